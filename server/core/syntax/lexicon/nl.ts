import type { Lexicon } from './lexicon.ts';

/**
 * Dutch: how the concepts of the law are said. See `lexicon.ts` for how to write it. Separable verbs stand in all
 * their forms: `neemt … op`, `opneemt`, `op te nemen`, `opgenomen`.
 */
export const nl: Lexicon = {
  language: 'nl',
  terms: {
    // Persons.
    declarer:
      'leider|leidster|speelster van het contract|alleenspeler|leidende speler|leider van het spel|leidster van het spel|contractspeler|speler van het contract',
    dummy: 'blinde|dummy|dode|als dummy|als blinde|als dode|als de dummy|als de blinde',
    defender: 'tegenspeler|tegenspeelster|tegenspelers|een speler|de speler|iedere speler|elke speler',
    partner:
      'partner|maat|medespeler|de andere tegenspeler|zijn/haar/diens partner|partner van de overtreder|partner van de tegenspeler|zijn/haar/diens maat|zijn/haar/diens medespeler|zijn/haar/diens maatje|partner van de schuldige|partner van de speler|als partner|als maat',
    offender:
      'overtreder|overtreedster|de overtredende speler|de speler in overtreding|schuldige|zondaar|boosdoener|ongelukkige|overtredende partij|brokkenmaker',
    director:
      'wedstrijdleider|wedstrijdleidster|arbiter|wl|tl|scheidsrechter|toernooileider|tafelarbiter|clubarbiter|bondsarbiter|hoofdarbiter|hoofdwedstrijdleider|clubleider|bondswedstrijdleider|wedstrijdleiding|arbitrage|dienstdoende arbiter|collega-arbiter|collega arbiter|mijn collega|hulparbiter|spelleider|arbiter van dienst|wedstrijdleider van dienst|hoofdscheidsrechter|de wl|toernooileiding|arbiter ter plaatse|arb|de arb|wedstrijdl|tournooileider|kringarbiter|districtsarbiter|zaalarbiter|zaalleider|avondleider|zittingsleider|de leiding|wedstrijdleidsters|arbiters|arbiteur|begeleider|cursusleider|docent|docente|instructeur|cursusdocent|moderator|helpdesk|de helpdesk|examinator|spelregeldeskundige|vraagbaak|rubrieksredacteur|stagiair|arbiter in opleiding|leerling-arbiter|aspirant-arbiter|tafelwedstrijdleider|hulpwedstrijdleider|invalarbiter',
    committee:
      'commissie|protestcommissie|jury|beroepscommissie|appèlcommissie|college|commissie van beroep|arbitragecommissie|commissieleden|beroepskamer|beroepsinstantie|geschillencommissie|spelregelcommissie|commissie van arbitrage|de beroepers|beroepsjury|protestjury|de groep|het panel|panel',
    i: 'ik|wij|we|mij|ons',
    'i+i-am': 'ik was|ik zat|ik ben|ik zit|zelf zat ik|ik speelde als|zat ik|ik zat zelf',
    pair: 'nz|ow|n-z|o-w|noord-zuid|oost-west|noord en zuid|oost en west|beide partijen|de spelers|partij|tegenpartij|tegenstanders|protestanten|appellanten|men',
    'pair+you': 'u|je|jij|gij|ge',
    he: 'hij|zij|die speler|deze speler|deze speelster|laatstgenoemde',
    his: 'zijn|haar|diens',
    elsewhere:
      'op/in/bij het vorige/voorgaande/voorafgaande spel|het spel ervoor/daarvoor|op/in/bij een vorig/eerder/ander spel|een spel/ronde eerder/tevoren|eerder op de avond|twee/drie spellen eerder/tevoren/geleden|in de vorige/voorgaande ronde/zitting|aan de andere tafel|aan een andere tafel|aan een ander tafeltje|andere tafel|aan de tafel ernaast|in een ander/soortgelijk/vergelijkbaar geval|in de andere/open/gesloten zaal',
    here: 'hier|bij ons|aan onze tafel|aan deze tafel|ditmaal|deze keer|dit keer|op dit spel|in ons geval|in dit geval',
    aside:
      'van tafel|op dat moment|op dat ogenblik|vanaf dat moment|vanaf dat ogenblik|op die manier|die slag|in die slag|dat spel|dat hij/zij aan slag is/was|dat hij/zij aan de beurt is/was|dat hij/zij moet/moest uitkomen/voorspelen|ten slotte|tot slot|graag|wel graag|liever|daarop|vervolgens|daarna|meteen|onmiddellijk|natuurlijk|uiteraard|dadelijk|prompt|gewoon|keurig|netjes|simpelweg|uitdrukkelijk|nadrukkelijk|dezelfde slag|echter|eerst|alsnog|hierop|hierna|tenslotte|zonder aarzelen|na enig nadenken|na enig beraad|zonder dralen|tot nu toe|tot zover|het bijspelen|bij het bijspelen|het uitkomen|het voorspelen|het spelen|bij het spelen|het naspelen|het opnemen|bij het opnemen|zowel|ook als|ook niet als|zelfs als|zelfs niet als|ook wanneer|zelfs wanneer|ook niet wanneer|ook indien|zelfs indien|ook niet indien|ook al|zelfs al|aan slag gebleven|was/waren … aan slag gebleven|aan gehouden|aan te houden|zich aan|daaraan gehouden',
    // Things.
    'penalty-card':
      'strafkaart|strafkaarten|als strafkaart|als strafkaarten|als een strafkaart|straf-kaart|straf-kaarten|strafbare kaart|strafbare kaarten|als enige strafkaart|als zijn/haar enige strafkaart|als tweede strafkaart|als losse strafkaart|als zijn/haar strafkaart|als zijn/haar strafkaarten|als open strafkaart|als strafkaart of|enige strafkaart|strafkaartstatus|als strafkaarten open|als strafkaart open|er strafkaarten van|er een strafkaart van|tot strafkaart verklaard|tot strafkaarten verklaard|strafkaart geworden|strafkaarten geworden|tot strafkaart|tot strafkaarten',
    'major+penalty-card': 'grote strafkaart|grote strafkaarten|als grote strafkaart|als grote strafkaarten',
    'minor+penalty-card':
      'kleine strafkaart|kleine strafkaarten|als kleine strafkaart|als kleine strafkaarten',
    card: 'kaart|kaarten|een kaart|strafkaartje',
    two: 'twee kaarten|twee|een tweetal',
    'two+minor+penalty-card': 'twee kleine strafkaarten',
    'two+major+penalty-card': 'twee grote strafkaarten',
    'it+minor+penalty-card':
      'het is/was/wordt/werd een kleine strafkaart|dat is/was/wordt/werd een kleine strafkaart|dat is/was dus een kleine strafkaart|het is/was slechts/maar een kleine strafkaart|dat is/was slechts/maar een kleine strafkaart|het is/was dus een kleine strafkaart',
    'it+major+penalty-card':
      'het is/was/wordt/werd een grote strafkaart|dat is/was/wordt/werd een grote strafkaart|dat is/was dus een grote strafkaart|het is/was één grote strafkaart|dat is/was één grote strafkaart|het is/was dus een grote strafkaart',
    'it+penalty-card':
      'het is/was/wordt/werd een strafkaart|dat is/was/wordt/werd een strafkaart|dat is/was dus een strafkaart|die is/was/wordt/werd strafkaart|die is/was/wordt/werd een strafkaart',
    'them+minor+penalty-card':
      'dat zijn/waren/werden kleine strafkaarten|het zijn/waren/werden kleine strafkaarten|dit zijn/waren kleine strafkaarten|het zijn dus kleine strafkaarten|het zijn slechts/maar kleine strafkaarten|dat zijn slechts/maar kleine strafkaarten',
    'them+major+penalty-card':
      'dat zijn/waren/werden grote strafkaarten|het zijn/waren/werden grote strafkaarten|dit zijn/waren grote strafkaarten|dat zijn/waren dan ook grote strafkaarten|het zijn dus grote strafkaarten',
    'them+penalty-card':
      'zijn/haar/de/die/deze strafkaarten|het zijn strafkaarten|dat zijn/waren/werden strafkaarten|dat zijn/waren/werden nu strafkaarten|dat zijn/waren/werden dus strafkaarten|dat zijn/waren/werden beide strafkaarten|dat zijn/waren/werden dan ook strafkaarten|dit zijn/waren/werden strafkaarten|dit zijn/waren/werden nu strafkaarten',
    'two+penalty-card': 'twee strafkaarten|twee als strafkaart|een paar strafkaarten',
    it: 'hem|deze kaart|die kaart|de kaart|die strafkaart|deze strafkaart|de strafkaart|deze',
    them: 'ze|deze kaarten|die kaarten|de kaarten|zijn/haar kaarten|die twee|deze twee|het waren|het werden|deze beide|het tweetal|dat tweetal|dit tweetal|het duo|dat duo|het koppel kaarten|het stel kaarten',
    both: 'beide|beiden|beide kaarten|beide strafkaarten|beide kleuren|allebei|alle twee|alletwee|alle strafkaarten|al zijn/haar strafkaarten|de twee kaarten|de twee strafkaarten|zijn/haar twee kaarten|zijn/haar twee strafkaarten|de twee|elk van beide|alle kaarten|zowel de ene als de andere|alle drie|alledrie|alle drie de kaarten|alle drie kaarten|alle drie zijn/haar kaarten|het drietal|dit drietal|dat drietal|de drie kaarten|de drie strafkaarten|alle drie de strafkaarten|alle vier|alle vier de kaarten|alle vier kaarten',
    other:
      'de andere kaart|de andere strafkaart|de andere|de ander|de overgebleven kaart|zijn/haar andere kaart|zijn/haar andere strafkaart',
    'whole-hand':
      'al zijn/haar kaarten|alle kaarten van|zijn/haar hele hand|zijn/haar gehele hand|de hele hand|dertien kaarten|alle dertien kaarten',
    'the-one':
      'een van beide|één van beide|een van de twee|een van de twee kaarten|slechts een kaart|een van zijn kaarten|een van de kaarten|een kleur|een van de twee kleuren|een van beide kleuren|een van de kleuren|een van de kaarten|een van zijn/haar/de/die/deze twee|één van zijn/haar/de/die/deze twee|een van zijn/haar/de/die/deze twee strafkaarten|één van zijn/haar/de/die/deze twee strafkaarten|een van zijn/haar/de/die twee kaarten|een van die strafkaarten|een van zijn/haar strafkaarten|één van zijn/haar strafkaarten|een van de strafkaarten|één van de strafkaarten|één van beiden|een van beiden|een van deze kaarten|een van die kaarten|één van die kaarten',
    'only+the-one':
      'maar/slechts/alleen een van de twee kleuren|maar/slechts/alleen een van beide kleuren|maar/slechts/alleen een van de twee|maar/slechts een van beide|maar/slechts een kleur|maar/slechts een kleur tegelijk|niet meer dan een kleur',
    former: 'de eerste van de twee|eerstgenoemde|de eerstgenoemde kaart',
    latter: 'de laatstgenoemde kaart|laatstgenoemde kaart|de tweede van de twee',
    'that-suit':
      'die kleur|deze kleur|dezelfde kleur|de kleur|die kleuren|de verboden kleur|de geeiste kleur',
    hand: 'hand|handen|de hand',
    option:
      'optie|opties|mogelijkheid|mogelijkheden|keuze|keuzes|recht|rechten|keus|keuzemogelijkheden|keuzerecht',
    restriction:
      'verbod|voorspeelverbod|beperking|voorspeelbeperking|restrictie|voorspeelverboden|het verbod|die restrictie|voorspeelrestrictie',
    demand: 'eis|verplichting|gebod|verzoek',
    // How a card comes to be a penalty card.
    drop: 'laat/laten/liet/lieten … vallen|vallen liet/lieten|vallen laat/laten|laten vallen|valt/vallen/viel/vielen … tafel/open/hand/handen/grond/vloer/omlaag|hand/tafel/handen valt/vallen/viel/vielen/gevallen|gevallen|valt/vallen/viel/vielen … om|omvalt|omviel|omgevallen|ontglipt|ontglippen|ontglipte|ontglipten|ontglipt zijn|glipt|glippen|glipte|glipten|geglipt|glijdt/gleed/gleden/glijden … hand/handen/tafel|stoot/stootte … om/van|schiet/schoot/schieten/schoten … hand/handen|niest|uit zijn/haar handen|laten glippen|glijdt/gleed/gleden … vandaan/weg/uit/tussen|vallen gelaten|floept|floepte|valt/viel/vielen open|schiet/schoot … uit|waait/woei/waaide … om|verliest/verloor/verloren … uit zijn/haar/de hand/handen/vingers|uit zijn/haar/de vingers|verliest/verloor/verloren bij|laat/laten/liet/lieten … ontglippen|laten ontglippen|laat/laten/liet/lieten … glippen|laat/laten/liet/lieten … glijden|laten glijden|laat/laten/liet/lieten … schieten|omgestoten|omgegooid|uit de hand geschoten|uit zijn/haar hand geslagen|morst/morste|rolt/rolde … tafel|duikelt/duikelde|tuimelt/tuimelde/tuimelden|getuimeld|kukelt/kukelde|dwarrelt/dwarrelde/dwarrelden|valt/viel/vielen neer|belandt/belandde/belandden … tafel|belandt/belandde/belandden open|schiet/schoot/schoten … weg|kiept/kiepte/kiepten … om|omgekiept|stoot/stootte/stootten … omver|floepte/floepten … uit|glipte/glipten … uit|gooit/gooide … om|schoof/schuift … van|verloren … uit zijn/haar handen|waren/was komen te vallen|vallen hebben gelaten|had laten vallen|hebben laten vallen|heeft laten vallen|kwam/kwamen/komt/komen … terecht|ontviel|ontvielen|ontvallen|plofte/ploften … tafel|kieperde/kieperden … om|kieperde/kieperden|kantelde/kantelden|zeilde/zeilden|vloog/vlogen … hand/tafel/handen|kletterde/kletterden|tikte … om|tikte/tikt/tikten … aan|omstootte|omstoten|om stootte|morste|ontschoot|ontschoten|gleden … hand/handen/tafel/vingers|vielen uit|viel uit|tuimelde/tuimelden … tafel|verspreidde|rolden … tafel|trok/trekt … mee|meetrok|meegetrokken|meegekomen|kwam/kwamen mee|flapte/flapten|flapte/flapten … eruit|hand/handen/vingers/waaier … gleed/gleden/viel/vielen/glipte/glipten/schoot/schoten/rolde/rolden/gevallen/gegleden/geglipt|gekukeld|gekieperd|gekanteld|sleepte/slepen/sleepten … mee|meegesleept|opengevallen|openvielen|openviel|valt/viel/vielen … uit|viel/vielen/valt er bij|valt/viel/vielen bij|liet/lieten … op de grond vallen|gleed/gleden … eruit|eruit glipte/glipten/gleed/gleden/viel/vielen|eruit gevallen|omver|losgelaten|liet/lieten … los|floepten|komt/kwam/kwamen … op tafel/grond|op tafel viel/vielen|alvast … neergelegd|alvast … opengelegd|had/heeft alvast … neergelegd|te vroeg neergelegd|voortijdig neergelegd',
    face: 'open op tafel|open|openlijk|zichtbaar|bloot|laat/laten/liet/lieten … zien|toont|tonen|toonde|toonden|getoond|beeldzijde naar boven|met de beeldzijde|op tafel|opengelegd|blootgelegd|lag/lagen/liggen open|open en bloot|draait/draaide … om|omgedraaid|op tafel gelegd|voor zich|te zien|aan de tafel|open … liggen|zien geweest|in het zicht|open en bloot|open kwam/kwamen te liggen|open is/zijn/was/waren komen te liggen|komt/kwam/komen/kwamen open|open en zichtbaar|voor iedereen zichtbaar|zichtbaar voor iedereen|zichtbaar geworden|zichtbaar gemaakt|open op de tafel|open op het tafelblad|open op het kleed|open voor zich|open lagen/ligt/lag/liggen|open gelegd|ligt/lag/liggen/lagen … open|open komt/komen te liggen|open kwamen|blootgesteld|onthuld|onthult/onthulde|voor iedereen zichtbaar werd/werden|zichtbaar werd/werden|zichtbaar is/zijn/was/waren geworden|met de beeldzijde naar boven op tafel|open op zijn/haar plaats|aan iedereen getoond|aan de hele tafel getoond|open komt te liggen|openlegde|openlegt|open legde|open legt|open gelegen|blootlegde|blootlag|op tafel open|met het gezicht naar boven|gezicht naar boven|met de beeldkant naar boven|met de beeldkant|beeldkant naar boven|met de goede kant naar boven|met het plaatje naar boven|goed zichtbaar|in volle zicht|voor ieders ogen|voor ieders neus|voor zijn/haar neus|voor de hele tafel|in het volle licht|opengedraaid|had/heeft … laten zien|legt/leg/leggen/legde/legden … open|open legt/legde/leggen|open te leggen|legde/legt/leggen/legden … bloot',
    'face+whole-hand': 'ziet/zien/zag/zagen/toont/toonde … dertien kaarten|ziet/zien/zag/zagen … hele hand',
    'out-of-turn':
      'voor de beurt|voor zijn/haar beurt|buiten de beurt|buiten beurt|niet aan de beurt|denkt/dacht/meent/meende/denkend … aan de beurt/slag|niet zijn/haar beurt|niet aan slag|in de mening dat hij/zij aan slag was|in de veronderstelling aan slag te zijn',
    revoke: 'verzaakt|verzaakte|verzaking|verzaken|verzaakt had',
    premature: 'voortijdig|te vroeg|voorbarig',
    'two-at-once':
      'twee kaarten tegelijk|tegelijkertijd|tegelijk|twee kaarten in een keer|in een keer twee kaarten',
    deliberate: 'met opzet|opzettelijk|bewust|willens en wetens',
    'in-auction':
      'tijdens de bieding|tijdens het bieden|onder het bieden|gedurende de bieding|in de biedperiode',
    major: 'groot|twee grote|allemaal grote|een grote',
    minor: 'klein|blijft een kleine|is een kleine',
    // What declarer chooses.
    require:
      'eisen|eisten|te eisen|eisend|eis stellen|verlangen|verlangden|verplichten|gelasten|eisen dat|vragen om|vroeg om|vraagt om|vraagt … te spelen|vraagt … voor te spelen|vraagt … na te spelen|gebiedt|gebood|dwingt … te spelen|wil/wilde dat|opdragen|draagt/droeg … op|opgedragen|op te dragen|laten spelen|laten voorspelen|laten uitkomen|laten naspelen|laten komen|te laten spelen|te laten voorspelen|verzoekt/verzocht om|verzoekt/verzocht … te spelen|vraagt/vroeg West/Oost/Noord/Zuid om|vraagt/vroeg … terug|vorderen|te vorderen|opeisen|te verlangen|wil/wilde hebben dat|wenst/wenste … te zien|wil/wilde … hebben|wil/wilde … zien|geeist werd',
    'require+verb-first':
      'eist|eiste|eist dat|eiste dat|verlangt|verlangde|verlangt dat|verlangde dat|verplicht … te|gelast|gelastte|opteert voor|vordert|vorderde|wenst dat|wenste dat|eist van|eiste van|gebiedt dat|gebood dat|eiste op|stelde de eis|stelt de eis|vereiste|vereist|verplichtte … te|verplichtte|beval|beveelt|sommeerde|sommeert|stelde als eis|stelt als eis|eist/eiste op|koos/kiest voor een|koos/kiest voor het eisen van|koos/kiest ervoor … te eisen|besluit/besloot … te eisen|koos/kiest voor een eis in|wenste/wenst een|stelt/stelde een eis in|maakte gebruik van zijn/haar recht om … te eisen',
    prohibit:
      'verbieden|verboden|te verbieden|verbiedend|ontzeggen|wil/wilde/willen/wilden niet dat|te ontzeggen|te weren|weren|laten verbieden|wil/wilde geen … zien|te blokkeren|uit te sluiten|uitsluiten|wil/wilde niet dat',
    'prohibit+verb-first':
      'verbiedt|verbied|verbood|ontzegt|ontzegde|sluit … uit|sloot … uit|weert|weerde|legt/legde … verbod op|spreekt/sprak … verbod uit|vaardigt/vaardigde … verbod uit|legt/legde een verbod op|kiest/koos/kiezen voor een verbod op|kiest/koos een verbod op|kiest/koos voor het verbod op|wil/wilde/wenst/wenste een verbod op|vraagt/vroeg een verbod op|kondigt/kondigde een verbod af op|stelt/stelde een verbod in op|kiest/koos voor een verbod van|koos/kiest voor het verbieden van|koos/kiest ervoor … te verbieden|besluit/besloot … te verbieden|stelde een verbod op|maakte gebruik van zijn/haar recht om … te verbieden|kiest/koos voor verbod van|verbiedt/verbood het voorspelen van',
    'require+passive':
      'geeist|geëist|verlangd|wordt/werd/worden/werden/is/zijn/was geëist|was er … geëist|opgeeist|opgeëist|gevorderd|geëist wordt/werd/is/was|geëist had/heeft/hebben|geeist had/heeft',
    'prohibit+passive':
      'wordt/werd/worden/werden/is/zijn/was/waren verboden|verboden wordt/werd/worden/werden/is/zijn/was|ontzegd|uitgesloten|taboe verklaard|in de ban gedaan|verboden had/heeft/hebben|verboden verklaard',
    'did-so': 'dat deed|dat doet|deed dat|doet dat|dat doet hij|dat deed hij',
    refused:
      'staat/stond dat/het niet toe|weigert/weigerde dat/het|weigert/weigerde zijn/haar/dit verzoek|keurt/keurde dat/het niet goed|stond dit niet toe|stond hem/haar dat niet toe',
    want: 'wil|wilde|wens|wenst|wenste|wenst geen|hoef|hoeft te|wou|wil zien|wilde zien|wou zien|wenst te zien|wenste te zien|wil hebben|wilde hebben|wou hebben|moest hij/zij hebben|moet hij/zij hebben|tegen wilde/wil krijgen|opzat te wachten|zit/zat te wachten op|zitten te wachten|wil/willen zien|wilde/wilden zien|wou/willen zien|te willen|te wensen',
    'leave-free':
      'geen voorspeelbeperking|geen beperking|geen enkele beperking|geen beperkingen|geen restrictie|legt/legde geen beperking op|laat/laten/liet/lieten … vrij|vrij laat|vrij laten|vrij te laten|laat/liet/laten … begaan|laat/liet/laten … begaan|eist/eiste/verlangt/verlangde/verbiedt/verbood niets|niets eisen|niets te eisen|eist/eiste noch verbiedt/verbood|niets geeist|niets verboden|doet/deed niets|zag af van zijn/haar rechten/opties/recht|ziet/zag … af|van zijn/haar/alle rechten af te zien|af te zien|afziet|afzag|afgezien|geen van de mogelijkheden|geen gebruik|maakt/maakte/maken geen gebruik|geen eis|niets eist/eiste/verlangt/verlangde|niets verbiedt/verbood|niets te eisen of te verbieden|niet/niets eist/eiste en niet/niets verbiedt/verbood|maakt/maakte … geen … gebruik|geen eisen stelt/stelde|stelt/stelde geen eisen|legt/legde/leggen … geen beperking/beperkingen/voorspeelbeperking op|geen … gebruik|geen verbod en geen eis|geen eis en geen verbod|wil/wilde niets eisen/verbieden|niets eisen of verbieden|niets te eisen en niets te verbieden|niets eisen en niets verbieden|niets eisen noch verbieden|niets geëist en niets verboden|niets eist of verbiedt|niets eiste of verbood|niet eisen en niet verbieden|niets te verbieden en niets te eisen|zegt/zei niets te willen|laat/liet … de vrije hand|laat/liet de zaak lopen|laat/liet het erbij|liet het zo|laat het zo|liet alles toe|stelt/stelde geen voorwaarden|legt/legde … niets op|legt/legde … geen beperking op|geen van zijn/haar rechten|geen eis of verbod|eis noch verbod|noch een eis noch een verbod|hield zich afzijdig|deed geen beroep op|maakt/maakte geen gebruik van|zag van een keuze af|ziet van een keuze af|van een keuze afzag|geen keuze … kenbaar|geen wens … kenbaar|geen enkele eis|geen enkel verbod|afzag van|afziet van|doet/deed/kiest/koos/wil/wilde/wenst/wenste/verlangt/verlangde/eiste/eist geen van beide|geen van beide doet/deed/wil/wilde/wenst/wenste/koos/kiest|koos/kiest voor geen van beide|koos/kiest voor geen van de mogelijkheden|voor geen van beide koos/kiest|geen van beide opties|geen van de opties|geen van de drie|maakt/maakte hem/haar/me/mij niet uit|hem/haar/me/mij niet uit maakt/maakte|hem/haar/me/mij niet uitmaakt/uitmaakte|hem/haar/me/mij om het even is/was|is/was hem/haar om het even|om het even|laat/liet het aan West/Oost/Noord/Zuid/zijn/haar/de over|liet het over aan|laat het over aan|heeft/had geen wensen|geen wensen|geen voorkeur|geen bezwaar tegen welke|koos voor niets|kiest voor niets|stelt/stelde geen eis|geen enkel verzoek|liet de keuze aan|laat de keuze aan|niets te eisen en ook niets te verbieden|niets eisen en ook niets verbieden|verbiedt/verbood niets en eist/eiste niets|eist/eiste niets en verbiedt/verbood niets|eist/eiste niets en verbiedt/verbood ook niets|geen eis en ook geen verbod|noch eist/eiste noch verbiedt/verbood|vrijgelaten|volledig vrijgelaten|geheel vrij gelaten|vrij gelaten|mij best|mij goed|het zal me/hem/haar worst zijn|maakt/maakte niet uit|maakt/maakte het niet uit|laat/liet het gebeuren|laat/liet maar gaan|laat maar gaan|zonder beperking|niets in de weg|geen strobreed in de weg|geen enkele wens|geen enkele voorkeur|afgezien van een beperking|afgezien van zijn/haar rechten|afgezien van een keuze|van een beperking af|ziet/zag ervan af|ervan af|heeft/had er van afgezien|het hoefde van hem/haar niet|liet het maar zo|eis niets|verbied niets|eis niets en ik verbied niets|eis niets en verbied niets|verbied niets en ik eis niets|verbied niets en eis niets|eis en verbied niets|eis niks|verbied niks|eist/eiste/verbiedt/verbood niks|eis niks en ik verbied niks|eis of verbied niets|laat maar spelen|laat hem/haar maar spelen|laat hem/haar maar uitkomen',
    'no-option':
      'nog geen keuze gemaakt|nog geen keus gemaakt|zijn/haar keuze nog niet gemaakt|de keuze nog niet gemaakt|nog niet gekozen|nog niets gekozen|nog niets gekozen had/heeft|nog niet gekozen had/heeft|nog geen keuze had/heeft gemaakt|nog geen keus had/heeft gemaakt|zijn/haar keuze nog niet bekendgemaakt|nog geen keuze bekendgemaakt|nog geen optie gekozen|nog geen keuze kenbaar gemaakt|zonder een keuze van de leider af te wachten|zonder de keuze van de leider af te wachten|nog geen enkele keuze gemaakt|was nog niet naar zijn/haar keuze gevraagd|nog niet naar zijn/haar keuze gevraagd',
    waive:
      'verspeelt|verspeelde|verspeeld|verbruikt|opgebruikt|verliest/verloor/verloren … recht/rechten|vervalt|vervallen|verviel|vervielen|voorgoed|kwijt|uitgeput|opgesoupeerd|verspild|uitgeoefend|geconsumeerd|verkeken|verkwanseld|uitgewerkt|verspeeld heeft/had|ingeleverd|prijsgegeven|opgemaakt',
    'again+option':
      'een andere keuze|een nieuwe keuze|een tweede keuze|een tweede kans|een andere optie|een andere kleur kiezen|een nieuwe kans|nieuwe keuze|nieuwe keus|een nieuwe keus|een tweede keus|tweede keuze|andere keuze|andere keus|een andere keus|tweede kans|nieuwe kans|opnieuw de keuze|opnieuw de keus|de keuze opnieuw|nogmaals de keuze|opnieuw zijn/haar opties|opnieuw zijn/haar keuze|opnieuw alle opties|nieuwe opties|opnieuw te kiezen|opnieuw kiezen',
    again:
      'opnieuw|nogmaals|weer|wederom|nog een keer|nog eens|andermaal|alsnog een andere|overnieuw|van voren af aan',
    // What becomes of the cards.
    'pick-up':
      'neem/neemt/nemen/nam/namen … op|neem/neemt/nemen/nam/namen … terug|opneemt|opnemen|opnam|opnamen|opgenomen|op te nemen|op mag/mocht/mogen/moet/moest/moeten nemen|op nemen|pak/pakt/pakken/pakte/pakten … op|oppakt|oppakken|oppakte|opgepakt|op te pakken|terugneemt|terugnemen|terugnam|teruggenomen|terug te nemen|gaat/gaan/ging/gingen … terug|teruggaat|teruggaan|terugging|terug te gaan|teruggegaan|terug naar de hand|terug in de hand|terug op de hand|terug naar zijn/haar hand|terug in zijn/haar hand|keert/keren/keerde/keerden … terug|terugkeert|terugkeren|teruggekeerd|krijgt/krijgen/kreeg/kregen … terug|terugkrijgt|terugkrijgen|stopt/steekt/stak/stopte/stopten/staken … in de hand|weer in de hand|weer in zijn/haar hand|komt/komen/kwam/kwamen … terug|haalt/haalde … van tafel|van tafel nemen|teruggestoken|teruggestopt|verdwijnt/verdwijnen/verdween/verdwenen … hand|mee terug|neemt/nemen/nam/namen … in de hand|neemt/nam … in zijn/haar hand|bij zijn/haar kaarten steken/stak/steekt/stoppen/doen/voegen|bij zijn/haar andere kaarten|terugsteken|terugsteekt|terugstopt|meenemen|meegenomen|terug mag/mogen/mocht/mochten|mag/mogen/mocht/mochten weer in de hand|terug te steken|terug bij zijn/haar kaarten|raap/raapt/rapen/raapte/raapten … op|opraapt|oprapen|opraapte|opgeraapt|op te rapen|steek/steekt/steken/stak/staken … bij|stop/stopt/stoppen/stopte/stopten … bij|steekt/stak/steken … weer bij|voegt/voegde/voegen … weer bij|neem/neemt/nemen/nam/namen … weer in|weer in handen|in handen genomen|weer op de hand|weer op zijn/haar hand|van tafel genomen|van tafel gehaald|van tafel haalde|van tafel nam/neemt|weer oppakken|weer opgenomen|weer opnemen|terugpakken|terugpakt|terugpakte|pakt/pakte/pakken/pakten … terug|teruggepakt|mag/mocht/mogen/mochten de hand in|de hand in|terug de hand in|weer de hand in|schuift/schoof/schoven … in zijn/haar hand|haalt/haalde/halen … terug|teruggehaald|terughalen|bij de andere kaarten|tussen zijn/haar andere kaarten|tussen zijn/haar kaarten|bergt/borg/bergen … op|opgeborgen|in de hand verdwijnen|herneemt|hernam|recupereert|recupereerde|recupereren|gerecupereerd|terugkreeg|terugkregen|teruggekregen|teruggeven|teruggegeven|geeft/gaf … terug|mag/mocht/mogen/mochten … weer in de hand/hebben|weer in de hand hebben|weer bij zijn/haar kaarten|mag/mogen/mocht/mochten/gaat/gaan/ging/gingen/moet/moeten/kan/kunnen … van tafel|verdwijnt/verdwijnen/verdween/verdwenen van tafel|van tafel mag/mogen/mocht/mochten|in de hand neemt/nemen/nam/namen/steekt/stak/steken/stopt/stopte/krijgt/kreeg|in de hand mag/mocht/mogen/mochten nemen/steken/stoppen|in de hand te nemen/steken/stoppen|in de hand genomen/gestoken/gestopt|in zijn/haar hand neemt/nam/nemen/steekt/stak/stopt/stopte/genomen/gestoken/gestopt|weer in zijn/haar hand neemt/nam|weer in de hand te nemen|weer in de hand genomen/gestoken|in de hand terug|steekt/stak/steken/staken … in zijn/haar hand|stopt/stopte/stopten … in zijn/haar hand|bijsteekt|bijstak|bijsteken|bijgestoken|bij te steken|steekt/stak/steken/staken … weer bij|steekt/stak/steken/staken weer bij|mag/mocht/mogen/mochten … terugnemen|terug mag/mocht/mogen/mochten nemen|terug mag/mocht/mogen/mochten in de hand|terug te stoppen|terugstopte|terugstak|teruggaf|terug krijgt/kreeg/krijgen/kregen|weer krijgt/kreeg|weer op te nemen|weer opneemt/opnam/oppakt/oppakte|meeneemt|meenam|terughaalt|terughaalde|gaat/gaan/ging/gingen de hand in|naar de hand terug|naar de hand van Oost/West/Noord/Zuid|gaat/gaan/ging/gingen/mag/mogen … naar de hand|opgestoken|opsteekt|opstak|bij zijn/haar overige kaarten|bij de overige kaarten|tussen de overige kaarten|wegsteken|wegsteekt|wegstak|weggestoken|weg te steken|steekt/stak/steken … weg|verhuist/verhuisde/verhuizen/verhuisden … terug|verhuist/verhuisde/verhuizen/verhuisden … hand|verhuist/verhuisde/verhuizen/verhuisden … kaarten|steekt/stak/steken/staken … bij zich|stak/steekt … weer bij zich|bij zich steken|bij zich stak/steekt/gestoken|terug bij de andere kaarten|terug tussen de andere kaarten|weer bij de andere kaarten|de kaart weer in|bij de rest steken/stak/gestoken/stopte/stoppen|weer bij de rest|bij de rest van zijn/haar kaarten|terug bij de rest',
    'both+pick-up': 'alles mag/mocht/gaat/ging terug|mag/mocht/gaat/ging alles terug|alles terug',
    'pick-up+must': 'moet/moeten/moest/moesten … terug in de hand|moet/moeten/moest/moesten van tafel',
    'remain+penalty-card':
      'weer als strafkaart|weer als strafkaarten|weer een strafkaart|weer strafkaart|weer strafkaarten',
    'pick-up+may': 'mag/mogen/mocht/mochten … terug',
    'stop+penalty-card':
      'geen strafkaart/strafkaarten meer|niet langer strafkaart/strafkaarten|niet meer strafkaart/strafkaarten|niet langer een strafkaart|niet langer als strafkaart|geen strafkaart/strafkaarten meer is/zijn|geen strafkaart/strafkaarten meer was/waren|verliest/verliezen/verloor/verloren … status|houdt/houden/hield/hielden op strafkaart/strafkaarten te zijn|strafkaart/strafkaarten af|strafkaart/strafkaarten kwijt|is/zijn/was/waren van de straf af|gewone kaart|gewone kaarten|weer gewone kaarten|weer een gewone kaart|geen strafkaart meer te zijn|niet meer als strafkaart|niet langer als strafkaarten|strafkaart/strafkaarten is/was/zijn/waren het niet meer|strafkaart/strafkaarten waren het niet langer|van de strafbank|geen strafkaarten meer heeft/had|heeft/had geen strafkaart/strafkaarten meer|ze zijn het niet meer|geen strafkaarten meer over',
    stop: 'niet langer|houdt/houden/hield/hielden op|ophoudt|ophouden',
    remain:
      'blijf/blijft/blijven/bleef/bleven … liggen|blijf/blijft/blijven/bleef/bleven … tafel|blijf/blijft/blijven/bleef/bleven|liggen blijft/blijven/bleef/bleven|blijven liggen|laat/laten/liet/lieten … liggen|laten liggen|liggen laat|ligt/lag nog|liggen/lagen nog|ligt er nog|nog steeds op tafel|nog op tafel|gebleven|blijven staan|op tafel moet/moest/moeten/moesten blijven|weer neerleggen|weer neerlegt|weer neerlegde|weer neergelegd|weer neer te leggen|legt/legde/leggen/legden … weer neer|legt/legde/leggen/legden … weer op tafel|legt/legde/leggen/legden … terug op tafel|legt/legde/leggen/legden … opnieuw op tafel|weer op tafel leggen/gelegd/komen/leggende|weer op tafel te leggen|terug op tafel leggen/gelegd/komen|terug op tafel te leggen|terug op tafel|weer op tafel|opnieuw op tafel|opnieuw open op tafel|weer open op tafel|weer open|gaat/gaan/ging/gingen … terug op tafel|kwam/kwamen/komt/komen … terug op tafel|keert/keerde/keren/keerden … terug op tafel|moet/moest/moeten/moesten terug op tafel|moet/moest/moeten/moesten weer op tafel|teruggelegd|teruglegt|teruglegde|terugleggen|terug te leggen|legt/legde/leggen/legden … terug|weer … uithalen|weer te voorschijn|opnieuw neerleggen|opnieuw neergelegd|haalt/haalde … er weer uit|haalt/haalde … weer te voorschijn|op tafel teruggelegd|op tafel terugleggen|blijf/blijft/blijven/bleef/bleven gewoon liggen|liet/lieten ze liggen|lag/lagen er nog|open blijft/bleef/blijven/bleven liggen|blijft/bleef/blijven/bleven open|blijven waar ze zijn|blijven/bleven liggen waar ze liggen/lagen|moet/moest/moeten/moesten blijven liggen|achterblijft|achterbleef|achterblijven|blijft/bleef achter|op tafel gebleven|hoort/hoorde/horen/hoorden nog op tafel|houdt/hield … op tafel|hield/houdt … open|moet/moest laten liggen|te laten liggen|dient/diende te blijven liggen|behoudt/behield/behouden … status|open te blijven liggen|blijft/blijven/bleef/bleven waar ze/hij/die is/was/zijn/waren|blijft/blijven/bleef/bleven waar hij/zij lag/ligt|lag er nog|is/zijn/was/waren blijven liggen|is blijven liggen|blijft/blijven/bleef/bleven op zijn/haar plaats',
    // Play.
    lead: 'uitkomen|uitkomt|uitkwam|uitgekomen|uit te komen|uitkomst|uitkomsten|komt/komen/kwam/kwamen … uit|voorspelen|voorspeelt|voorspeelde|voorspeelden|voorgespeeld|voor te spelen|naspelen|naspeelt|naspeelde|nagespeeld|na te spelen|terugspelen|terugspeelt|terugspeelde|teruggespeeld|terug te spelen|speelt/spelen/speelde/speelden … na|speelt/spelen/speelde/speelden … voor|speelt/spelen/speelde/speelden … terug|vervolg|vervolgen|vervolgt|vervolgde|vervolgd|voortzetten|start|starten|startte|startten|gestart|begint|beginnen|begon|begonnen|gaat/ging verder met|gaat/ging door met|verder te gaan|switcht|switchte|schakelt|schakelde|voorspeelbeurt|naspel|terugspel|opent|opende|valt … aan|inviteert|aanspelen|aanspeelt|speelt/speelde … aan|slaat|sloeg|sloegen|incasseert|incasseerde|incasseren|int|inde|aanvangt|aanvangen|aanving|ving … aan|vangt … aan|uitspelen|uitspeelt|uitspeelde|uitgespeeld|nakomen|nakomt|nakwam|komt/kwam/kwamen … na|openingsuitkomst|voorspelbeurt|te voorspelen|aanroeren|aan te roeren|aansnijden|aan te snijden|aansneed|snijdt/sneed … aan|inspelen|ingespeeld|doorspelen|doorspeelt|speelt/speelde/spelen … door|speelt/speelde/spelen … uit|starten met|opent met|opende met|switchen|overschakelen|over te schakelen|schakelt/schakelde … over|verder spelen|door te spelen|uitkwam met|met … begon|start met|de eerste slag openen|de volgende slag beginnen|te beginnen|beginnen met|te openen|openen|te starten|te incasseren|te slaan|slaan|aan te spelen|voorspeel|voorgespeelde|door te gaan met|doorgaan met',
    'may+lead':
      'voor mag/mocht/kan spelen|uit mag/mocht/kan komen|na mag/mocht/kan spelen|terug mag/mocht spelen',
    'must+lead':
      'voor moet/moest spelen|uit moet/moest komen|na moet/moest spelen|terug moet/moest spelen|voor moeten/moesten spelen',
    'lead+verb-first': 'speelt/speel/speelde … na|speelt/speelde … voor',
    play: 'spelen|gespeelde kaart|spelend|gespeeld|bijspelen|bijspeelt|bijspeelde|bijgespeeld|bij te spelen|te spelen|leggen|legt|legde|legden|gelegd|bijleggen|bijlegt|gespeeld moest/moet worden|gespeeld wordt/werd|gespeeld worden|moest/moet worden gespeeld|toevoegen|bedient|speelt/spelen/speelde/speelden … bij|legt/leggen/legde/legden … bij|komt/kwam/kwamen met|geeft|gaf|roept|riep|toevoegde|bijgeven|geven|vraagt uit dummy|legt/legde neer|bij te leggen|bijgelegd|wegspelen|weg te spelen|erbij spelen|er bij te spelen|deponeert|deponeerde|speelt/speelde … erbij|toelegt|bijgeeft|bijgaf|bijgegeven|afdragen|afstaan|af te staan|komt/kwam/kwamen west/oost/noord/zuid/hij/zij/ze met|speelt/speelde/speelden tegen|vraagt/vroeg … uit de dummy/blinde|vraagt/vroeg … uit dummy|vraagt/vroeg … van dummy|vraagt/vroeg … van de dummy/blinde|vraagt/vroeg … in de dummy/blinde|roept/riep … uit de dummy/blinde|laat/liet … uit de dummy/blinde',
    'plays-contract+play': 'speelt|speelde|speelden',
    discard:
      'afgooien|gooit/gooien/gooide/gooiden|gegooid|weggooien|weggegooid|ruimt|ruimde|opruimen|troeft|troefde|troeven|getroefd|introeven|ecarteert|ecarteren|afgooit|gooit/gooide … weg|gooit/gooide … af',
    follow:
      'bekent|bekende|bekenden|bekennen|bekend heeft|kleur bekennen|kleur bekent|bij te lopen|duikt|dook|duiken',
    designate:
      'aanwijst|aanwijzen|aanwees|aangewezen|aan te wijzen|wijst/wees/wijzen … aan|kiest|kiezen|koos|kozen|gekozen|te kiezen|bepaalt|bepaalde|bepalen|beslissen|beslist|besliste|te beslissen|noemt|noemde|noemen|genoemd|uitzoeken|uit te zoeken|uitzoekt|zoekt/zocht … uit|voorschrijven|voorschrijft|schrijft/schreef … voor|uitmaken|maakt/maakte … uit|aanduiden|aanduidt|aanduidde|aangeduid|duidt/duidde … aan|mag/mocht/kan zeggen|vrij te kiezen|de keus is/was aan|de keuze is/was aan|beslist welke|aangeven|aangeeft|aangaf|geeft/gaf … aan|selecteert|selecteerde|zegt/zei/zeggen welke|zegt/zei/zeggen dan welke|zegt/zei/zeggen zelf welke|beslist/besliste zelf|naar keuze van|te bepalen|kiest/koos uit|uit te maken|uitmaakt|uitmaakte|uitgemaakt|uitkiezen|uit te kiezen|uitkiest|uitkoos|kiest/koos … uit|uitgekozen|aan te geven|aan te duiden|te noemen|de keuze heeft/had|heeft/had de keuze|de keus heeft/had|heeft/had de keus|heeft/had het voor het zeggen|het voor het zeggen heeft/had|keuze ligt/lag bij|keus ligt/lag bij|keuze aan|bepaalt/bepaalde/beslist/besliste/kiest/koos of hij/zij/oost/west/noord/zuid|bepaalt/bepaalde/beslist/besliste/kiest/koos zelf of hij/zij/oost/west/noord/zuid|kiezen/bepalen/beslissen/uitmaken/uitzoeken/weten of hij/zij/oost/west/noord/zuid|maakt/maakte zelf uit of hij/zij',
    'designate+may':
      'mag/mocht zelf weten|zelf mag/mocht weten|mag/mocht weten|mag/mocht zelf zeggen|zelf mag/mocht zeggen|mag/mocht het zelf weten|het zelf mag/mocht weten|mag/mocht zelf uitmaken|zelf mag/mocht uitmaken|mag/mocht zelf beslissen|zelf mag/mocht beslissen',
    which:
      'welke kaart|welke van de twee|welke van beide|welke van zijn|welke strafkaart|welke|welk|welke kaart hij/zij/oost/west/noord/zuid zou/wil/wilde|welke van de twee hij/zij/oost/west/noord/zuid zou/wil/wilde|welke van beide hij/zij/oost/west/noord/zuid zou/wil/wilde|welke strafkaart hij/zij/oost/west/noord/zuid zou/wil/wilde|welke hij/zij/oost/west/noord/zuid zou/wil/wilde|welke van zijn/haar strafkaarten|welke van de twee kaarten|welke van de twee strafkaarten|welke van de strafkaarten|welke van deze|welke van de kaarten|welke van die twee|wat hij/zij bijspeelt|wat hij/zij speelt|wat hij/zij weggooit',
    win: 'wint|winnen|won|wonnen|gewonnen|maakt de slag|maakte de slag|slag binnen|slag gemaakt|aan slag komt/kwam|komt/kwam … aan slag|aan slag gekomen|pakt/pakte/neemt/nam/nemen/maakt/maakte/haalt/haalde de/die/deze slag|slag … gewonnen|slag … gemaakt|is/was de slag voor|slag is/was/gaat/ging voor/naar|neemt/nam met|pakt/pakte met|slag binnenhaalde|slag binnenhaalt|slag binnen|sleept/sleepte … binnen|slag meegenomen|slag gepakt|won/wint de slag|maakt/maakte een slag|maakt/maakte deze slag|die/deze slag is/was/gaat/ging voor/naar|die/deze slag wint/won|slag is/was/gaat/ging voor hem/haar|die/deze slag is/was/gaat/ging voor hem/haar|die/deze slag was/is van',
    'to-lead':
      'aan slag|op slag|aan de beurt om uit/voor te komen/spelen|is/was aan de uitkomst|nu naspelen|de uitkomst heeft/had|heeft/had de uitkomst|aan zet|moet/moest de uitkomst doen|moet/moest de eerste slag openen|had/heeft de beurt|zit/zat aan slag|de uitkomst was/is aan|uitkomst is/was aan|uitkomst aan|de beurt was/is aan|was/is aan snee|aan snee|in de hand was/is/zat|moest het vervolg spelen|voorspeelbeurt was/is aan|voorspeelbeurt lag/ligt bij',
    opening:
      'voor de uitkomst|voor de eerste uitkomst|nog voor de uitkomst|voordat … is/was uitgekomen|voordat … uitkomt/uitkwam|nog niet uitgekomen|voordat … uit was/is gekomen|voor … uitkomt/uitkwam',
    'lose-lead':
      'niet meer aan slag|van slag|niet langer aan slag|slag kwijt|verliest/verloor/verloren de slag|verliest/verloor de slag aan|slag verliest|slag verloor|slag afgeeft/afgaf|slag afgeven|slag uit handen|geen slag meer maakt|slag verloren|slag verspeeld',
    'keep-lead':
      'blijft/bleef/blijven/bleven aan slag|aan slag blijft/bleef/blijven/bleven|weer aan slag|opnieuw aan slag|nog steeds aan slag|nog aan slag|houdt/hield … slag|behoudt/behield … slag|blijft/bleef/blijven/bleven … aan slag',
    void: 'chicane|geen te hebben|geen heeft/had|er geen|niet kan/kon voldoen|kan/kon er niet aan voldoen|niet aan kan/kon voldoen|kan/kon niet voldoen|niet bij machte|er geen meer|renonce|bezit geen|bezat geen|blijkt/bleek geen|geen te bezitten|kan/kon niet voldoen|kan/kon hieraan/daaraan niet voldoen|kan/kon daar niet aan voldoen|niet aan de eis kan/kon voldoen|niet aan de eis voldoen|had er geen|heeft er geen|had ze niet|heeft ze niet|had ze niet meer|heeft ze niet meer|niet meer in huis|niet in huis|kan/kon niet bekennen|die heeft/had west/oost/noord/zuid/hij/zij niet|die heeft/had west/oost/noord/zuid/hij/zij niet meer|dat heeft/had west/oost/noord/zuid/hij/zij niet|die had/heeft west/oost/noord/zuid/hij/zij helaas niet',
    'void+not': 'heeft/had geen',
    // How far.
    may: 'mag|mogen|mochten|kan|kunnen|kon|konden|is/was vrij|staat/stond vrij|heeft/had het recht|toegestaan|heeft/had recht op|is/was gerechtigd|bevoegd|vrij is/was|het staat/stond … vrij|staat/stond het … vrij|is/was het … toegestaan|kunt',
    'may+verb-first': 'mocht',
    must: 'moet|moeten|moest|moesten|is/was/zijn/waren verplicht|verplicht is/was|verplicht|dient|dienen|diende|dienden|behoort|behoorde|is/was/zijn/waren gehouden|gehouden is/was|gehouden om|heeft/had te|gedwongen|is/was gehouden te|zal/zullen moeten|geen andere keus|zit/zat er niets anders op dan|hoort|horen',
    'may-not':
      'mag/mogen/mocht niet|niet mag/mogen/mocht|niet toegestaan|niet meer mag|kan/kon niet meer|geen recht|niet vrij|nooit mag|mag/mogen nooit|mag evenmin|evenmin|mag/mogen/mocht/mochten geenszins|mag/mogen/mocht/mochten in geen geval|is/was het niet geoorloofd|niet gerechtigd|afblijven van|taboe',
    'need-not':
      'hoeft/hoeven/hoefde/hoefden niet|hoeft/hoeven/hoefde/hoefden geen|niet hoeft/hoeven/hoefde|niet verplicht|niet te hoeven|hoeft/hoeven/hoefde … niet',
    not: 'geen|nooit|niets|zonder|noch|niemand|nee|nergens|niks',
    'not+verb-not': 'niet|geenszins',
    neither: 'geen van beide|geen van de twee|noch … noch|geen van beiden|eist noch verbiedt',
    only: 'alleen|slechts|enkel|uitsluitend|maar een|maar één|alleen maar|alleen de|louter|niets anders dan',
    'all-but':
      'alles … behalve|alles behalve|elke/iedere kleur behalve|elke/iedere kaart behalve|elke/iedere kleur … behalve|elke/iedere kaart … behalve|alle kleuren behalve|alles … uitgezonderd|alles … op … na',
    'any-card':
      'elke kaart|iedere kaart|elke willekeurige kaart|een willekeurige kaart|willekeurige kaart|elke reglementaire kaart|iedere reglementaire kaart|elke legale kaart|wat hij/zij/west/oost/noord/zuid wil/wilde|wat hij/zij maar wil/wilde|wat hem/haar goeddunkt|welke kaart dan ook|welke kaart hij/zij wil/wilde|de kaart die hij/zij wil/wilde|een kaart naar keuze|een kaart naar eigen keuze|iedere kaart die hij wil|elke kleur|iedere kleur|naar keuze|naar eigen keuze|naar believen|vrij|alles|elke kaart die hij/zij wil|zonder beperking|van alles|om het even wat|gelijk welke kaart|wat hem/haar belieft|waarmee hij/zij wil/wilde|waarmee hij/zij maar wil/wilde|naar hartenlust|welke kleur dan ook|iedere willekeurige kaart|een kaart naar zijn/haar keuze|elke kaart die ze wil|geheel vrij|helemaal vrij|volledig vrij|volkomen vrij|iedere kaart die hij/zij wil/wilde|elke kaart die hij/zij wil/wilde|eender wat|eender welke kaart|gelijk wat|van alles en nog wat|wat dan ook|alles wat hij/zij wil/wilde|welke hij/zij maar wil/wilde|wat hij/zij maar wenst/wenste|wat hij/zij wenst/wenste|waar hij/zij zin in heeft/had|waarmee het hem/haar belieft|vrijelijk|elke kleur die hij/zij wil/wilde|iedere kleur die hij/zij wil/wilde|zonder enige beperking|onbeperkt|ongehinderd|wat ie wil/wilde|wat je wil/wilt',
    'may+any-card':
      'vrij is/was in zijn/haar|is/was vrij in zijn/haar|vrij in zijn/haar|geheel/volledig/helemaal/volkomen vrij in zijn/haar|is/was vrij om te spelen wat hij/zij wil/wilde|kan/kon alle kanten op|mag/mocht alle kanten op|vrij spel had/heeft|heeft/had vrij spel',
    'until-lead-lost':
      'tot/totdat … slag verliest/verloor|tot/totdat … van slag gaat/raakt/is/was/raakte|tot/totdat … niet meer aan slag is/was|tot/totdat … slag kwijt is/raakt|tot/totdat … niet langer aan slag|totdat … slag verloren heeft|tot/totdat … aan slag verliest|tot/totdat … slag moet/moest afgeven|tot/totdat … de slag afstaat|tot/totdat … ander aan slag komt/kwam|tot/totdat … de slag kwijtraakt/kwijtraakte|tot/totdat … de slag afgeeft/afgaf|tot/totdat … uit slag is/was|tot/totdat … van slag ging|tot/totdat … slag heeft/had verloren|tot/totdat … slag verloren had|tot hij/zij van slag is/was|tot een ander aan slag komt/kwam',
    'while-lead-kept':
      'zolang … aan slag blijft/bleef/is/was/blijven/zijn|zo lang … aan slag blijft/bleef/is/was/blijven/zijn|zolang … aan slag|zolang … slag houdt/hield/behoudt|zolang … de slag|voor zolang … aan slag|zolang … de slagen maakt/maakte|zolang … slagen blijft/bleef maken|zolang … blijft/bleef winnen|zolang … slag wint/won|zolang … op slag is/was/blijft/bleef|zolang dat duurt/duurde',
    'some-time':
      'gelegenheid|gelegenheden|zodra dat/het/hij/zij/dit … kan/mag/mogelijk|zodra mogelijk|zodra hij/zij … kan/mag|later|te zijner tijd|in een latere slag|bij een volgende gelegenheid|zodra er … gespeeld|als/wanneer er … gespeeld|de tweede keer|de tweede maal|een slag later',
    'this-lead-only':
      'alleen voor deze slag|alleen voor deze uitkomst|alleen voor die uitkomst|alleen voor die slag|alleen deze slag|alleen deze uitkomst|slechts voor een slag|voor slechts een slag|voor een slag|voor één slag|voor een uitkomst|maar een slag|maar voor een slag|maar een keer|alleen deze ene keer|alleen voor de eerste slag|alleen voor de eerste uitkomst|alleen de eerste slag|alleen voor een slag|eenmalig|voor een keer|voor deze slag|voor deze ene slag|voor die ene slag|slechts een slag|slechts een keer|alleen voor de eerstvolgende slag|alleen voor de eerstvolgende uitkomst|uitsluitend voor deze slag|alleen voor deze beurt|die ene slag|die ene uitkomst|deze ene slag|slechts eenmaal|uitsluitend voor de slag|alleen voor de slag|slechts voor de slag|enkel voor de slag|alleen die slag|enkel deze slag|enkel die slag|enkel voor deze slag|enkel voor die slag|uitsluitend voor die slag|alleen de eerstvolgende slag|slechts voor deze slag|maar voor deze slag|voor één enkele slag|voor een enkele slag|één enkele slag|een enkele slag|maar één slag|niet langer dan één slag|niet langer dan een slag|niet langer dan deze slag|alleen voor de slag waarin|uitsluitend voor één slag|uitsluitend voor een slag|slechts één keer|maar één keer|slechts één uitkomst|alleen voor één uitkomst',
    'to-the-end':
      'tot het einde|tot het eind|tot het einde van het spel|tot het eind van het spel|tot het einde van het afspel|tot aan het einde|de rest van het spel|voor de rest van het spel|de rest van de speelperiode|de rest van het afspel|gedurende het hele spel|het hele spel|het gehele spel|heel het spel|het hele spel door|tot de laatste slag|tot en met de laatste slag|het hele verdere spel|voor de rest van dit spel|het vervolg van het spel|het hele afspel|gedurende de rest van het spel|zolang het spel duurt|zolang dit spel duurt|tot het spel uit is|tot het spel afgelopen is|tot het bittere einde|het verdere spel|dit hele spel|dit hele spel lang|het hele spel lang|alle resterende slagen|in alle resterende slagen|in alle volgende slagen|alle volgende slagen|tot aan de laatste slag|tot slag dertien',
    // The table.
    'no-trump': 'sans atout|sans|sa|zonder troef|sansatout',
    'plays-contract+in-contract': 'zit/zat in',
    'plays-contract':
      'is/was/wordt/werd leider|is/was/wordt/werd de leider|leider in|als leider|leider is/was|had de leiding|leider werd/wordt|speelt/speelde de hand|speelt/speelde het contract|is/was de leidster|is/was leidster|mocht leiden|mag leiden|als leidster|leidster in|leidt het spel|had het contract|heeft het contract|werd leidster|is/was alleenspeler|leider was|leider is|kocht het contract|bemachtigde het contract|kreeg het contract|is/was declarer',
    contract: 'contract|eindcontract|eindbod',
    // Who says it, and how it is meant.
    if: 'als|indien|mits|tenzij|stel|stel dat|gesteld dat|ingeval|in het geval dat|zou … indien|voor het geval|in dat geval|anders had|ingeval dat|onder voorwaarde dat|op voorwaarde dat|ware het anders',
    'if-first': 'had er|was er|was het|waren er|stel',
    'verb-first': 'had|hadden|was|waren|heeft',
    consequence: 'dan',
    would:
      'had/hadden … kunnen|had/hadden … mogen|had/hadden … volstaan|dan had/hadden|dan was/waren|zou/zouden … hebben',
    'would+verb-first': 'zou|zouden',
    should:
      'had/hadden … moeten|moeten hebben|had/hadden … moeten|had/hadden behoren|zou … moeten|hoort te|hoorde te|had/hadden … dienen',
    whenever:
      'als een tegenspeler|wanneer een tegenspeler|zodra een tegenspeler|wanneer|als een speler|telkens|een tegenspeler die|een speler die|wie|zodra iemand|elke keer|steeds als|iedere keer|in het algemeen|zodra er',
    claimed:
      'mijn/onze/een collega zegt/vindt/denkt/meent/zei/vond/dacht/meende|een andere arbiter zegt/vindt/denkt/meent|beweert|beweren|beweerde|beweerden|stelt dat|stelde dat|stelden dat|protesteert|protesteerde|protesteerden|protesteren|meent|meende|menen|meenden|klaagt|klaagde|klagen|klaagden|vindt dat|vond dat|vonden dat|vinden dat|betoogt|betoogde|betoogden|betogen|voert/voerde/voerden/voeren … aan|aanvoert|aangevoerd|denkt dat|dacht dat|dachten dat|vreest|vreesde|bezwaar|bestrijdt|bestreed|maakt/maakte bezwaar|hoopt|hoopte|verwacht|verwachtte|van mening|eerst … verbieden|tegenwerping|wierp/werpt … tegen|opperde|oppert|suggereerde|verlangde dat|vroeg zich af|zegt te|zei te|gaat/ging in beroep|houdt/hield vol|hielden vol|gingen in beroep|ging ervan uit|gingen ervan uit|veronderstelde|geloofde|volgens|in hun ogen|naar hun mening|volgens hen|sputtert|sputterde|sputterden|mort|morde|morden|werpt/wierp … op|hield staande|houdt staande|bepleit|bepleitte|argumenteert|argumenteerde|tekent/tekende beroep aan|diende protest in|diende beroep in|vermoedde|was ervan overtuigd|zag dat anders|verdedigde zich|wil/wilde/willen/wilden/wou … verbieden/eisen/laten/weten/kiezen/bepalen/hebben/uitzoeken/opnemen/houden',
    'claimed+his': 'volgens hem|volgens haar|naar zijn/haar mening|in zijn/haar ogen|zijns inziens',
    asked:
      'vraagt … of|vroeg … of|vroegen … of|vraagt|vroeg|vroegen|vraag|informeert|informeerde|gevraagd|legt/legde … voor|krijgt/kreeg … te horen|luidt de vraag',
    'told+says': 'zegt|zei|zeggen|zeiden',
    told: 'legt/legde … uit|legden … uit|uitgelegd|uitleg|uitlegt|vertelt|vertelde|deelt/deelde … mee|meegedeeld|wijst/wees … op|licht/lichtte … toe|leest/las … voor|noemt/noemde de mogelijkheden|somt/somde … op|schrijft|schreef|verduidelijkte|verduidelijkt|antwoordde|antwoordt|voegde eraan toe|vulde aan|las … voor|leest … voor|zette/zet … uiteen|uiteengezet|opsomde|zo lichtte|geantwoord|heb … gezegd|heeft … gezegd|had … gezegd|gezegd|heb … geantwoord|heeft … geantwoord|verklaarde|verklaart|legde voor|zette uiteen|verkondigde|verkondigt|meldt|meldde|liet weten|laat weten|laten weten|gaf te kennen|geeft te kennen|gaf aan|te kennen gaf|liet … weten|laat … weten|gaf … te kennen',
    ruled:
      'beslist dat|besliste dat|besloot dat|besluit dat|bepaalde als volgt|oordeelde|oordeelt|oordeelt dat|oordeelde dat|stelt/stelde vast|beslissing was|besliste als volgt|uitspraak was|bevestigt|bevestigde|geeft/gaf … opdracht|gelastte dat|arbitreerde|arbitreert|wees arbitrage|ging daarmee akkoord|gaat daarmee akkoord|stond dat toe|staat dat toe|keurde dat goed|keurde goed|vonniste|bepaalt/bepaalde dat|beschikte dat|beschikt dat|beslist als volgt|vond dat goed|gaf toestemming|besloot als volgt|arbitreerde dat|beslissing luidt/luidde|uitspraak luidt/luidde|liet/laat het toe|laat het toe|liet dat toe|liet het toe|heb … beslist|heeft … beslist|had … beslist|heb … besloten|heeft … besloten|heb … bepaald|heeft … bepaald|luidde als volgt|luidt als volgt|gaf hem/haar zijn/haar zin|geeft hem/haar zijn/haar zin|gaf zijn zegen|gaf zijn fiat|vond dat in orde|vond dit goed|vond het goed|vond dat prima|stemde daarmee in|stemde hiermee in|liet dit toe|stond het toe|stond dit toe|keurde dit goed|hield het erop dat|bleef erbij dat|was van oordeel dat|is van oordeel dat|van oordeel was/is dat',
    'director+ruled':
      'volgens de/onze/mijn/deze arbiter/wedstrijdleider/wedstrijdleidster/scheidsrechter/wl/tl/toernooileider/clubarbiter/collega/wedstrijdleiding|volgens de dienstdoende arbiter/wedstrijdleider',
    'committee+ruled': 'volgens de commissie/protestcommissie/beroepscommissie/jury',
    ruling:
      'uitspraak|beslissing|arbitrage|antwoord|oplossing|uitwerking|vonnis|oordeel|besluit van de arbiter|arbitrage van de wedstrijdleider|beslissing van de arbiter|uitspraak van de arbiter|uitspraak van de wedstrijdleider|beslissing van de wedstrijdleider|genomen beslissing|onze beslissing|mijn beslissing|mijn uitspraak|mijn arbitrage|scheidsrechterlijke beslissing|genomen arbitrage|die/deze beslissing|die/deze uitspraak|die/deze arbitrage|dit/dat besluit|dit/dat oordeel|dit/dat vonnis|zijn/haar beslissing|zijn/haar uitspraak|zijn/haar arbitrage|beslissing van de tafelarbiter|eerdere beslissing|die eerdere beslissing',
    fault:
      'fout|foute|onjuist|onjuiste|verkeerd|verkeerde|vergiste|vergist|vergissing|ten onrechte|onterecht|vernietigt|vernietigde|vernietigd|gecorrigeerd|corrigeert|corrigeerde|herziet|herzag|herzien|teruggedraaid|draait/draaide … terug|gewijzigd|wijzigt|wijzigde|klopt niet|klopte niet|niet juist|niet correct|ziet/zag over het hoofd|over het hoofd gezien|niet in stand|blunder|gedwaald|dwaalde|mis|herroept|herriep|herroepen|ongedaan gemaakt|teniet|tenietgedaan|vergist zich|vergiste zich|verkeerd toegepast|te eng gelezen|verkeerd gelezen|misgelezen|ernaast|zat fout|zat ernaast|zit fout|zit ernaast|tegen de regels|mag niet in stand|niet houdbaar|onhoudbaar|sloeg de plank mis|plank misgeslagen|schoot tekort|heroverwogen|terug te komen op|kwam terug op|komt terug op',
    'drop+put-right':
      'per ongeluk|bij ongeluk|onopzettelijk|per abuis|abusievelijk|bij vergissing|ongewild|zonder opzet|zonder het te willen|buiten zijn/haar schuld|zonder bijbedoeling|zonder bedoeling|ongelukkigerwijs|door een ongelukje|door een onhandigheid|door onhandigheid',
    'may-not+put-right':
      'dat/dit mag/mocht/kan/kon/hoort/hoorde/gaat/ging niet|mag/mocht dat/dit/het/zoiets niet|gaat/ging dat/dit/het niet|zo gaat/ging dat/het niet|gaat/ging niet door|dat/dit gaat/ging niet door|dat/dit niet mocht/mag',
    'fault+put-right': 'draait/draaide dat/dit/het terug',
    'refused+put-right':
      'houdt/hield/hielden hem/haar/dat/dit/oost/west/noord/zuid tegen|houdt/hield dat/dit verzoek tegen|hem/haar/dat/dit tegenhield/tegenhoudt',
    'put-right':
      'grijpt/greep/grepen/grijpen in|grijpt/greep … in|ingegrepen|ingreep|op de vingers getikt|tikt/tikte … op de vingers|fluit/floot … terug|teruggefloten|terugfloot|berispt|berispte|berisping|reprimande|waarschuwing|waarschuwde|zet/zette … recht|rechtgezet|rechtzette|ongedaan|niet de bedoeling|niet goed|niet in orde|niet in de haak|te ver|te veel|tussenbeide|haalt/haalde/haalden … er weer uit|tegengehouden|tegenhield|te voorbarig|te haastig|in zijn/haar ijver|in de verwarring|in zijn/haar haast|tot de orde|riep/roept … terug|teruggeroepen|herstelde|hersteld|herstelt|protesteert/protesteerde hiertegen|meteen weer|onmiddellijk weer|snel weer',
    'fault+ruling':
      'gegrond|gegrond verklaard|het protest/beroep/bezwaar slaagt/slaagde/slaagde|protest/beroep/bezwaar slaagt/slaagde|protest/beroep … toegewezen|protest/beroep … gehonoreerd|stelt/stelde … in het gelijk|in het gelijk gesteld|protest/beroep toegewezen',
    upheld:
      'terecht|juist|juiste|correct|correcte|klopt|klopte|gehandhaafd|handhaaft|handhaafde|bekrachtigd|bekrachtigt|bevestigd|in stand|goed recht|zoals het hoort|gelijk|akkoord|keurig|onderschrijft|onderschreef|goed|het eens|mee eens|ermee eens|daarmee eens|hiermee eens|het ermee eens|sloot zich daarbij/hierbij aan|sluit zich daarbij/hierbij aan|sloot zich aan bij|sluit zich aan bij|volgde hem/haar daarin|volgde dat/dit standpunt|volgde die redenering|ging daarin mee|ging hierin mee|ging daar in mee|ging hier in mee|ging erin mee|gaf hem/haar/oost/west/noord/zuid gelijk|geeft hem/haar gelijk|stelde hem/haar/oost/west/noord/zuid in het gelijk|in het gelijk gesteld|willigde/willigt … in|ingewilligd|honoreerde|honoreert|deelde die/deze mening|deelde dat/dit standpunt|bij het rechte eind|het bij het rechte eind|aan het goede eind|spijker op de kop|spijker op zijn kop',
    'not-so':
      'wijst/wees/wezen … af|afgewezen|afwees|verwerpt|verwierp|verworpen|ging daar niet in mee|gaat daar niet in mee|niet eens|was/is het daar niet mee eens|niet mee eens|ging niet akkoord|niet akkoord|geen gelijk|ongelijk|ongegrond|hield geen stand|gaf … geen gelijk|verklaart/verklaarde … ongegrond|weerlegt|weerlegde|weerlegd|naar de prullenbak|sneed geen hout|snijdt geen hout|gaat niet op|ging niet op|veegt/veegde … van tafel|van tafel geveegd|in het ongelijk',
    facts: 'feiten|de feiten|feitenrelaas|wat gebeurde er|het spel|het voorval|situatie|toedracht',
    appeal: 'protest|beroep|het protest|het beroep|hoger beroep|bezwaren|standpunt van nz|standpunt van ow',
    comment: 'commentaar|toelichting|noot|opmerking|naschrift|redactie|noot van de redactie|nawoord',
    // How parts of a sentence hang together.
    and: 'en|én|alsook|alsmede|evenals|waarna',
    or: 'of|ofwel',
    but: 'maar|doch|hoewel|ofschoon|ware het niet',
    so: 'zodat|waardoor|waarmee',
    because: 'want|omdat|doordat|aangezien|vermits|nademaal',
    that: 'dat',
    who: 'die|waarvan|wier|wiens|waarop',
    while: 'terwijl|toen de|toen het|toen een',
    before: 'voordat|alvorens|totdat|vooraleer',
    after: 'nadat',
  },
  suits: {
    S: 'schoppenkleur|schopje|schoppentje',
    H: 'hartentje|hartje',
    D: 'ruitentje|ruitje|ruiten',
    C: 'klavertje|klavers',
  },
  ranks: {
    A: 'azen',
    T: '10',
    '9': '9',
    '8': '8',
    '7': '7',
    '6': '6',
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
  },
  endings: 's',
  compounds:
    'aas heer vrouw boer tien negen acht zeven zes vijf vier drie twee uitkomst uitkomsten vervolg verbod start naspel terugspel eis kleur kaart kaarten strafkaart strafkaarten slag slagen voorspeelverbod switch honneur honneurs verzoek kaartje kaartjes terugkomst plaats speler speelster stoel positie plaatje plaatjes ronde rondes vraag verboden opdracht beurt',
  cards: ['SUIT RANK', 'RANK van SUIT', 'RANK van de SUIT', 'SUIT - RANK', 'SUIT de RANK', 'RANK in SUIT'],
  forms: {
    gen: { endings: 's', before: 'van' },
    by: { before: 'door' },
    with: { before: 'bij met' },
    dat: { before: 'aan voor naar tot over tegen op' },
  },
  correlative: ['zowel', 'als', 'en'],
  verbEndings: [],
  articles: 'de het een die deze dat dit onze',
  prepositions:
    'na in van met voor door over tegen tijdens onder zonder volgens binnen sinds om naar tot wegens vanwege ondanks omtrent per vanaf bij',
  fillers:
    'de het een is was zijn waren werd wordt worden werden heeft had hebben nu dan daarna vervolgens daarop daarom ook nog zo toch wel dus eerst meteen onmiddellijk later te er hier daar zelf alsnog keurig gewoon verder ten onrechte tot slot',
  seated: 'zat zit zittend spelend gezeten',
  isVerbLast: false,
  isBracketed: true,
  subjectMayFollow: true,
};
