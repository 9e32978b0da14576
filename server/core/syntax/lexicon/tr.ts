import type { Lexicon } from './lexicon.ts';
import { trEndings } from './tr-endings.ts';
import { trPlay } from './tr-play.ts';
import { trVoices } from './tr-voices.ts';

/** Turkish: how the concepts of the law are said. See `lexicon.ts` for how to write it. */
export const tr: Lexicon = {
  language: 'tr',
  terms: {
    // Persons.
    declarer:
      'deklaran~|dekleran~|deklereci~|deklarer~|oynayan~|oynayan oyuncu~|oynayan taraf~|kontratı oynayan~|kontratı oynayan oyuncu~|eli oynayan~|eli oynayan oyuncu~',
    dummy: 'yer~|dummy~|dami~ yeri|masanın eli|yerdeki el',
    defender:
      'savunma oyuncu*|savunmacı*|savunan oyuncu*|defans oyuncu*|savunucu*|oyuncu|oyuncunun|defansçı*',
    'defender+whenever': 'bir oyuncu|bir savunma oyuncu*|bir savunmacı*|bir defans oyuncu*',
    partner:
      'ortak~|ortağ~|ortağı~|ortağım~|partner~|partneri~|eşi~|öbür savunma*|öteki savunma*|diğer savunma*|öbür defans*|öteki defans*|diğer defans*|karşısındaki savunma*',
    offender:
      'kusurlu oyuncu*|kusurlu taraf*|kusurlu~|ihlali yapan oyuncu*|ihlali yapan~|hatalı oyuncu*|cezalı kartın sahibi~|cezalı kartların sahibi~|kartın sahibi~|kartların sahibi~|sahibi~|cezalı kartlı oyuncu*|cezalı oyuncu*',
    director:
      'görevli~|görevli arkadaş*|görevli hakem*|nöbetçi hakem*|yardımcı hakem*|hakem arkadaş*|genç hakem*|yönetici arkadaş*|turnuva yönetici*|meslektaş~|meslektaşı~|meslektaşım~|meslektaşımız~|hakem~|direktör~|turnuva direktörü~|td~|başhakem~|baş hakem~|başdirektör~|baş direktör~|turnuva hakemi~|masa hakemi~|masa direktörü~|salon hakemi~|salon direktörü~|kulüp hakemi~|kulüp direktörü~|hakemimiz~|direktörümüz~|hakem bey~|hakem hanım~|direktör bey~|direktör hanım~',
    committee:
      'kurul~|temyiz kurulu~|temyiz komitesi~|temyiz jürisi~|itiraz kurulu~|itiraz komitesi~|kulüp komitesi~|turnuva komitesi~|hakem kurulu~|apel kurulu~|apel komitesi~|disiplin kurulu~|jüri~|komite~|kurulumuz~|komitemiz~',
    i: 'ben|biz|bize|bana|beni|bence',
    'i+i-am': 'yönüm|oturuyordum|oturuyorum|oturmuştum|oturmaktaydım|oturdum',
    pair: "doğu-batı~|kuzey-güney~|d-b~|k-g~|d-b'|doğu ile batı|batı ile doğu|kuzey ile güney|güney ile kuzey|doğu ve batı|batı ve doğu|kuzey ve güney|güney ve kuzey|itiraz eden*|taraf*",
    'pair+you': 'sen|siz|sana|size|seni|sizi|senin|sizin|kendin|kendiniz',
    he: 'ondaydı|ondadır|ondaymış|ondayken|o da/ise … yasakladı/yasaklamış/yasaklıyor/yasaklar/istedi/istemiş/istiyor/ister/seçti/seçmiş/isteyip/yasaklayıp|kendisi~|kendisine|o oyuncu~|bu oyuncu~|söz konusu oyuncu~|o yapacak*|o çıkacak*|o oynayacak*|o edecek*|o başlayacak*|o da/ise … çıkmasını/çıkılmasını/oynamasını/oynanmasını/atağını/çıkışını',
    his: 'kendi|onun|kendi elindeki',
    // Things.
    'penalty-card':
      'cezalı kart*|cezalı~|cezalı olan kart*|cezalıdır|cezalıydı|cezalılar*|ceza kartı~|ceza kartlar*|cezalı kağıt*|cezalı kağıd*|ceza kağıd*|ceza kâğıd*',
    card: 'rengin/renklerin/renkten/renkteki kart*/kağıt*/kağıd*|kart~|kartı~|kartın|kartını|kartına|kartıyla|kağıt~|kağıdı~|kağıdın|kartların|kartlara|kartlardan|kartlarda|kartlarla|kağıtların|kağıtlara|kağıtlardan|kağıtlarla',
    two: 'iki kağıdını|iki kart|iki kartı|iki kart birden|iki kağıt|iki kağıdı|iki karta|iki kartın',
    'two+penalty-card':
      'iki büyük cezalı kart*|iki majör cezalı kart*|iki tane majör cezalı kart*|iki tane büyük cezalı kart*|iki küçük cezalı kart*|iki minör cezalı kart*|iki cezalı kart*|iki cezalı kartı|iki ceza kart*|iki cezalı kağıt*|iki cezalı kağıd*|iki cezalısı~',
    it: 'onu|bunu|bu kart|bu kartı|o kart|o kartı|kartı|kartını|bu kağıdı|o kağıdı|kağıdını|bunun|bu kartın|o kartın',
    them: 'onları|bunları|bunlar|onlar|bu kartlar*|o kartlar*|kartlar|kartları|kartlarını|kağıtlar|kağıtları|kağıtlarını|bunlara|onlara|bunların|onların',
    'them+penalty-card':
      'cezalı kartları|cezalı kartlarını|cezalı kartlar|cezalı kağıtları|cezalı kağıtlarını|cezalı kağıtlar|ceza kartları|ceza kartlarını|ceza kartlar',
    both: 'üç/dört kart*/kağıt*/kağıd* da/birden|üç/dört kartın üçü/dördü de|üçü/üçünü/üçünün/üçüne/dördü/dördünü/dördünün de/birden|iki kartının/kağıdının/kartına/kağıdına da|iki kart*/kağıt*/kağıd* birden|ikisinin|ikisi~|ikisi de|ikisini de|ikisinin de|ikisine de|her ikisi~|her ikisi de|her ikisini de|her ikisinin de|kartların ikisi~|iki kartını|iki kartını da|iki kartı da|iki kart da|iki kartın da|iki kartın ikisi de|hepsi~|hepsini|tümü~|tümünü|her iki kart*|iki rengi de|iki renk de|iki rengin de|her iki renk*|her iki rengi~|her iki rengi de|ikisine birden|ikisi birden|ikisini birden|iki kartını birden|iki kartı birden|iki rengi birden|kartların ikisi de|kartların ikisini de|kartlardan ikisi de|bütün kart*|iki kartınız da|iki kartınızı da|iki kağıt da|iki kağıdı da|iki kağıdını da|her iki kağıt*|her iki kağıd*|kağıtların ikisi de|kağıtların ikisini de|iki onör de|iki onörü de|iki onörün de|onörlerin ikisi de|iki onör birden|iki onörü birden|iki honör de|iki resim de|her iki renge|her iki renge de|iki renge de|iki renge birden|iki renkten de|bu iki renk~|bu iki rengi|bu iki rengin|bu iki renge|iki rengin|her iki damını/ruasını/asını/valesini/papazını/kızını/onörünü/honörünü/resmini da/de/birden|her iki damını/ruasını/asını/valesini/papazını/kızını/onörünü/honörünü/resmini|iki damını/ruasını/asını/valesini/papazını/kızını/onörünü/honörünü/resmini de/da/birden',
    'both+penalty-card':
      'iki cezalı kartını da|iki cezalı kartı da|iki cezalı kart da|iki cezalı kartın da|iki cezalı kartını birden|iki cezalı kartı birden|her iki cezalı kart*|bütün cezalı kart*|cezalı kartların ikisi~|cezalı kartların ikisi de|cezalı kartların ikisini de|cezalı kartların hepsi*|cezalı kartların tümü*|iki ceza kartı da|iki ceza kartını da|her iki ceza kart*|iki cezalı kağıdı da|iki cezalı kağıdını da|her iki cezalı kağ*|cezalıların ikisi de|cezalıların ikisini de',
    other:
      'öbür kart~|öteki kart~|diğer kart~|öbür kartı~|öteki kartı~|diğer kartı~|öbür kartını|öteki kartını|diğer kartını|öbür cezalı kart*|öteki cezalı kart*|diğer cezalı kart*|öbür kağıt~|öbür kağıdı~|öteki kağıt~|diğer kağıt~|öbürü~|ötekisi~|ötekini|öbürünü|diğerini|diğeri~|öteki|diğeri',
    'the-one': 'ikisinden birini|ikisinden biri|birini',
    'only+the-one':
      'yalnız/yalnızca/sadece/ancak birini/biri/birisini|yalnız/yalnızca/sadece/ancak bir/tek rengi/renk/renge|yalnız/yalnızca/sadece/ancak tek bir rengi/renk/renge|ikisinden yalnız/yalnızca/sadece/ancak birini|tek bir rengi',
    former: 'ilki~|birincisi~|birincisini|ilkini|önceki kart~',
    latter: 'ikincisi~|ikincisini|sonuncusu~|sonuncusunu',
    'that-suit':
      'o renk~|bu renk~|aynı renk~|o rengi~|bu rengi~|aynı rengi~|o renge|bu renge|o renkten|bu renkten|o renkteki|bu renkteki|söz konusu renk~|söz konusu rengi~|rengi',
    hand: 'eli~|elinde|elinden',
    'hand+on-hand': 'el|elde|eldeydi|eldedir|eldeymiş|eldeyken',
    'demand+chosen': 'isteği|talebi',
    'option+chosen': 'tercihi|seçimi|tercihim|seçimim|tercihi şu|seçimi şu|tercihi şöyle|seçimi şöyle',
    option:
      'yoldan/yolun/yollardan/yolların/şıktan/şıklardan/ihtimalden biri~/birini/birisini|seçenek*|seçeneği~|seçeneğini|hak|hakkı~|haklar*|seçim~|seçimi~|seçim hakkı~|opsiyon*|tercih hakkı~|hakkını kullandı*|haklarını kullandı*|seçeneğini kullandı*|hakkını kullanmış*|çıkma hakkı~',
    'option+may':
      'seçim yapabil*|seçimini yapabil*|tercih yapabil*|tercihini yapabil*|hakkını kullanabil*|haklarını kullanabil*|seçeneğini kullanabil*|seçeneklerini kullanabil*',
    restriction:
      'yasak|yasağı~|yasağın|yasağa|yasağını|kısıtlama*|kısıt~|kısıtı~|çıkış yasağı~|çıkış kısıtlaması~|çıkış engeli~|engel*|çıkma yasağı~|oynama yasağı~|çıkma yasağını|oynama yasağını',
    demand:
      'zorunluluk~|zorunluluğu~|zorunluğu~|istek|isteği~|isteğin|isteğe|isteğini|istem|istemi~|talep|talebi~|talebin|talebini|çıkma zorunluluğu~|çıkma zorunluluğunu',
    // How a card comes to be a penalty card.
    drop: 'düş^|düşür^|devril^|devir^|dökül^|dök^|saçıl^|saç^|kay^|kaydır*|sıyrıl^|fırla*|savrul^|yuvarla*|uçtu*|uçup|uçmuş*|uçuver*|süzül^|kurtul^|düşüver*|istemeden|istemeyerek|yanlışlıkla|kazayla|kazara|elinden kaç*|elinden kaçır*|masaya kaçır*|kaçır^|elinden fırla*|elinden kay*|elinden kurtul*|elinden uç*|elinden çıkıp|dalgınlıkla|dikkatsizlikle|sakarlıkla|telaşla|uçuyor*|uçan|uçunca|kaçıver*|dağıl^|parmaklarından kurtul*|kucağından kay*',
    face: 'aç^|açık*|açıl*|yüzü … açık*|açıkta|açık dur*|açıldı*|açılmış*|açılan*|açılınca|göster*|göründü*|görünüyor*|görünen|görünür|görünmesi*|gördü*|görül*|masaya koy*|masaya serd*|masaya seril*|masada … dur*|masada … yat*|masada|masanın/yerin üzerinde/üstünde/ortasında|masadaydı|masadadır|yatıyor*|yatan|yatar|yattı|yatmakta*|duruyor*|serdi|serild*|önünde|önündeki|önündeydi|önündedir|açığa çık*|açığa vur*|görünür hâle|görünür hale|ortaya ser*|ifşa*',
    'drop+face':
      'masaya/yere döktü/döküldü/düştü/düşürdü/düşürmüş/düşmüş/saçıldı/saçtı/kaydı/fırladı/döküp/düşürüp/düşüp/yuvarlandı/devrildi/döküldüğü/düşürdüğü|masaya/yere/elinden kaptır*|masaya/yere kaptırmış*|masaya/yere indi/inmiş/inince/iniverdi/konuverdi/serildi/saçılıverdi/dökülüverdi/dağıldı/yayıldı',
    'out-of-turn':
      'sırası olmadığı halde|sırası değilken|sıra dışı|sırasız|sırası gelmeden|sıra kendisinde değilken|sıra kendinde değilken|sıra onda değilken|sırası olmadan|sırası değil*|sırası gelmemiş*|sırasını beklemeden|sırayı kendinde san*|sırayı kendisinde san*|sıranın kendisinde olduğunu san*|sıranın kendinde olduğunu san*|sıra kendisinde san*|sıra kendisinde diye|sıra kendinde diye|sırayı şaşır*|çıkış sırası ortağındayken|sıra ortağındayken|çıkış sırası kendisinde değilken',
    revoke: 'rönons*|renge uymama*|renge uymamış*|renge uymayıp|renk inkar*',
    premature: 'erken|zamansız|vakitsiz|vaktinden önce|zamanından önce',
    'two-at-once': 'iki kart birden|aynı anda iki kart*|ikisini birden oyna*',
    deliberate: 'bilerek|kasten|kasıtlı|kasıtlı olarak|bile bile|isteyerek|bilinçli olarak',
    'in-auction':
      'ihale sırasında|deklare sırasında|ihalede|ihale sürerken|ihale devam ederken|konuşmalar sırasında|konuşma sırasında|deklarasyon sırasında',
    'major+not':
      'büyük/majör cezalı kart değil*|büyük/majör cezalı kart sayılmaz/sayılamaz/sayılmadı/olamaz/olmaz|büyük/majör cezalı değil*',
    major: 'majör*',
    'both+major': 'ikisi de büyük|ikisi de büyüktü|ikisi de büyüktür|her ikisi de büyük',
    'major+penalty-card':
      'majör cezalı kart*|majör cezalı*|büyük cezalı kart*|büyük cezalı*|majör ceza kart*|büyük ceza kart*|majör kart*',
    'minor+not':
      'küçük/minör cezalı kart değil*|küçük/minör cezalı kart sayılmaz/sayılamaz/sayılmadı/olamaz/olmaz|küçük/minör cezalı değil*',
    minor: 'minör*',
    // Says nothing.
    'aside+revoke': 'geri alınan|geri çekilen|geri aldırılan|geri çektiği|geri aldığı',
    aside:
      'mümkünse|izninizle|müsaadenizle|lütfederseniz|düşünce|düşün*|alayım|alalım|alıntı*|karar/kararı/puan/puanı/ceza/cezayı/ders/izin/söz/sözü/yer/not/rol/soluk/nefes/göze/dikkate/ciddiye/hesaba/kontrol/destek/tepki/cevap/yanıt/bilgi/görüş/fikir/önlem/ödül/kupayı/riske/kaleme/haber/üstüne/üzerine/uyarı/tadını/keyfini al^|dahil|dâhil|dahil olmak üzere|toplantı*|boşa düş*|boşa çık*|boşa git*|suya düş*|payına düş*|kalan|kalanlar|kalanları|kalanlardan|aklına düş*|gözden düş*|peşine düş*|teminat/teminatın/puan/puanlar/ücret/ücreti/löve/bir löve/lövenin … iade edil*|az kalsın|az daha|neredeyse|ramak kala|kart kaldı|kart kalmıştı|kart kalmış|iki/üç/dört/beş/altı/yedi/sekiz/dokuz kart kaldı/kalmıştı/kalmış|elinde/elde … kaldı/kalmıştı|iki kartı kaldı|tek kartı kaldı|işte|geri alınmış olan|geri alınmış|geri alınıp|düşündükten|düşündükten sonra|düşünüp taşın*|düşünüp|düşününce|düşünürken|düşünmeden|biraz/uzun/uzunca/epey/epeyce/iyice/hayli/çok/kısaca düşün*|uzun uzun düşün*|bir/kısa/uzun süre düşün*|kısa/uzun bir süre düşün*|bir an düşün*|bir dakika düşün*|renge uyma zorunluluğu*|uyma zorunluluğu*|oynama zorunluluğu*|elinde kalır|elinde kalıyor|elde kalır|geriye kalır|sessiz kalır|açık kalsın|boş kalır|dışında kalır|açık salon*|açık oda*|açık takım*|açık turnuva*|açık kategori*|açık ikili*|açık konuş*|açık söyle*|açık seçik|oynamaya devam*|sormaya devam*|söylemeye devam*|konuşmaya devam*|etmeye devam*|vermeye devam*|yerine|yere|bir yer*|her yer*|bir yerde|o yerde|ona|onda|ondan|onunla|altına|altında|altından|ortaya çık*|sesini çıkar*|ses çıkar*|işe yara*|yola çık*|başa çık*|haklı çık*|çıkar sağla*|acısını çıkar*|tadını çıkar*|anlam çıkar*|sonuç çıkar*|cevap ver*|yanıt ver*|karşılık ver*|bilgi ver*|söz ver*|ara ver*|son ver*|yol ver*|zarar ver*|önem ver*|örnek ver*|ders ver*|el ver*|fırsat ver*|zaman ver*|puan ver*|ceza ver*|haber ver*|ister istemez|ister pik~/kör~/kupa~/karo~/trefl~/sinek~/maça~|yine de|asla|açıkça|açılış|açılışı~|gerekçe*|dön dolaş*|kontrat … çıktı|oyun … çıktı|düşünce|göz at*|imza at*|adım at*|üstünde dur*|üzerinde dur*|kendi kendine|geri döndü|geri döner|sözünü geri al*|kararını geri al*|ifadesini geri al*|ne de olsa|ne yazık|her ne kadar|bu kez|bu sefer|bu defa|o anda|o andan|bir anda|el altından|el sıkış*|el kaldır*|elini kaldır*|elini uzat*|hakkında|bir sonraki|bir önceki|daha önce|daha önceden|az önce|biraz önce|kısa süre önce|önceden|demin|ona kalmış*|ona kalır|ona kalıyor|kendisine kalmış*|kendisine kalır|ona bağlı*|kendisine bağlı*|kendi bileceği iş*|kapalı kal*|gizli kal*|saklı kal*|elinde kal*|elde kal*|elinde … kalır|bundan sonra|ondan sonra|yasaktan sonra|yasaktan sonra da|karardan sonra|bu karardan sonra|bundan önce|ondan önce|düzeltmenizi|düzeltirken|düzeltmeye|kartlarını toplarken|kartlarını toparlarken|elini toplarken|kartlarını dizerken|isterse/dilerse … asını/ruasını/papazını/damını/kızını/valesini/onlusunu oynatabilir/attırabilir|sıra … karta/kartlara/löveye/borda/soruya/tura/karara/cezaya/karara gel*|oynayana kadar|oynayana dek|oynanana kadar|oynanıncaya kadar|oynayıncaya kadar|yasaklamak/istemek/zorlamak/kısıtlamak yerine|yasaklamaktansa|istemektense|hakkıdır|hakkıydı|işidir|işiydi|görevidir|yetkisidir|yetkisindedir|itiraz dosyası*|itiraz no|itiraz numarası|itiraz kaydı*|temyiz dosyası*|temyiz no|itiraz tutanağı*|itiraz raporu*|temyiz raporu*|itiraz sayısı',
    // What declarer chooses.
    'both+minor': 'ikisi de küçük|ikisi de küçüktü|ikisi de küçüktür|her ikisi de küçük',
    'minor+penalty-card':
      'minör cezalı kart*|minör cezalı*|küçük cezalı kart*|küçük cezalı*|minör ceza kart*|küçük ceza kart*|minör kart*',
    require:
      'rica et^|rica ed^|rica edeceğ*|iste*|istiyor*|isterim|talep et*|talep ed*|talep ediyor*|talebinde bulun*|isteğinde bulun*|zorunlu kıl*|zorunlu tut*|zorunlu koş*|mecbur et*|mecbur tut*|mecbur bırak*|zorladı|zorluyor|şart koş*|çıkılmasını iste*|istediğini söyle*|istediğini söylüyor*|istediğini bildir*|istediğini belirt*|istediğini açıkla*|istediğini ifade et*|istediğini duyur*|buyurdu|emretti|dayat*|gelsin/oynasın/çıksın/çıkılsın/oynansın/çık/oyna dedi/demiş/demişti/diyor/deyip/deyince/diyerek/der/dedim|isteme/istek/talep hakkını … kullandı/kullanmış*/kullanıyor/kullanır|mecbur kıl*|şart kıl*|mecburi kıl*|zorunlu ilan et*',
    'require+lead':
      'çıkmasını/çıkılmasını/gelmesini/dönmesini/dönülmesini söyledi/söylemiş*/söylüyor/söyler/emretti/emretmiş*/buyurdu/bildirdi|çıkmasında/çıkılmasında/gelmesinde/gelinmesinde/dönmesinde/oynamasında/oynanmasında/atağında/çıkışında diretti/diretmiş*/diretiyor/direttiği/ısrar|çıkması/oynaması/çıkılması/oynanması/gelmesi/gelinmesi/dönmesi yönünde/doğrultusunda kullan*/bildir*/belirt*/açıkla*/yaptı/yapmış*/yapıyor/seçti/oldu/istedi/talep',
    'require+nominal':
      'isteği üzerine|talebi üzerine|isteğiyle|talebiyle|isteği doğrultusunda|isteğine uyarak',
    'prohibit+nominal': 'yasağı üzerine|yasağından sonra|yasağıyla|yasağı nedeniyle|yasağı yüzünden',
    want: 'karar kıl*|yana kullandı/kullanmış*/kullanıyor/kullanır/kullanmıştır|çıkışını/çıkışı/çıkılmasını/çıkmasını/oynanmasını/atağını seçti/seçmiş*/seçiyor/seçer/seçip/seçerek/seçince|tercih etti/etmiş*/ediyor/eder/edip|tercihini/hakkını/seçimini … çıkışından/atağından yana kullandı/kullanmış*',
    prohibit:
      'yasak dedi/demiş/demişti/diyor/der/deyip/deyince/diyerek/dedim|yasakla*|yasaklıyor*|yasak koy*|yasak koyuyor*|yasak getir*|yasak ilan*|yasaktır|yasak|men et*|men ed*|engelle*|engelliyor*|istemediğini söyle*|istemediğini bildir*|istemediğini belirt*|yasağı/yasağını koy*/getir*/ilan/uygula*/istedi/istemiş*/istiyor/talep/dile*/kullan*/seç*/koyuyor*/getiriyor*/konul*/konmuş*/kondu|yasak et*|yasak ed*|yasak/yasaklama hakkını … kullandı/kullanmış*/kullanıyor/kullanır/kullandığını|yasağını … kullandı/kullanmış*|menet*|mened*',
    'prohibit+lead':
      'gelmesin/oynanmasın/oynamasın/çıkmasın/çıkılmasın/dönmesin/çekmesin/gelinmesin dedi/demiş/demişti/diyor/der/deyip/deyince/diyerek/dedim|gelmesin/gelmemesini/oynanmasın/oynanmamasını/oynamasın/oynamamasını/çıkmasın/çıkmamasını/çıkılmasın/çıkılmamasını/dönmesin/dönmemesini/dönülmemesini/çekmesin/çekmemesini/getirmesin/getirmemesini iste*/istiyor*|çıkmamasını/çıkılmamasını/gelmemesini/dönmemesini/dönülmemesini söyledi/söylemiş*/söylüyor/söyler/emretti/emretmiş*/bildirdi|çıkışına/çıkmasına/çıkılmasına/oynamasına/oynanmasına/çekmesine izin vermedi/vermemiş*/vermiyor/vermez/vermeyip/vermeyince|çıkışına/çıkmasına/çıkılmasına/oynamasına/oynanmasına engel oldu/olmuş*/oluyor/olur|çıkışını/çıkmasını/çıkılmasını önledi/önlemiş*/önlüyor|çıkmaması/oynamaması/çıkılmaması/oynanmaması/gelmemesi/dönmemesi yönünde/doğrultusunda kullan*/bildir*/belirt*/açıkla*/yaptı/yapmış*/yapıyor/seçti/oldu/istedi/talep|çıkışına/çıkmasına/çıkılmasına/oynamasına/oynanmasına/gelmesine karşı çıktı/çıkmış*/çıkıyor/koydu',
    'want+not':
      'istemedi*|istemez*|istemiyor*|istememiş*|istemem|istemediği*|istemeyip|istememe*|istemeyen|istemeyeceğ*',
    wish: 'davranınca|davranıp|davrandığında|davranırken|uzandı|uzanınca|uzanıp|uzanmış*|uzandığında|yeltendi|yeltenince|yeltenmiş*|yelteniyor*|kalkıştı|kalkışınca|kalkışmış*|kalkışıyor*',
    'leave-free':
      'hiçbir/herhangi çıkış/renk/kart talebinde/isteğinde bulunmadı/bulunmamış*/bulunmuyor/bulunmaz/bulunmayıp|çıkış/renk/lider talebinde/isteğinde/yasağında bulunmadı/bulunmamış*/bulunmuyor/bulunmayıp|seçim/tercih/seçenek hakkını/haklarını kullanmadı/kullanmamış/kullanmıyor/kullanmaz/kullanmayıp/kullanmamıştı/kullanmamıştır/kullanmayacağını/kullanmadığını|hiçbir rengi/renk/şey/şeyi/kartı/kart/çıkışı/çıkış/renge/yasak/talep istemedi/istemez/istemiyor/istemiyorum/istemem/istememiş/istemeyip/istememekte/istememiştir/istemeden/yasaklamadı/yasaklamaz/yasaklamıyor/yasaklamıyorum/yasaklamam/yasaklamamış/yasaklamamıştır/zorlamadı/zorlamıyor/zorlamıyorum/etmiyorum/etmiyor/etmedi|hiçbirini/hiçbirisini istemez/istemiyorum/istemem/istememiş/istemeyip/yapmaz/yapmıyor/yapmıyorum/yapmayıp/seçmez/seçmiyor/seçmiyorum/seçmeyip/kullanmayıp/yasaklamıyor/yasaklamaz/yasaklamadı|ne … zorluyor/zorluyorum/zorladı/zorlamış/zorlar/zorlarım/zorluyordu … ne|ne … kısıtladı/kısıtlıyor/kısıtlamış … ne|istememeyi ve yasaklamamayı|istememeyi … yasaklamamayı|yasaklamamayı … istememeyi|hiçbir şey istemedi*|hiçbir şey istemez*|hiçbir şey istemiyor*|hiçbir şey istemeyip|hiçbir şey istememiş*|hiçbir şey istemem|hiçbir şey istemediği*|hiçbir şey istemeyeceğ*|hiçbir şey yasaklama*|hiçbir şey yasaklamıyor*|hiçbir şey talep etmedi*|hiçbir şey talep etmiyor*|bir şey istemedi*|bir şey istemiyor*|bir şey istemem|bir şey istememiş*|bir şey istemediği*|bir şey yasaklamadı*|bir şey yasaklamıyor*|bir şey talep etmedi*|ne … istedi/istemiş/ister/istiyor/istiyordu/isterim/istiyorum/istemekte/istemişti/istemiştir … ne|ne … yasakladı/yasaklamış/yasaklar/yasaklıyor/yasaklıyorum/yasaklarım/yasaklamıştı/yasaklamıştır … ne|ne … talep etti/eder/etmiş/ediyor … ne|serbest bırak*|serbest bırakıyor*|çıkışı serbest bırak*|hiçbir … kullanmadı/kullanmamış/kullanmıyor/kullanmaz/kullanmayacağını/kullanmayacak/kullanmadığını/kullanmadığı/kullanmamayı/kullanmayıp/kullanmamıştı/kullanmamıştır|hiçbirini/hiçbirisini kullanmadı/kullanmamış/kullanmıyor/kullanmaz/kullanmayacağını/kullanmayacak/kullanmadığını/kullanmadığı/kullanmamayı/kullanmayıp/kullanmamıştı/kullanmamıştır/kullanmayacağım|seçeneklerini/seçeneğini/hakkını/haklarını kullanmadı/kullanmamış/kullanmıyor/kullanmayacağını/kullanmayacak/kullanmadığını/kullanmadığı/kullanmamayı/kullanmayıp/kullanmamıştı/kullanmamıştır|seçeneklerini/seçeneğini/hakkını/haklarını kullanmak istemedi/istemiyor/istemediğini/istememiş|hiçbir kısıtlama/yasak/sınırlama getirmedi/getirmemiş/getirmiyor/getirmediğini/getirmeyeceğini/koymadı/koymamış/koymuyor/koymadığını/koymayacağını/istemedi/istemiyor/getirmedim|kısıtlama/sınırlama getirmedi/getirmemiş/getirmiyor/getirmediğini/getirmeyeceğini/koymadı/koymamış/koymuyor/koymadığını/koymayacağını|hiçbir renk istemedi*|hiçbir renk istemiyor*|hiçbir rengi istemedi*|hiçbir çıkış istemedi*|hiçbir çıkışı istemem*|hiçbir çıkış istememiş*|hiçbir istekte bulunmadı*|hiçbir talepte bulunmadı*|bir istekte bulunmadı*|bir talepte bulunmadı*|hiçbir istekte bulunmamış*|hiçbir talepte bulunmamış*|hiçbirini yapmadı*|hiçbirini istemedi*|hiçbirini istemiyor*|hiçbirini yapmamış*|hiçbirini seçmedi*|hiçbirini seçmemiş*|hiçbir seçenek kullanmadı|hiçbir seçeneği seçmedi*|hiçbir seçim yapmadı*|seçim yapmadı/yapmamış/yapmıyor/yapmadığını/yapmayacağını/yapmamayı|tercih yapmadı/yapmamış/yapmıyor/yapmadığını/yapmayacağını|bir tercihte bulunmadı*|hiçbir tercihte bulunmadı*|karışmıyorum|karışmıyor|karışmadı|karışmam|karışmayacağını|karışmayacağım|karışmadığını|karışmamış|karışmamayı|fark etmez|farketmez|herhangi bir rengi/renk/şey/şeyi/çıkış/çıkışı/yasak/kısıtlama/talep/istek istemedi/istemez/istemiyor/istemiyorum/istemem/istememiş/istemeyip/istememiştir/istemeden/istemediği/istemediğini/istemediğinden/istemeyince/yasaklamadı/yasaklamaz/yasaklamıyor/yasaklamamış/yasaklamamıştır/yasaklamayıp/koymadı/koymamış/koymuyor/koymayıp/getirmedi/getirmemiş/getirmiyor/getirmeyip|belirli bir rengi/renk/çıkış/çıkışı istemedi/istemez/istemiyor/istemiyorum/istemem/istememiş/istemeyip/istememiştir/istemeden/istemediği/istemediğini/istemediğinden/istemeyince/yasaklamadı/yasaklamaz/yasaklamıyor/yasaklamamış/yasaklamamıştır/yasaklamayıp/koymadı/koymamış/koymuyor/koymayıp/getirmedi/getirmemiş/getirmiyor/getirmeyip|bir renk/çıkış istemedi/istemez/istemiyor/istemiyorum/istememiş/istemeyip/istememiştir|dokunmadı|dokunmamış*|dokunmayıp|dokunmuyor*|dokunmam|dokunmadan|hakkından/haklarından/seçeneklerinden/seçeneklerden/bunlardan/hiçbirinden/haklardan yararlanmadı/yararlanmamış/yararlanmıyor/yararlanmayıp/yararlanmamıştır|hiçbir seçeneği/hakkı/seçenek/hak kullanmak istemedi/istemiyor/istememiş|herhangi bir istekte/talepte/tercihte/seçimde bulunmadı/bulunmayıp/bulunmamış/bulunmamıştır/bulunmuyor/bulunmadığından|hiçbir istekte/talepte/tercihte bulunmayıp/bulunmuyor/bulunmamıştır|karışmayıp|karışmamıştır|karışmamıştı|hiçbirini/hiçbirisini kullanmak/yapmak istemedi/istemiyor/istememiş/istememiştir/istemediğini|hiçbirine/haklarına/hakkına/seçeneklerine/seçeneğine/bunlara başvurmadı/başvurmamış/başvurmuyor/başvurmamıştı/başvurmadığı/başvurmayıp/başvurmak',
    refused:
      'isteği/isteğini/istemi/istemini/talebi/talebini/teklifi/teklifini geri çevir*/reddet*/redded*|isteği/isteğini/talebi/talebini kabul etmedi/etmemiş*/etmez/etmiyor/etmeyip|isteğine/talebine/isteğe/talebe karşı çıktı/çıkmış*/çıkıyor|izin verme*|izin verilme*|müsaade etme*|müsaade edilme*',
    'leave-free+recalled':
      'hiçbir şey istemeyince|hiçbir şey istemediğinde|hiçbir şey yasaklamayınca|bir şey istemeyince|bir şey istemediğinde|seçim yapmayınca|seçim yapmadığında|hakkını kullanmayınca|hakkını kullanmadığında|seçeneklerini kullanmayınca|hiçbirini kullanmayınca|hiçbir kısıtlama getirmeyince',
    'no-option':
      'henüz seçim yapmadı/yapmamıştı/yapmamış|henüz bir seçim yapmadı/yapmamıştı/yapmamış|henüz seçimini yapmadı/yapmamıştı/yapmamış|henüz hiçbir seçim yapmadı/yapmamıştı|daha seçim yapmamıştı/yapmadı|seçimini henüz yapmadı/yapmamıştı/yapmamış|henüz seçimini bildirmedi/bildirmemişti|seçimini henüz bildirmedi/bildirmemişti',
    waive:
      'tüketti|tüketir|tüketmiş*|vazgeçmiş sayıl*|yeniden seçemez|bir daha seçemez|tekrar seçemez|yeniden seçim yapamaz|bir daha seçim yapamaz',
    again: 'yeniden|tekrar|bir daha|yine|bir kez daha|bir kere daha|ikinci kez|ikinci kere',
    // What becomes of the cards.
    'option+waive':
      'hakkını/haklarını/seçeneğini/seçeneklerini kaybetti/kaybetmiş/kaybeder/kaybediyor/yitirdi/yitirmiş/yitirir/kaybettiğini/yitirdiğini/tüketti/tüketmiş/tüketir/tükettiğini/harcadı/harcamış/yaktı/kaybetmiştir/yitirmiştir/tüketmiştir/kaybettiği/yitirdiği/harcamıştır|hakkını kaybet*|haklarını kaybet*|hakkını yitir*|haklarını yitir*|haklarından vazgeç*|hakkından vazgeç*|seçeneklerini kaybet*|seçeneklerinden vazgeç*|hakkı bit*|hakkı kalma*|hakkı düş*|hakkı yan*|hakkı sona er*|hakkı tüken*|hakları bit*|hakları kalma*|hakkını … tüketir/tüketti/tüketmiş/tüketmiştir|seçeneği kalma*|seçenekleri kalma*|seçeneği yok*|hakkını/haklarını/seçeneğini/seçeneklerini … kaybetti*/kaybetmiş*/kaybeder/yitirdi*/yitirmiş*/yitirir/tüketti*/tüketmiş*|hakkından/haklarından/seçeneklerinden … vazgeçti*/vazgeçmiş*|hakkından/haklarından feragat et*|hakkından/haklarından … feragat et*',
    'pick-up+future': 'alacak|alacaktır|alacaklar|alınacak|alınacaktır',
    'pick-up+present': 'alır|alırlar|alıyor|alınır',
    'pick-up+may': 'alabilir|alabilecek*|alabileceğ*|alınabilir',
    'pick-up+may-not': 'alamaz|alamayac*|alınamaz|alamıyor*',
    'pick-up+not': 'almaz|almıyor*|almayacak*|alınmaz|almasın',
    'pick-up+must': 'almalı|almalıdır|alınmalı|alınmalıdır',
    'pick-up+nominal':
      'alması|almasını|almasına|alınması|alınmasını|alınmasına|alacağını|alacağına|alınacağını|alınacağına',
    'pick-up+would+future': 'alacaktı|alınacaktı|alacaklardı',
    'pick-up':
      'al|alsın|alsınlar|alınız|kartlarınızı/kartlarını/ikisini de/kartları alın|geri verdir*|geri verildi|geri verilir|geri verilmesi*|geri verdi|iade edil*|iade ettir*|eline geri al*|eline al*|ele al*|ele alın*|elime al*|elinize al*|geri al*|geri alın*|eline … al*|elinize … al*|eline dön*|ele dön*|eline geri dön*|ele geri dön*|eline iade*|ele iade*|elinde toplan*|geri çek*|eline/elinize/elime/ele koy*/kat^/geçir*/sok^/ekle*/katıl*/kavuş*/götür*/yerleştir*|eline geri koy*|eline … koy*|eline … kat^|kartlarının/kağıtlarının arasına … koy*/kat^/sok^/dön^/al^|diğer/öbür/öteki kartlarının/kağıtlarının arasına koy*/kat^/sok^/dön^/al^|topla^|topluyor*|eline … dön*|masadan al*|masadan kaldır*|masadan kalk*|toplattı*|toplatır|toplatmış*|toplatıyor*|toplatıldı*|eline aldırttı*|eline aldırdı*|geri aldırttı*|eline ver*|ele ver*|eline geri ver*|eline … geri ver*|elinize ver*|iade et^|iade ed^|iade olun*',
    stop: 'olmaktan çık*|olmaktan çıkmış*|cezası kalk*|cezası düş*|ceza kalk*|kalkar|kalktı|kalkıyor|kalkmıştır',
    'stop+penalty-card':
      'artık cezalı kart değil*|artık cezalı değil*|cezalı kart sayılmaz|cezalı kart sayılma*|cezalı sayılma*|cezalı kart olmaktan çık*|cezalı olmaktan çık*|cezalı kartlıktan çık*|cezalı değil*|cezalı kart değil*|cezalılıktan çık*|cezalı kart olmaktan çıkar*|artık ceza kartı değil*|ceza kartı olmaktan çık*|serbest kal*|serbestleş*|cezadan kurtul*|cezalılıktan kurtul*|cezalı olmaktan kurtul*|cezalı kart olmaktan kurtul*|cezası biter|cezası bitti|cezası sona er*|cezaları biter|cezaları bitti|cezaları kalk*',
    'face+remain':
      'masada/ortada/yerde/açıkta durac*/durur/durmalı*/dursun/bekleyecek*/beklesin/beklemeli*/yatacak*/yatsın|masada … duracak*/duracağ*/dursun/durmalı*/bekleyecek*/bekleyeceğ*/beklesin/beklemeli*/yatacak*|açık kal*|açıkta kal*|masada açık kal*|yüzü açık kal*|masanın üstünde açık kal*|masanın üzerinde açık kal*|masanın ortasında açık kal*|açık dur*|açıkta dur*|açıkta duran|masada açık dur*|açık yat*|açıkta yat*|masada açık yat*|masada yat*',
    'remain+penalty-card':
      'cezalı kart olarak kal*/dur*/bekle*/tut*|cezalı olarak kal*/dur*/bekle*|cezalı kal*|cezalı kart hâlinde/halinde/durumunda/statüsünde kal*/dur*|cezalı statüsünde/durumunda kal*|cezalılığını/cezalılıklarını koru*/sürdür*|cezalılığı/cezalılıkları/cezası/cezaları sürer|cezalılığı/cezalılıkları/cezası/cezaları devam et*/ed*',
    remain:
      'kal^|durmayı/kalmayı/beklemeyi/yatmayı sürdür*|olduğu/oldukları/bulunduğu/bulundukları/düştüğü/düştükleri yerde/gibi kal*/dur*/bekle*/bırak*|masanın/yerin üzerinde/üstünde/ortasında kal*/dur*/bekle*/bırak*/tut*/yat*|masanın üzerinde/üstünde/ortasında … kal^/dur^/bekle*/bırakıl*/bırak^|masanın üzerindeki/üstündeki yerini koru*|yerini koru*|yerlerini koru*|masada beklemeye/durmaya/kalmaya/yatmaya devam et*/ed*|beklemeye/durmaya/kalmaya/yatmaya devam et*/ed*|önünde durmaya/kalmaya/beklemeye/yatmaya devam et*/ed*|cezalı kart olarak masada beklemeye/durmaya/kalmaya devam et*/ed*|masada … kal*|masada cezalı/açık/öylece/aynen/yine/tekrar … bırak*|masada açık/öylece/aynen/yine bırak*|masada kal*|masada bırak*|masada bırakıl*|masada tut*|masada … tut*|masada … bekle*|masada bekle*|masada bekliyor*|masada … bekliyor*|masada dur*|masada durma*|masada durmaya devam*|masada yatmaya devam*|açık durmaya devam*|yerinde kal*|yerinde dur*|yerlerinde kal*|yerlerinde dur*|hâlâ masada*|hâlâ cezalı*|hâlen cezalı*|cezalı kart olmaya devam*|cezalı olmaya devam*|cezalı kart olmayı sürdür*|cezalı olmayı sürdür*|cezalı kart niteliğini koru*|olduğu yerde kal*|olduğu yerde dur*|bulunduğu yerde kal*|önünde kal*|önünde … kal*|önünde bırak*|önünde durmaya devam*|beklemeyi sürdür*|durumu değişme*|durumları değişme*|kılına dokunul*',
    'face+play': 'masaya bırak*|masaya kondu|masaya konuldu|masaya konmuş*',
    'lead+future': 'gelecek|gelecektir',
    'lead+may': 'gelebilir|gelebilecek*|gelebileceğ*',
    'lead+may-not': 'gelemez|gelemeyec*|gelemezdi',
    'lead+infinitive': 'gelmek',
    'again+option':
      'yeni bir seçim hakkı*|yeni seçim hakkı*|yeni bir seçenek*|yeni bir hak*|yeni bir tercih hakkı*|bir seçim hakkı daha|ikinci bir seçim hakkı*|ikinci bir hak*|bir hak daha',
    'both+pick-up':
      'ikisini de al*|ikisini birden al*|iki kartı da al*|iki kartını da al*|her iki kartı da al*|her iki kartını da al*|her iki kartı al*|her iki kartını al*|ikisini de geri al*|ikisini de eline al*|iki kartı da geri al*|iki kartını da geri al*|iki kartı da eline al*|iki kartını da eline al*|her iki/iki körünü/körü/kupayı/kupasını/piki/pikini/maçayı/maçasını/karoyu/karosunu/trefli/treflini/sineği/sineğini de/da al*',
    'it+major+penalty-card': 'kart/kağıt majör/büyük cezalı kart*|kart/kağıt majör/büyük cezalı*',
    'it+minor+penalty-card': 'kart/kağıt minör/küçük cezalı kart*|kart/kağıt minör/küçük cezalı*',
    'it+penalty-card':
      'kart/kağıt cezalı kart*|kart/kağıt cezalı oldu/olmuş*/sayıldı/sayılır/olur/oluyor/hale/duruma/ilan',
    'prohibit+may': 'isterse/dilerse yasaklayabilir',
    'require+may': 'isterse/dilerse isteyebilir/zorlayabilir',
    'option+may-not':
      'artık/tekrar/yeniden kullanılama*|artık/tekrar/yeniden kullanama*|bir daha kullanama*|bir daha kullanılama*',
    ...trPlay,
    // How far.
    nominal: 'olduğunu|olduğuna|olduğu|olacağını|olacağına|olmadığını|bulunduğunu',
    may: 'serbest*|hakkına sahip*|izin*|izin ver*|izin veril*|mümkün*|sakınca yok*|sakıncası yok*|sakınca görme*',
    'may+nominal':
      'hakkı var*|hakkı doğ*|hakkı bulunur|hakkı bulunmaktadır|sakınca yok*|bir sakınca yok*|sakıncası yok*|bir sakınca görme*|sakınca bulunma*|engel yok*|bir engel yok*|engel bulunma*|bir engel bulunma*',
    must: 'zorunda kalır|zorunda kalıyor|zorunda*|gerek*|mecbur*|lazım|şart|zorunlu*|yükümlü*|mecburiyet*|zorunluluğunda*|şarttır|durumundadır|durumundaydı|durumunda kalır|durumunda kalmış*',
    'lead+may-not+nominal':
      'çıkması/çıkılması/oynaması/oynanması yasak/yasaktır/yasaktı/yasaklıdır/yasaklanmıştır',
    'must+should': 'zorunda kaldı*|zorunda kalmış*|zorunda bırakıl*|mecbur kaldı*|mecbur kalmış*',
    'may-not':
      'izin yok|izin veremez|izin verilmez|izin verilemez|olmaz|olamaz|mümkün değil*|serbest değil*|sakıncalı*|kullanılama*|kullanama*|doğmaz|doğmuyor*|doğmayac*|doğmadı*|doğmamış*',
    'may-not+nominal': 'hakkı yok*|hakkı bulunma*|hakkı olma*',
    'need-not':
      'zorunda değil*|zorunda olma*|zorunda kalma*|gerekmez*|gerekmiyor*|gerekmedi*|gerek yok*|gerek kalma*|gerek olma*|mecbur değil*|mecbur olma*|mecburiyeti yok*|zorunlu değil*|şart değil*|zorunluluğu yok*',
    not: 'sürmez|sürmüyor|sürmeyecek|sürmedi|devam etmez|devam etmiyor|bağlamaz|bağlamıyor|uzamaz|bitmez|değil*|gelmesin|gelmemesini|oynanmasın|oynanmamasını|oynamasın|oynamamasını|çıkmasın|çıkmamasını|çıkılmasın|çıkılmamasını|gelmedi|gelmez|geçmedi|hiçbir|hiç|hayır|olmadığı*|yapmadı*|etmedi*|ne|denmez|denmedi|denemez|sayılmaz|sayılmadı|olmasın',
    neither: 'hiçbiri*|ne … ne',
    only: 'yalnız|yalnızca|sadece|ancak … zaman|salt',
    'any-card+any-suit': 'herhangi bir renk*|herhangi bir rengi|hangi renk olursa olsun',
    'any-card':
      'istediğimi|istediğimizi|istediğinizi|dilediğimi|dilediğinizi|istediğin|istediğiniz|dilediğin|dilediğiniz|istediğin/istediğiniz/dilediğin/dilediğiniz kart*/kağıt*/kağıd*/rengi/renk/renge/şeyi|istediği/dilediği/arzuladığı/beğendiği/seçtiği/seçeceği/isteyeceği kart*/kağıt*/kağıd*/rengi/renk/renge/renkten/renkle/renkte/şeyi|arzu/uygun/tercih ettiği/gördüğü/edeceği/göreceği kart*/kağıt*/kağıd*/rengi/renk/renge/renkten/şeyi|canının/gönlünün istediği/çektiği/dilediği kart*/kağıt*/kağıd*/rengi/renk/şeyi|istediği/dilediği herhangi/yasal/legal/meşru/her kart*/kağıt*/kağıd*/bir*|yasal/legal/meşru/geçerli/kurallı/uygun herhangi/bir/her/istediği/dilediği kart*/kağıt*/kağıd*/bir|yasal/legal/meşru olan her/herhangi/istediği/dilediği/bir kart*/kağıt*/kağıd*/bir|kurallara/yasaya/yasalara uygun her/herhangi/istediği/dilediği/bir kart*/kağıt*/kağıd*/bir|her yasal/türlü kart*/kağıt*/kağıd*/yasal|elindeki kartlardan/kağıtlardan herhangi/dilediğini/istediğini|kartlarından/kağıtlarından herhangi/dilediğini/istediğini|dilediğince|keyfine göre|kısıtsız|sınırsızca|kısıtlanmadan|herhangi/hiçbir kısıt/kısıtlama/kısıtlamaya/sınırlama/sınırlamaya/sınır/şart/yasak/yasağa olmadan/olmaksızın/tabi|kısıtlamaya tabi olmadan|istediğiyle|dilediğiyle|istediğine|dilediğine|dilediği|istediğini|dilediğini|dileğini|istediği gibi|dilediği gibi|bildiği gibi|bildiğini|canının istediğini|canı ne isterse|nasıl bilirse|nasıl biliyorsa|nasıl isterse|nasıl istiyorsa|nasıl dilerse|gönlünce|özgürce|herhangi bir kart*|herhangi bir kağı*|istediği renge|dilediği renge|istediği rengi|dilediği rengi|istediği renkten|dilediği renkten|istediği renkte|istediği herhangi bir*|dilediği herhangi bir*|elindeki herhangi bir kart*|elindeki istediği kart*|elindeki dilediği kart*|serbestçe|ne isterse|ne dilerse|neyi isterse|neyi dilerse|hangi kartı isterse|hangi kartı dilerse|hangi rengi isterse|hangi rengi dilerse|yasal olan istediği kart*|yasal olan herhangi bir kart*|yasal olan dilediği kart*|yasal herhangi bir kart*|istediği yasal kart*|dilediği yasal kart*|her rengi|her renkten|her kartı|kısıtlama yok*|kısıtlamasız|hiçbir kısıtlama olmadan|kısıtlama olmadan|kısıtlama olmaksızın|ne çıkarsa çıksın|ne oynarsa oynasın|ne atarsa atsın|ne gelirse gelsin|ne isterse çıksın|ne isterse oynasın|ne isterse onu çıksın|ne isterse onu oynasın|canının çektiği*|canı ne çekerse|hangisini/hangisi isterse|hangisini/hangisi isterse onu|hangisini/hangisi dilerse|hangisini/hangisi dilerse onu',
    'all-but': 'dışında|dışındaki|dışındakileri|haricinde|haricindeki|hariç|başka bir renk*|başka bir rengi',
    'until-lead-lost':
      'çıkışı/eli/löveyi kaybedene/yitirene/bırakana/verene/kaptırana/kaybedinceye/yitirinceye/bırakıncaya/verinceye/kaptırıncaya kadar/dek/değin/kadardı/kadardır/kadarmış/dektir/dekti|çıkış/el hakkını/sırasını kaybedene/yitirene/bırakana/kaybedinceye/yitirinceye/verene kadar/dek/değin/kadardı/kadardır|çıkış/el elinden/elden/ondan/kendisinden gidene/çıkana/gidinceye/çıkıncaya/alınana kadar/dek/değin/kadardı/kadardır|çıkışı/eli kaybettiği/yitirdiği/bıraktığı ana/löveye/yere kadar/dek/değin/kadardır|eli/çıkışı kaybedince/kaybettiğinde/yitirince/yitirdiğinde/verince/bırakınca … biter/bitti/bitmiştir/kalkar/kalktı/sona/düşer|eli/çıkışı kaybettiği anda … biter/bitti/bitmiştir/kalkar/kalktı/sona|el/çıkış elinden/elden gidince … biter/bitti/bitmiştir/kalkar/kalktı/sona|el/çıkış/sıra … geçene/geçinceye/değişene/değişinceye kadar/dek/değin/kadardır',
    'while-lead-kept':
      'el/eli/çıkış/çıkışı/atak kendisinde/kendinde/onda/elinde/orada kaldıkça/oldukça/bulundukça|el/eli/çıkış/çıkışı/atak kendisinde/kendinde/onda/elinde kaldığı/olduğu/bulunduğu sürece/müddetçe/takdirde|çıkış/el … kaldığı/olduğu/bulunduğu sürece/müddetçe|çıkış/el … kaldıkça/oldukça/bulundukça|çıkışta/elde kaldığı/olduğu sürece/müddetçe|çıkışta/elde kaldıkça/oldukça|çıkışı/eli … tuttuğu/koruduğu/sürdürdüğü/bırakmadığı/kaybetmediği/yitirmediği/bulundurduğu/vermediği sürece/müddetçe|çıkışı/eli … tuttukça/korudukça/sürdürdükçe/bırakmadıkça/kaybetmedikçe/yitirmedikçe/vermedikçe|çıkışı/eli elinde/kendinde tuttukça|çıkışı/eli elinde/kendinde tuttuğu sürece/müddetçe|el/löve tuttukça|el/löve tuttuğu/aldığı sürece/müddetçe|eli/çıkışı … sürdükçe',
    'some-time':
      'ilk fırsatta|uygun fırsatta|ilk yasal fırsatta|yasal ilk fırsatta|ilk uygun fırsatta|fırsatı gelince|fırsat bulunca|fırsat bulduğunda|fırsat doğunca|fırsat doğduğunda|fırsatını bulunca|ilk olanakta|ilk yasal olanakta|ilk imkanda|ilk imkânda|sırası gelince|sırası geldiğinde|zamanı gelince|zamanı geldiğinde|ileride|ilerde|ilerideki|oynanabileceği ilk|oynanabildiği ilk|oynanabilecekleri ilk|oynayabileceği ilk|oynayabildiği ilk|bitince|bittiğinde|bitene kadar|tükenince|tükendiğinde|kalmayınca|kalmadığında|olanağı bulunca|mümkün olunca|mümkün olduğunda|yasal olunca|yasal olduğunda|yasal olur olmaz|olur olmaz|bulur bulmaz|gelir gelmez',
    'this-lead-only':
      'tek/bir çıkış/löve/çıkışlık/lövelik için/içindir/içindi/içinmiş|tek/yalnız/yalnızca/sadece/ancak bir/tek çıkış*|tek/yalnız/yalnızca/sadece/ancak bir/tek löve*|bir tek çıkış*|bir tek löve*|tek bir çıkış*|tek bir löve*|tek löve*|tek çıkış*|bu/o/ilk çıkış/löve için/içindir/içindi/içinmiş|yalnız/yalnızca/sadece/ancak bu/o/ilk çıkış*|yalnız/yalnızca/sadece/ancak bu/o/ilk löve*|bu çıkışla sınırlı*|bu löveyle sınırlı*|bu löve ile sınırlı*|bu çıkış ile sınırlı*|bir çıkışla sınırlı*|bir löveyle sınırlı*|bu çıkışa özgü*|bu löveye özgü*|bu çıkışa mahsus*|bu löveye mahsus*|bir kerelik*|bir seferlik*|tek seferlik*|bir defalık*|bir lövelik*|bir çıkışlık*|bir kez için|bir löve/çıkış sür*/geçerli*/boyunca|bir çıkışla biter|bir löveyle biter|yalnız/yalnızca/sadece/ancak bir sonraki çıkış*/löve*|bu/ilk löveyle/çıkışla biter/kalkar/düşer/tükenir/sona|bu/ilk löveden/çıkıştan sonra biter/kalkar/düşer/geçersiz*/sona|ilk löveyle/çıkışla bitti/bitmiş*/kalktı/tükendi|ilk löveden/çıkıştan sonra bitti/bitmiş*/kalktı/kalkmış*|bu/o/ilk/tek/bir löve/çıkış ile biter/bitti/bitmiş*/sona/kalkar/kalktı/sınırlı*',
    'to-the-end':
      'el/oyun/bord/dağıtım bitene/bitinceye/bitimine/sonlanana kadar/dek/değin/kadardır|elin/oyunun/bordun/dağıtımın sonuna/bitimine kadar/dek/değin/kadardır/kadarki|el/bord/oyun sonuna kadar/dek/değin|sonuna kadar|sonuna dek|sonuna değin|el/oyun/bord boyunca|bu el boyunca|bütün el|bütün oyun|bütün oyunda|kalan bütün löve*|geri kalan löve*|geri kalan bütün löve*|kalan löveler*|elin geri kalanında|oyunun geri kalanında|bordun geri kalanında|elin kalanında|oyunun kalanında|elin geri kalanı boyunca|oyunun geri kalanı boyunca|son löveye kadar|son löveye dek|son karta kadar|bu bordda/elde/dağıtımda/oyunda bir daha|bir daha hiç',
    // The table.
    'no-trump': 'sanzatu~|sanzatuda|kozsuz|kozsuz oyun|kozsuzda|koz yok',
    'plays-contract+i': 'oynuyordum|oynuyorum|oynuyorduk|oynuyoruz|oynamaktaydım',
    'plays-contract+play':
      'oynuyorsun|oynuyorsunuz|oynuyordun|oynuyordunuz|oynuyor|oynuyordu|oynuyormuş|oynamaktadır|oynamakta|oynarken|oynadığı|oynadığım|oynanıyor|oynanıyordu|oynamaktaydı',
    contract: 'kontrat~|kontratı~|kontratta|kontratında|son kontrat|sözleşme~|sözleşmesi~',
    ...trVoices,
    // How parts of a sentence hang together.
    and: 've|ile|ayrıca|hem de',
    or: 'ya da|veya|yahut|veyahut',
    but: 'ama|fakat|ancak|oysa|oysaki|ne var ki|lakin|gelgelelim|buna karşılık|buna karşın|öte yandan|buna rağmen',
    so: 'bu yüzden|bu nedenle|bu sebeple|o yüzden|o nedenle|dolayısıyla|böylece|böylelikle|onun için|bunun için|bundan dolayı|bu durumda|bunun üzerine|öyleyse|o halde|demek ki',
    because: 'çünkü|zira|nitekim',
    that: 'ki',
    who: '',
    while: 'iken',
    before: 'önce|henüz|evvel',
    after: 'sonra|sonraki|ardından|sonrasında',
  },
  suits: { C: 'sineğ~' },
  ranks: {
    A: 'as~|ası~|asını|asıyla',
    K: 'rua~|ruası~|ruasını|ruayla|ruva~|ruvası~|papaz~|papazı~',
    Q: 'dam~|damı~|damını|kız~|kızı~',
    J: 'vale~|valesi~|valesini|bacak|bacağı~|oğlan~|oğlanı~',
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
    'inden undan sinden sundan inde unda sinde sunda indeki undaki sindeki siyle suyla iyle uyla i u si su yi yu ni nu in un nin nun e a ye ya ne na de da te ta nde nda den dan ten tan nden ndan le la yle yla ini unu sini sunu ine una daydi deydi taydi teydi ndaydi ndeydi daymis deymis dayken deyken ndayken ndeyken lar ler lari leri larin lerin larini lerini dir dur tir tur dedir dadir tedir tadir ndedir ndadir nindir nundur indir undur ydi ydu ymis ymus di du mis mus li lu lik sa se yken nindi nundu indi undu ninmis nunmus deki daki teki taki ndeki ndaki im um yim yum ydim ydum dim dum deydim daydim teydim taydim deyim dayim lerinden larindan lerine larina lerinde larinda leriyle lariyla lerinin larinin niz nuz iniz unuz nizi nuzu inizi unuzu',
  cards: ['SUIT RANK', 'SUIT - RANK'],
  ...trEndings,
  concessives: 'bile da de dahi',
  seatedByEnding: {
    sitting: 'oturan oturur oturuyor oturuyordu oturmuş oturmakta oynayan',
    marks: '[dt](?:[ae]ki|[ae]n)$',
    places:
      'yerinde yerindeki koltuğunda koltuğundaki sandalyesinde sandalyesindeki mevkiinde mevkiindeki köşesinde köşesindeki tarafında tarafındaki pozisyonunda pozisyonundaki konumunda konumundaki yönünde yönündeki',
    titles: 'bey hanım beyefendi hanımefendi abi abla amca teyze hoca',
    kin: 'eşim eşimiz karım kocam arkadaşım arkadaşımız kardeşim kardeşimiz ablam ağabeyim abim annem babam kızım oğlum kuzenim yeğenim amcam dayım teyzem halam dedem dostum dostumuz hocam hocamız üyemiz oyuncumuz öğrencim öğrencimiz komşum komşumuz rakibim rakibimiz konuğumuz misafirimiz ustamız büyüğümüz sporcumuz başkanımız sekreterimiz',
  },
  manySuits:
    'piklerin körlerin karoların trefllerin sineklerin maçaların kupaların pikleri körleri karoları treflleri sinekleri maçaları kupaları',
  fillers: undefined,
  isVerbLast: true,
  isBracketed: false,
  subjectMayFollow: true,
};
