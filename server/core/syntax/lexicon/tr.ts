import type { Lexicon } from './lexicon.ts';

/** Turkish: how the concepts of the law are said. See `lexicon.ts` for how to write it. */
export const tr: Lexicon = {
  language: 'tr',
  gate: /ceza/i,
  terms: {
    // Persons.
    declarer: 'deklaran~|dekleran~|deklereci~|oynayan~|oynayan oyuncu~',
    dummy: 'yer~|yerden|yerin|dummy~|dami~ yeri',
    defender: 'savunma oyuncu*|savunmacı*|defans oyuncu*|savunucu*|bir oyuncu|oyuncu|oyuncunun|defansçı*',
    partner: 'ortağı~|ortağının|ortak|ortağa|ortaktan|partner~|partneri~|öbür savunmacı*|öteki savunmacı*',
    offender: 'kusurlu oyuncu*|kusurlu taraf*|kusurlu~|ihlali yapan oyuncu*',
    director: 'hakem~|direktör~|turnuva direktörü~|td~',
    committee: 'kurul~|temyiz kurulu~|jüri~|komite~',
    i: 'ben|biz|bize|bana',
    pair: "doğu-batı~|kuzey-güney~|d-b~|k-g~|d-b'|itiraz eden*|taraf*",
    he: 'kendisi~|kendisine|o oyuncu',
    his: 'kendi',
    // Things.
    'penalty-card': 'cezalı kart*|cezalı~|cezalı olan kart*|cezalıdır|cezalıydı',
    card: 'kart~|kartı~|kartın|kartlar~|kartını',
    two: 'iki kart|iki kartı|iki kart birden',
    'two+penalty-card': 'iki cezalı kart*|iki cezalı kartı',
    it: 'onu|bunu|bu kart|bu kartı|o kart|o kartı|kartı|kartını',
    them: 'onları|bunları|bunlar|onlar|bu kartlar*|kartlar|kartları|kartlarını',
    'them+penalty-card': 'cezalı kartları|cezalı kartlarını|cezalı kartlar',
    both: 'ikisi~|ikisi de|ikisini de|ikisinin de|her ikisi~|her ikisi de|her ikisini de|kartların ikisi~|iki kartını|iki kartını da|iki kartı da|iki kart da|hepsi~|hepsini|tümü~|tümünü|her iki kart*|iki rengi de|iki renk de|her iki rengi de|ikisine birden|ikisi birden|kartların ikisi de|kartların ikisini de|bütün kart*',
    'both+penalty-card':
      'iki cezalı kartını da|iki cezalı kartı da|iki cezalı kart da|her iki cezalı kart*|bütün cezalı kart*|cezalı kartların ikisi~|cezalı kartların ikisi de|cezalı kartların ikisini de',
    other: 'öbür kart~|öteki kart~|diğer kart~|öbürü~|ötekisi~|diğeri~|öteki|diğeri',
    'the-one': 'yalnız birini|yalnızca birini|ikisinden birini|birini',
    former: 'ilki~|birincisi~',
    latter: 'ikincisi~|sonuncusu~',
    'that-suit': 'o renk~|bu renk~|aynı renk~|o rengi|bu rengi|aynı rengi|rengi',
    hand: 'el|eli~|elinde|elinden|elde',
    option: 'seçenek*|hak|hakkı~|haklar*|seçim~|seçimi~|seçim hakkı~',
    restriction: 'yasak|yasağı~|yasağın|yasağa|kısıtlama*|çıkış yasağı~|engel*',
    demand: 'zorunluluk~|zorunluluğu~|zorunluğu~|istek|isteği~|istem|istemi~|talep|talebi~',
    // How a card comes to be a penalty card.
    drop: 'düş*|düşür*|devir*|döküldü|dökül*|saçıl*|kaydı|kaydır*|istemeden|yanlışlıkla|kazayla|elinden kaç*',
    face: 'açtı|açtığı|açar|açıyor|açmış|yüzü … açık*|açıkta|açık dur*|açık*|açıldı|göster*|görün*|gördü|görül*|masaya koy*|masada … dur*|masada|masadaydı|masadadır',
    'out-of-turn':
      'sırası olmadığı halde|sırası değilken|sıra dışı|sırasız|sırası gelmeden|sıra kendisinde değilken|sırası olmadan',
    revoke: 'rönons*',
    premature: 'erken|zamansız',
    'two-at-once': 'iki kart birden|aynı anda iki kart*|ikisini birden oyna*',
    deliberate: 'bilerek|kasten|bile bile',
    'in-auction': 'ihale sırasında|deklare sırasında|ihalede',
    major: 'majör*|büyük cezalı*',
    minor: 'minör*|küçük cezalı*',
    // What declarer chooses.
    require: 'iste*|talep et*|zorunlu kıl*|çıkılmasını iste*',
    prohibit: 'yasakla*|yasak koy*|yasak getir*|yasaktır|yasak|men et*',
    'want+not': 'istemedi*|istemez*|istemiyor*|istememiş*|istemem|istemediği*',
    'leave-free':
      'istememeyi ve yasaklamamayı|hiçbir şey istemedi*|hiçbir şey istemez|hiçbir şey istemiyor|hiçbir şey istemeyip|hiçbir şey yasaklama*|ne … istedi|ne … ister|serbest bırak*|hiçbir … kullanma*|bir şey istemedi*|bir şey yasaklamadı|hiçbirini yapmadı|hiçbir kısıtlama getirmedi',
    waive:
      'hakkını kaybet*|haklarını kaybet*|hakkını yitir*|haklarından vazgeç*|hakkından vazgeç*|seçeneklerini kaybet*|hakkı bit*|hakkı kalma*|yeniden seçemez|tüket*|vazgeçmiş sayıl*',
    again: 'yeniden|tekrar|bir daha|yine',
    // What becomes of the cards.
    'pick-up':
      'eline geri al*|eline al*|ele al*|ele alın*|geri al*|geri alın*|eline … al*|eline dön*|ele dön*|eline geri dön*|eline iade*|elinde toplan*|geri çek*|toplad*|toplar|eline … dön*',
    stop: 'olmaktan çık*|artık cezalı kart değil*|cezalı kart sayılmaz|cezası kalk*|cezalı olmaktan çık*|cezalı değil*',
    remain:
      'masada … kal*|masada … bırak*|masada kal*|masada bırak*|masada bırakıl*|masada tut*|masada … tut*|açık kal*|cezalı kart olarak kal*|cezalı kal*|yerinde kal*|hâlâ masada*|cezalı kart olmaya devam*|cezalı kart olmayı sürdür*|olduğu yerde kal*',
    // Play.
    lead: 'çık*|çıkış|çıkışı~|çıkışın|çıkışta|atak|atağı~|atağa|atak yap*|atağını yap*|ile devam et*|dön|sürdü|çekti|çeker|çekiyor|çıkış yap*',
    play: 'oyna*|koy*|ver|verdi|verir|veriyor|verdiği|vereceği*|vermek|versin|kullandı',
    discard: 'attı|atar|atıyor|atmak|atmış|kaçtı|kaç*|atmalı*|çaktı|çakar',
    'discard+may': 'atabil*',
    'play+may': 'verebil*|koyabil*',
    'play+may-not': 'veremez|koyamaz',
    'designate+may': 'seçebil*|belirleyebil*|belirtebil*|söyleyebil*',
    'designate+may-not': 'seçemez|seçemedi|belirleyemez',
    follow: 'renge uy*|renge uymak|uydu|uyar',
    designate:
      'belirle*|belirt*|seçer|seçti|seçiyor|seçmek|seçmiş|seçsin|seçecek*|seçme*|karar verir|söyler|dedi|gösterir',
    'designate+which':
      'hangi* … söyle*|hangi* … belir*|hangi* … seç*|hangi* … deklaran~ söyler|hangi* … karar ver*',
    which: 'hangi*|hangisi*|hangi kart*',
    win: 'kazan*|löve … oldu|löve … gitti|löve … geçti|löveyi aldı|löveyi alır|löve aldı|ile aldı|löveyi al*',
    'to-lead': 'çıkış sırası|atak sırası|sıra|çıkacak*|çıkış hakkı|çıkış kendisine geç*|çıkışa geç*',
    opening:
      'atağını yapmamış*|atak yapmadan|atak yapmamış*|açılış atağı*|atağını yapmadan|ilk atağ*|atağı düşün*',
    'lose-lead': 'çıkışı kaybet*|çıkışı kaybetmiş*|çıkışı yitir*',
    'keep-lead': 'çıkışı koru*|çıkış … kaldı|çıkışı elinde tut*|çıkış yine|çıkış hâlâ',
    void: 'yok|yoktu|yoktur|kalmadı|bulunmuyor',
    // How far.
    may: 'serbest*|hakkı var*|hakkına sahip*|izin*',
    must: 'zorunda*|gerek*|mecbur*|lazım|şart',
    'may-not': 'izin yok|hakkı yok*|olmaz',
    'need-not': 'zorunda değil*|gerekmez|mecbur değil*',
    not: 'değil*|gelmesin|gelmemesini|oynanmasın|oynanmamasını|oynamasın|oynamamasını|çıkmasın|çıkmamasını|çıkılmasın|çıkılmamasını|gelmedi|gelmez|geçmedi|hiçbir|hiç|hayır|olmadığı*|yapmadı*|etmedi*|ne|denmez|denmedi|denemez|sayılmaz|sayılmadı',
    neither: 'hiçbiri*|ne … ne',
    only: 'yalnız|yalnızca|sadece|ancak … zaman',
    'any-card':
      'istediği kart*|dilediği kart*|istediğini|dilediğini|istediği gibi|dilediği gibi|herhangi bir kart*|istediği rengi|dilediği rengi|istediği renkten|serbestçe|ne isterse|yasal olan istediği kart*|yasal herhangi bir kart*|istediği yasal kart*|kısıtlama yok*',
    'until-lead-lost':
      'çıkışı kaybedene kadar|çıkışı kaybedene dek|çıkışı kaybedene kadardı|çıkışı yitirene kadar|çıkışı kaybedinceye kadar|çıkışı kaybedinceye dek|çıkış hakkını kaybedene kadar|çıkış elinden gidene kadar|çıkışı bırakana kadar|löveyi kaybedene kadar',
    'while-lead-kept':
      'çıkışı elinde tuttuğu sürece|çıkışı koruduğu sürece|çıkış … kaldığı sürece|çıkışta kaldığı sürece|çıkışı sürdürdüğü sürece|çıkışı elinde bulundurduğu sürece|çıkış … olduğu sürece',
    'this-lead-only':
      'tek bir çıkış için|tek çıkış için|bir çıkış için|yalnız bu çıkış için|yalnızca bu çıkış*|bu çıkış için|yalnız bir çıkış*|yalnızca bir çıkış*|yalnız o çıkış*|tek löve*|yalnızca bir löve*|yalnız bir löve*|bir tek löve*|bu löve için|ilk çıkış için|yalnız ilk çıkış*|yalnızca ilk çıkış*|tek bir löve*',
    'to-the-end':
      'el bitene kadar|elin sonuna kadar|oyunun sonuna kadar|oyun bitene kadar|el sonuna kadar|el boyunca|oyun boyunca|bordun sonuna kadar|sonuna kadar|sonuna dek|elin sonuna dek',
    // The table.
    'no-trump': 'sanzatu~|kozsuz|kozsuz oyun',
    'plays-contract+play': 'oynuyor|oynamaktadır|oynarken|oynuyordu|oynadığı|oynanıyor',
    contract: 'kontrat~|kontratı~|son kontrat',
    // Who says it, and how it is meant.
    if: 'eğer|şayet|geçerse|gelirse|kaybederse|kazanırsa|alırsa|kalırsa|olursa|tutarsa|bırakırsa|olsa|olsaydı|ise de|takdirde|durumunda',
    'if-first': '',
    would: 'olurdu',
    should: 'gerekirdi|olmalıydı|verilmeliydi',
    whenever:
      'bir savunma oyuncusunun … olduğunda|iki ya da daha fazla cezalı*|her zaman|hiçbir zaman|bir oyuncu|istediğinde|yasakladığında|ne zaman',
    claimed:
      'ileri sür*|iddia*|itiraz et*|itiraz etti|itirazı~|savundu|savunuyor|savunmuş|düşünüyor*|düşündü|görüşüne göre|diyor|yakındı|şikâyet*|kanısında*|istiyordu|davrandı|öne sür*',
    asked: 'sordu|soruyor|sorar|sorulmuş',
    told: 'açıkladı|anlattı|söyledi|bildirdi|saydı|hatırlattı|belirtti|açıklar',
    ruled:
      'karar verdi|karara var*|hükmet*|kararı şöyle*|kararına göre|karar vermiş*|kararı şu*|uygun gör*|karar şöyle*',
    ruling: 'karar|kararı~|kararın|cevap|yanıt|çözüm|cevap 1|hüküm',
    fault:
      'yanlış*|hatalı*|hata|hatası~|yanıl*|kaldırıl*|bozul*|değiştir*|gözden kaçır*|atlamış*|düzeltil*|düzelt*',
    upheld: 'doğru*|haklı*|uygundu*|onayla*|yerinde|isabetli*|geçerli*|katılıyoruz|hak verdi',
    'not-so':
      'haklı bulma*|kabul etmedi|kabul edilmedi|reddet*|redded*|haksız*|yersiz*|geri çevir*|öyle değil|katılmadı',
    facts: 'olay|olaylar|olgular|vaka|oyun',
    appeal: 'temyiz|itiraz|başvuru',
    comment: 'yorum~|not|notu~|editörün notu|açıklama',
    // How parts of a sentence hang together.
    and: 've|ile|ayrıca',
    or: 'ya da|veya|yahut',
    but: 'ama|fakat|ancak|oysa|ne var ki|lakin',
    so: 'bu yüzden|bu nedenle|dolayısıyla|böylece|onun için',
    because: 'çünkü|zira',
    that: 'ki',
    who: '',
    while: 'iken',
    before: 'önce|henüz',
    after: 'sonra|sonraki|ardından',
  },
  suits: {},
  ranks: {
    A: 'as~|ası~|asını|asıyla',
    K: 'rua~|ruası~|ruasını|ruayla|papaz~|papazı~',
    Q: 'dam~|damı~|damını|kız~|kızı~',
    J: 'vale~|valesi~|valesini|bacak',
    T: 'onlu~|onlusu~|onlusunu',
    '9': 'dokuzlu~|dokuzlusu~',
    '8': 'sekizli~|sekizlisi~',
    '7': 'yedili~|yedilisi~',
    '6': 'altılı~|altılısı~',
    '5': 'beşli~|beşlisi~',
    '4': 'dörtlü~|dörtlüsü~',
    '3': 'üçlü~|üçlüsü~',
    '2': 'ikili~|ikilisi~',
  },
  endings:
    'i u si su yi yu ni nu in un nin nun e a ye ya ne na de da te ta nde nda den dan ten tan nden ndan le la yle yla ini unu sini sunu ine una daydi deydi taydi teydi ndaydi ndeydi lar ler lari leri larin lerin larini lerini dir dur tir tur ydi ydu li lu lik sa se nindi nundu indi',
  cards: ['SUIT RANK', 'SUIT - RANK'],
  forms: {
    gen: { endings: 'nin nun in un nindi nundu indi' },
    acc: { endings: 'yi yu i u ni nu' },
    dat: { endings: 'ya ye a e na ne dan den tan ten ndan nden' },
    at: { endings: 'da de ta te nda nde daydi deydi taydi teydi ndaydi ndeydi' },
    with: { endings: 'le la yle yla' },
  },
  articles: '',
  verbEndings: [
    ['(?:^|[^n])[ae]m(?:az|ez|ad|ed|ay|ey|iyor)', 'may-not'],
    ['^(?:n|in|il|un|ul)?m(?:az|ez|ad|ed|am|em|iyor|ayac|eyec|ayan|eyen|ayinca|eyince)', 'not'],
    ['^n(?:d[iu]|mis|ir|iyor|mas)', 'passive'],
    ['[ae]bil', 'may'],
    ['m(?:ali|eli)', 'must'],
    ['(?:sayd|seyd|sa$|se$|sak$|sek$)', 'if'],
    ['(?:[ae]c[ae][kg])t', 'would'],
    ['(?<!bil)(?:ar|er|ir|ur)d[iu]$', 'would'],
  ],
  fillers: undefined,
  isVerbLast: true,
  isBracketed: false,
  subjectMayFollow: true,
};
