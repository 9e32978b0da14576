import type { Lexicon } from './lexicon.ts';

/** Turkish: leads and plays, the trick, and who is on lead. See `lexicon.ts` for how to write it. */
export const trPlay: Lexicon['terms'] = {
  'lead+not': 'çıkma|çıkmayın|çıkmayınız',
  lead: 'çık*|çıkış|çıkışı~|çıkışın|çıkışta|çıkışını|çıkışına|çıkışından|atak|atağı~|atağa|atağını|atak yap*|atağını yap*|atak et*|atak ed*|devam etti*|devam ediyor*|devam edince|devam edip|devam etmiş*|ile devam et*|ile devam ed*|ile çık*|ile çıkış*|ile başla*|ile başlıyor*|ile atak*|dön|döndü|dönüyor|dönmüş|sürdü|çekti*|çeker|çekiyor*|çekmiş*|çekmesi*|çekip|çekince|çıkış yap*|çıkışa|çıkıştan|çıkışla|çıkışıyla|çıkışların|çıkışlar',
  'play+not': 'oynama|oynamayın|oynamayınız',
  play: 'bırakıver*|veriver*|koyuver*|oyna*|oynatt*|koy*|ver|ver^|kullandı|konmuş*|bastı',
  'discard+present': 'atar|atılır|çakar',
  'discard+future': 'atacak|atacaktır|çakacak|çakacaktır',
  'discard+infinitive': 'atmak|çakmak',
  discard: 'at^|attırdı|kaç^|çak^|defos*',
  'discard+may': 'atabil*',
  'discard+may-not': 'atamaz|atamayac*|çakamaz',
  'play+may':
    'verebil*|koyabil*|konabil*|verilebil*|arasında serbest*|arasında seçim yapabil*|arasında seçebil*|arasında dilediğini/istediğini seç*',
  'play+present': 'verir|verirler|konur|verilir|koyar|bırakır',
  'play+future': 'verecek|verecektir|verecekler|verilecek|verilecektir|konacak|konacaktır',
  'play+infinitive': 'vermek|bırakmak',
  'play+passive': 'geldi|geliyor|gelmiş|gelmişti|konuldu|verildi|kondu|konulmuş',
  'play+would+future': 'verecekti|verilecekti|konacaktı',
  'discard+would+future': 'atacaktı|çakacaktı',
  'play+may-not': 'veremez|koyamaz|verilemez|konamaz|veremeyec*|koyamayac*',
  'designate+may': 'seçebil*|belirleyebil*|belirtebil*|söyleyebil*',
  'designate+may-not': 'seçemez|seçemedi|belirleyemez',
  follow: 'renge uy*|renge uymak|uy^',
  designate:
    'seçimi/seçim/tercihi/tercih/seçimini/tercihini … yapacak*/yapacağ*/yapar/yapmalı*/yapması*/yapmasına|belirle*|belirliyor*|belirt*|seç^|seçme*|karar verir|söyler|söyleyecek|söyleyen|söylüyor|gösterir|işaret et^|işaret ed^|işaretle*|tayin et*|tayin ed*|saptar|tercih eder|tercih etti*',
  'designate+told': 'dedi|demiş|demişti|diyerek|dediler|dedim|dedik|deyip|deyince',
  'designate+which':
    'hangi* … söyle*|hangi* … belir*|hangi* … seç*|hangi* … deklaran~ söyler|hangi* … karar ver*|kartı seçmek|kartı belirlemek|hangisini seçmek|kartlardan birini seçmek|kartı seçme hakkı*|hangi kartın oynanacağını seçmek|kartı tayin etmek',
  which: 'hangi*|hangisi*|hangi kart*|hangi birini',
  win: 'el/eli/löve/löveyi/leve/leveyi al^|el/eli/löveyi … alır/alacak*/almıştı*|kozla/asla/ruayla/papazla/damla/kızla/valeyle/onluyla/koz ile/as ile al^|kazan*|löve … oldu|löve … gitti|löve … geçti|löveyi aldı|löveyi alır|löve aldı|ile aldı*|ile alır|ile almış*|ile kazan*|ile tut*|löveyi al*|löveyi … aldı|löveyi … almış|löve yaptı|löve yapmış*|el tuttu|el tutmuş*|eli tuttu|eli aldı|eli almış*|ele geçti|ele geçmiş*|ele geldi|ele girdi|löveyi tuttu|löve tuttu|löveyi … alır/alırken/alınca/alıp/alan/alıyor/almıştı/almıştır/aldığında/aldıktan|löveyi/eli … kazan*',
  'to-lead+future': 'çıkacak|çıkacaktır|çıkacaklar|çıkış yapacak|çıkış yapacaktır|atak edecek|atak edecektir',
  'to-lead':
    'çıkış sırası|atak sırası|çıkma sırası|çıkacak*|çıkış hakkı|çıkış kendisine geç*|çıkışa geç*|çıkış yapacak*|çıkışı yapacak*|atak yapacak*|atağı yapacak*|atak edecek*|çıkmak üzere*|çıkış yapmak üzere*|atağı/çıkışı/açılışı/atak/çıkış … yapacak*/edecek*|atağı/çıkışı/atak/çıkış … yapması/etmesi gerek*|oyuna … devam edecek*|oyuna … başlayacak*|löveye … başlayacak*|löveyi … açacak*|henüz çıkmamış*|henüz çıkış yapmamış*|henüz atak yapmamış*|daha çıkmamış*|daha çıkış yapmamış*|henüz/daha çıkmadan|henüz/daha çıkış/atak yapmadan|henüz/daha bir kart çıkmadan|henüz/daha kart çıkmadan|çıkmadan önce|çıkmadan evvel|çıkış yapmadan önce|atak yapmadan önce|çıkışını yapmadan önce|çıkışını yapmadan|bir kart çıkmadan önce|çıkışa hazırlanır*|çıkmaya hazırlanır*|çıkmaya hazırlanıyor*|çıkışa hazırlanıyor*|çıkması gereken|çıkması gerekirken|çıkması beklenirken|çıkacak oyuncu|çıkacak taraf|çıkış yapacak oyuncu|atak yapacak oyuncu|çıkacak kişi|çıkışı yapacak oyuncu|çıkan oyuncu',
  opening:
    'atağını yapmamış*|atağını henüz yapmamış*|atak yapmadan|atak yapmamış*|atak yapılmadan|atak yapılmamış*|açılış atağı*|açılış çıkışı*|atağını yapmadan|ilk atağ*|ilk çıkış yapılmadan|atağı düşün*',
  trick: 'löve',
  turn: 'sıra|sırası~|oynama sırası~',
  'lose-lead':
    'çıkışı kaybet*|çıkışı kaybed*|çıkışı kaybetmiş*|çıkışı yitir*|çıkışı ver*|çıkışı bırak*|eli kaybet*|eli kaybed*|eli yitir*|eli ver*|eli kaptır*|eli bırak*|el elden git*|el elden çık*|el elinden git*|el elinden çık*|çıkış hakkını kaybet*|çıkış hakkını kaybed*|çıkış hakkını yitir*',
  'keep-lead':
    'çıkışı koru*|çıkış … kaldı|çıkışı elinde tut*|çıkış yine|çıkış hâlâ|el yine|el hâlâ|el hâlen|el … kaldı|el kendisinde kal*|el onda kal*|çıkış kendisinde kal*|çıkış onda kal*|eli koru*|eli elinde tut*|eli bırakma*|çıkışı bırakma*|çıkışı sürdür*|yine/hâlâ/hala/gene elde*|yine/hâlâ/hala/gene çıkışta*',
  void: 'olmadığına göre|olmadığı için|olmadığından|bulunmadığına göre|bulunmadığı için|bulunmadığından|kalmadığına göre|olmayınca|bulunmayınca|yok|yoktu|yoktur|yokmuş|kalmadı|kalmamış*|kalmayan|bulunmuyor|bulunmuyordu|bulunmadığı*|bulunmayan|olmadığından|kalmadığından|kalmadığı için',
};
