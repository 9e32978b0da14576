import type { Lexicon } from './lexicon.ts';

/** Turkish: who says it, and how it is meant. See `lexicon.ts` for how to write it. */
export const trVoices: Lexicon['terms'] = {
  if: 'eğer|şayet|geçerse|gelirse|kaybederse|kazanırsa|alırsa|kalırsa|olursa|tutarsa|bırakırsa|isterse|dilerse|yaparsa|ederse|edilirse|yapılırsa|olsa|olsaydı|olmasa|olmasaydı|etseydi|etmeseydi|edilseydi|yapsaydı|yapılsaydı|gelseydi|kalsaydı|bulunsaydı|verilseydi|bilseydi|varsa|sahipse|cezalıysa|varsa|ise de|takdirde|durumunda|tut ki|tutalım ki|tutalım|farz et*|varsayalım|varsay*',
  'if-first': '',
  'in-that-case': 'o zaman|o takdirde|o durumda|bu takdirde|öyle olursa|öyle olsa|öyle olsaydı',
  would: 'olurdu|olacaktı|ederdi|edecekti|yapardı',
  elsewhere:
    'öteki/diğer/öbür/başka odada|öteki/diğer/öbür/başka/yan masada|öteki/diğer/öbür/başka/yan masadaki|kapalı/açık odada|önceki bordda|bir önceki bordda|geçen bordda|bord önce|tur önce|el önce|bir önceki turda|geçen turda|bordla karşılaştır*|elle karşılaştır*|bir keresinde|bir zamanlar|yıllar önce|vaktiyle|benzer bir olayda/durumda|başka bir olayda',
  here: 'bizim masada|bu masada|bu bordda|bu kez|bu sefer|bizim olayda|bu olayda',
  should:
    'gerekirdi|gerekiyordu|gerekmişti|olmalıydı|verilmeliydi|yapılmalıydı|edilmeliydi|etmeliydi|yapmalıydı|lazımdı|şarttı',
  whenever:
    'bir savunma oyuncusunun … olduğunda|iki ya da daha fazla cezalı*|iki veya daha fazla cezalı*|iki ya da daha çok cezalı*|iki veya daha çok cezalı*|birden fazla cezalı*|birden çok cezalı*|her zaman|hiçbir zaman|istediğinde|yasakladığında|ne zaman|genel olarak|genellikle|kural olarak|yasaya göre|yasa der*|yasa diyor*|bir löveden sonra|seçim yapılmayan bir*|seçimsiz kalınan*|seçim yapılmadıkça',
  claimed:
    'ileri sür*|iddia*|itiraz et*|itiraz ed*|itiraz etti|itirazı~|savundu|savunuyor|savunmuş*|savunan|savunarak|düşünüyor*|düşündü*|düşünen|düşünmüş*|düşünerek|görüşüne göre|görüşünde*|fikrinde*|fikrince|diyor*|yakındı|yakınıyor|şikâyet*|kanısında*|kanaatinde*|inanıyor*|inancında*|istiyordu|davrandı|öne sür*|karşı çık*|sanıyor*|sandı*|sanmış*|sanan|sanarak|zannet*|zannediyor*|bekliyor|bekliyordu|umuyor*|diret*|ısrar et*|ısrar ed*|ona göre|kendisine göre|kendince|homurdan*|söyleniyor*|tutturdu|güya|sözde|kuzey-güney~/doğu-batı~/güney-kuzey~/batı-doğu~/k-g~/d-b~ göre|kuzey~/güney~/doğu~/batı~ göre|deklaran~/dekleran~/oynayan~/yer~/savunma~/oyuncu~/ortağına/itirazcı~ göre|kuzey~/güney~/doğu~/batı~/deklaran~/dekleran~ bakılırsa|kuzey~/güney~/doğu~/batı~/deklaran~/dekleran~/savunma~ kalırsa|seyirci~/seyirciler~/izleyici~/izleyiciler~/seyircilerden/izleyicilerden … söyledi/söylüyor/söylemiş*/dedi/diyor/der/sandı|seyirciye/seyircilere/izleyiciye/izleyicilere/bazılarına/kimilerine/kimine göre|sananlar*|sanmay*|sanma|sanılma*|sanılır|sanılıyor|zannedenler*|düşünenler*|diyenler*|seyircilerden/izleyicilerden biri',
  asked:
    'sordu*|soruyor*|sorar|sorulmuş*|soruldu*|sormuş*|sorunca|sorması*|merak et*|merak ed*|bey/hanım/okurumuz/okuyucumuz/okurumuz/üyemiz/hanımefendi/beyefendi yazıyor/soruyor/yazmış/sormuş/anlatıyor',
  told: 'açıkla*|anlat*|söylendi*|söylenmiş*|söylenir|söyledi*|söylemiş*|bildir*|saydı*|hatırlat*|belirtti*|açıklar|tembih*|uyardı*|ekledi|ekliyor|eklemiş*|ekler',
  'told+not':
    'bir/hiçbir şey demedi/demez/demiyor/dememiş*/söylemedi/söylememiş*/söylemiyor/söylemez/demeyip/söylemeyip|ses çıkarmadı|ses çıkarmamış*|söz etmedi|söz etmemiş*|sözünü etmedi|ilişmedi|ilişmemiş*',
  ruled:
    'verdiği gerekçe|gerekçesi şu*|gerekçesi şöyle*|gerekçesi ise şu*|gerekçe olarak şunu söyle*|karar ver*|karara var*|karara bağla*|hükmet*|hükmed*|hüküm ver*|kararı şöyle*|kararına göre|karar vermiş*|kararı şu*|uygun gör*|karar şöyle*|karar şu*|kanaatine var*|sonucuna var*|sonuca var*|sözleri şunlar*|sözleri şöyle*|sözleri şuydu|sözleri aynen şöyle*|söylediği şu*|dediği şu*',
  ruling:
    'karar|kararı~|kararın|kararım~|kararımız~|kararını|kararlar~|cevap|cevabı~|cevabım~|cevabımız~|yanıt|yanıtı~|yanıtım~|yanıtımız~|çözüm|çözümü~|cevap 1|hüküm|hükmü~',
  'fault+passive':
    'bozul*|kaldırıldı*|kaldırılmış*|kaldırılır|değiştirildi*|değiştirilmiş*|düzeltildi*|düzeltilmiş*|iptal edildi*|iptal edilmiş*|geri alındı karar|hükümsüz kıl*',
  fault:
    'yanlış*|hatalı*|hata|hatası~|hataya düş*|hata yap*|yanıl*|kaldırıl*|bozdu*|değiştir*|gözden kaçır*|atlamış*|düzeltilmeli*|düzeltilir|düzeltti*|düzeltmiş*|düzelttim|düzeltir|düzeltme*|iptal et*|iptal ed*',
  'put-right':
    'kartlar/kart/kağıtlar yeniden/tekrar/geri açıldı/konuldu/kondu|yeniden/tekrar masaya kondu/konuldu/koydu/döndü|yeniden/tekrar açıldı|masaya geri döndü|geri/tekrar/yeniden çıkart*/koydur*/koydurt*/bıraktır*/açtır*/açtırt*/indirt*/yatır^|masaya geri bıraktır*|geri koydur*|geri koydurt*|masaya geri koy*|masaya dönd*|masaya dönme*|masaya iade*|geri aldır*|durdurdu|durdurdum|durdurmuş*|uyarıldı|hakem … engel oldu|hakem … engelledi',
  upheld:
    'doğru*|haklı*|uygundu*|uygun bul*|onayla*|onay ver*|yerinde|isabetli*|geçerli*|katılıyoruz|katılıyorum|hak verdi*|hak verir*|hak veriyor*|hak vermiş*|onadı|onamış*|onandı|onanmış*|onayladı|onar',
  'not-so':
    'haklı bulma*|haklı görme*|kabul etmedi*|kabul etmez|kabul etmemiş*|kabul edilmedi*|kabul görme*|reddet*|redded*|haksız*|yersiz*|dayanaksız*|geçersiz*|hükümsüz*|geri çevir*|öyle değil|katılmadı*|katılmıyor*|katılmamış*|paylaşmadı*|paylaşmamış*|paylaşmıyor*|yerinde bulma*|doğru bulma*|doğru değil*|haklı değil*',
  facts: 'olay|olaylar|olgular|vaka|oyun',
  appeal: 'temyiz|itiraz|başvuru',
  comment:
    'yorum~|yorumu~|yorumum~|yorumumuz|not|notu~|notum|editörün notu|açıklama|değerlendirme|hakemin notu',
};
