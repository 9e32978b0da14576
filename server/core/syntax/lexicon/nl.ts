import type { Lexicon } from './lexicon.ts';

/**
 * Dutch: how the concepts of the law are said. See `lexicon.ts` for how to write it. Separable verbs stand in all
 * their forms: `neemt … op`, `opneemt`, `op te nemen`, `opgenomen`.
 */
export const nl: Lexicon = {
  language: 'nl',
  gate: /straf-?kaart|strafbare kaart/i,
  terms: {
    // Persons.
    declarer: 'leider|leidster|speelster van het contract|alleenspeler',
    dummy: 'blinde|dummy|dode',
    defender: 'tegenspeler|tegenspeelster|tegenspelers|een speler|de speler|iedere speler|elke speler',
    partner:
      'partner|maat|medespeler|de andere tegenspeler|zijn/haar/diens partner|partner van de overtreder|partner van de tegenspeler',
    offender: 'overtreder|overtreedster|de overtredende speler|de speler in overtreding|schuldige',
    director:
      'wedstrijdleider|wedstrijdleidster|arbiter|wl|tl|scheidsrechter|toernooileider|tafelarbiter|clubarbiter|bondsarbiter|hoofdarbiter|hoofdwedstrijdleider|clubleider|bondswedstrijdleider',
    committee: 'commissie|protestcommissie|jury|beroepscommissie|appèlcommissie|college',
    i: 'ik|wij|we|mij|ons',
    pair: 'nz|ow|n-z|o-w|noord-zuid|oost-west|noord en zuid|oost en west|beide partijen|de spelers|partij|tegenpartij|tegenstanders|protestanten|appellanten|u|je|jij|men',
    he: 'hij|zij|die speler|deze speler|deze speelster|laatstgenoemde',
    his: 'zijn|haar|diens',
    aside:
      'op dat moment|op dat ogenblik|vanaf dat moment|vanaf dat ogenblik|op die manier|die slag|in die slag|dat spel|dat hij/zij aan slag is/was|dat hij/zij aan de beurt is/was|dat hij/zij moet/moest uitkomen/voorspelen|ten slotte|tot slot|graag|wel graag|liever|daarop|vervolgens|daarna|meteen|onmiddellijk|natuurlijk|uiteraard|dadelijk|prompt|gewoon|keurig|netjes|simpelweg|uitdrukkelijk|nadrukkelijk|dezelfde slag|echter|eerst|alsnog|hierop|hierna|tenslotte|zonder aarzelen|na enig nadenken|na enig beraad|zonder dralen|tot nu toe|tot zover|het bijspelen|bij het bijspelen|het uitkomen|het voorspelen|het spelen|bij het spelen|het naspelen|het opnemen|bij het opnemen',
    // Things.
    'penalty-card':
      'strafkaart|strafkaarten|als strafkaart|als strafkaarten|als een strafkaart|straf-kaart|straf-kaarten|strafbare kaart|strafbare kaarten|als enige strafkaart|als zijn/haar enige strafkaart|als tweede strafkaart|als losse strafkaart|als zijn/haar strafkaart|als zijn/haar strafkaarten|als open strafkaart|als strafkaart of|enige strafkaart',
    'major+penalty-card': 'grote strafkaart|grote strafkaarten|als grote strafkaart|als grote strafkaarten',
    'minor+penalty-card':
      'kleine strafkaart|kleine strafkaarten|als kleine strafkaart|als kleine strafkaarten',
    card: 'kaart|kaarten|een kaart|strafkaartje',
    two: 'twee kaarten|twee|een tweetal',
    'two+penalty-card': 'twee strafkaarten|twee als strafkaart|een paar strafkaarten',
    it: 'hem|deze kaart|die kaart|de kaart|die strafkaart|deze strafkaart|de strafkaart|deze',
    them: 'ze|deze kaarten|die kaarten|de kaarten|zijn/haar kaarten|zijn/haar/de/die/deze strafkaarten|deze strafkaarten|die twee|deze twee',
    both: 'beide|beiden|beide kaarten|beide strafkaarten|beide kleuren|allebei|alle twee|alletwee|alle strafkaarten|al zijn/haar strafkaarten|de twee kaarten|de twee strafkaarten|zijn/haar twee kaarten|zijn/haar twee strafkaarten|de twee|elk van beide|alle kaarten|zowel de ene als de andere',
    other:
      'de andere kaart|de andere strafkaart|de andere|de ander|de overgebleven kaart|zijn/haar andere kaart|zijn/haar andere strafkaart',
    'whole-hand':
      'al zijn/haar kaarten|alle kaarten van|zijn/haar hele hand|zijn/haar gehele hand|de hele hand|dertien kaarten|alle dertien kaarten',
    'the-one':
      'een van beide|één van beide|een van de twee|een van de twee kaarten|slechts een kaart|een van zijn kaarten|een van de kaarten|een kleur|een van de twee kleuren|een van beide kleuren|een van de kleuren|een van de kaarten',
    'only+the-one':
      'maar/slechts/alleen een van de twee kleuren|maar/slechts/alleen een van beide kleuren|maar/slechts/alleen een van de twee|maar/slechts een van beide|maar/slechts een kleur|maar/slechts een kleur tegelijk|niet meer dan een kleur',
    former: 'de eerste van de twee|eerstgenoemde|de eerstgenoemde kaart',
    latter: 'de laatstgenoemde kaart|laatstgenoemde kaart|de tweede van de twee',
    'that-suit':
      'die kleur|deze kleur|dezelfde kleur|de kleur|die kleuren|de verboden kleur|de geeiste kleur',
    hand: 'hand|handen|de hand',
    option:
      'optie|opties|mogelijkheid|mogelijkheden|keuze|keuzes|recht|rechten|keus|keuzemogelijkheden|keuzerecht',
    restriction: 'verbod|voorspeelverbod|beperking|voorspeelbeperking|restrictie',
    demand: 'eis|verplichting|gebod|verzoek',
    // How a card comes to be a penalty card.
    drop: 'laat/laten/liet/lieten … vallen|vallen liet/lieten|vallen laat/laten|laten vallen|valt/vallen/viel/vielen … tafel/open/hand/handen/grond/vloer/omlaag|hand/tafel/handen valt/vallen/viel/vielen/gevallen|gevallen|valt/vallen/viel/vielen … om|omvalt|omviel|omgevallen|ontglipt|ontglippen|ontglipte|ontglipten|ontglipt zijn|glipt|glippen|glipte|glipten|geglipt|glijdt/gleed/gleden/glijden … hand/handen/tafel|stoot/stootte … om/van|schiet/schoot/schieten/schoten … hand/handen|niest|uit zijn/haar handen|laten glippen|glijdt/gleed/gleden … vandaan/weg/uit/tussen|vallen gelaten|floept|floepte|valt/viel/vielen open|schiet/schoot … uit|waait/woei/waaide … om',
    face: 'open op tafel|open|openlijk|zichtbaar|bloot|laat/laten/liet/lieten … zien|toont|tonen|toonde|toonden|getoond|beeldzijde naar boven|met de beeldzijde|op tafel|legt/leggen/legde/legden … op|opengelegd|blootgelegd|lag/lagen/liggen open|open en bloot|draait/draaide … om|omgedraaid|op tafel gelegd|voor zich|te zien|aan de tafel|open … liggen|zien geweest|in het zicht|open en bloot',
    'face+whole-hand': 'ziet/zien/zag/zagen/toont/toonde … dertien kaarten|ziet/zien/zag/zagen … hele hand',
    'out-of-turn':
      'voor de beurt|voor zijn/haar beurt|buiten de beurt|buiten beurt|niet aan de beurt|denkt/dacht/meent/meende/denkend … aan de beurt/slag|niet zijn/haar beurt|niet aan slag',
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
      'eisen|eisten|te eisen|eisend|eis stellen|verlangen|verlangden|verplichten|gelasten|eisen dat|vragen om|vroeg om|vraagt om|vraagt … te spelen|vraagt … voor te spelen|vraagt … na te spelen|gebiedt|gebood|dwingt … te spelen|wil/wilde dat|opdragen|draagt/droeg … op|opgedragen|op te dragen',
    'require+verb-first':
      'eist|eiste|eist dat|eiste dat|verlangt|verlangde|verlangt dat|verlangde dat|verplicht … te|gelast|gelastte|opteert voor',
    prohibit: 'verbieden|verboden|te verbieden|verbiedend|ontzeggen|wil/wilde/willen/wilden niet dat',
    'prohibit+verb-first': 'verbiedt|verbied|verbood|ontzegt|ontzegde',
    'require+passive': 'geeist|geëist|verlangd|wordt/werd/worden/werden/is/zijn/was geëist|was er … geëist',
    'prohibit+passive':
      'wordt/werd/worden/werden/is/zijn/was/waren verboden|verboden wordt/werd/worden/werden/is/zijn/was',
    'did-so': 'dat deed|dat doet|deed dat|doet dat|dat doet hij|dat deed hij',
    refused:
      'staat/stond dat/het niet toe|weigert/weigerde dat/het|weigert/weigerde zijn/haar/dit verzoek|keurt/keurde dat/het niet goed|stond dit niet toe|stond hem/haar dat niet toe',
    want: 'wil|wilde|wens|wenst|wenste|wenst geen|hoef|hoeft te|wou',
    'leave-free':
      'geen voorspeelbeperking|geen beperking|geen enkele beperking|geen beperkingen|geen restrictie|legt/legde geen beperking op|laat/laten/liet/lieten … vrij|vrij laat|vrij laten|vrij te laten|laat/liet/laten … begaan|laat/liet/laten … begaan|eist/eiste/verlangt/verlangde/verbiedt/verbood niets|niets eisen|niets te eisen|eist/eiste noch verbiedt/verbood|niets geeist|niets verboden|doet/deed niets|zag af van zijn/haar rechten/opties/recht|ziet/zag … af|van zijn/haar/alle rechten af te zien|af te zien|afziet|afzag|afgezien|geen van beide|geen van de mogelijkheden|geen gebruik|maakt/maakte/maken geen gebruik|geen eis|niets eist/eiste/verlangt/verlangde|niets verbiedt/verbood|niets te eisen of te verbieden|niet/niets eist/eiste en niet/niets verbiedt/verbood|maakt/maakte … geen … gebruik|geen eisen stelt/stelde|stelt/stelde geen eisen|legt/legde/leggen … geen beperking/beperkingen/voorspeelbeperking op|geen … gebruik|geen verbod en geen eis|geen eis en geen verbod',
    waive:
      'verspeelt|verspeelde|verspeeld|verbruikt|opgebruikt|verliest/verloor/verloren … recht/rechten|vervalt|vervallen|verviel|vervielen|voorgoed|kwijt|uitgeput',
    again: 'opnieuw|nogmaals|weer|wederom|nog een keer|nog eens|andermaal',
    // What becomes of the cards.
    'pick-up':
      'neem/neemt/nemen/nam/namen … op|neem/neemt/nemen/nam/namen … terug|opneemt|opnemen|opnam|opnamen|opgenomen|op te nemen|op mag/mocht/mogen/moet/moest/moeten nemen|op nemen|pak/pakt/pakken/pakte/pakten … op|oppakt|oppakken|oppakte|opgepakt|op te pakken|terugneemt|terugnemen|terugnam|teruggenomen|terug te nemen|gaat/gaan/ging/gingen … terug|teruggaat|teruggaan|terugging|terug te gaan|teruggegaan|terug naar de hand|terug in de hand|terug op de hand|terug naar zijn/haar hand|terug in zijn/haar hand|keert/keren/keerde/keerden … terug|terugkeert|terugkeren|teruggekeerd|krijgt/krijgen/kreeg/kregen … terug|terugkrijgt|terugkrijgen|stopt/steekt/stak/stopte/stopten/staken … in de hand|weer in de hand|weer in zijn/haar hand|komt/komen/kwam/kwamen … terug|haalt/haalde … van tafel|van tafel nemen|teruggestoken|teruggestopt|verdwijnt/verdwijnen/verdween/verdwenen … hand|mee terug|neemt/nemen/nam/namen … in de hand|neemt/nam … in zijn/haar hand|bij zijn/haar kaarten steken/stak/steekt/stoppen/doen/voegen|bij zijn/haar andere kaarten|terugsteken|terugsteekt|terugstopt|meenemen|meegenomen|terug mag/mogen/mocht/mochten|mag/mogen/mocht/mochten weer in de hand|terug te steken|terug bij zijn/haar kaarten',
    'remain+penalty-card':
      'weer als strafkaart|weer als strafkaarten|weer een strafkaart|weer strafkaart|weer strafkaarten',
    'pick-up+may': 'mag/mogen/mocht/mochten … terug',
    'stop+penalty-card':
      'geen strafkaart/strafkaarten meer|niet langer strafkaart/strafkaarten|niet meer strafkaart/strafkaarten|niet langer een strafkaart|niet langer als strafkaart',
    stop: 'niet langer|houdt/houden/hield/hielden op|ophoudt|ophouden',
    remain:
      'blijf/blijft/blijven/bleef/bleven … liggen|blijf/blijft/blijven/bleef/bleven … tafel|blijf/blijft/blijven/bleef/bleven|liggen blijft/blijven/bleef/bleven|blijven liggen|laat/laten/liet/lieten … liggen|laten liggen|liggen laat|ligt/lag nog|liggen/lagen nog|ligt er nog|nog steeds op tafel|nog op tafel|gebleven|blijven staan|op tafel moet/moest/moeten/moesten blijven|weer neerleggen|weer neerlegt|weer neerlegde|weer neergelegd|weer neer te leggen|legt/legde/leggen/legden … weer neer|legt/legde/leggen/legden … weer op tafel|legt/legde/leggen/legden … terug op tafel|legt/legde/leggen/legden … opnieuw op tafel|weer op tafel leggen/gelegd/komen/leggende|weer op tafel te leggen|terug op tafel leggen/gelegd/komen|terug op tafel te leggen|terug op tafel|weer op tafel|opnieuw op tafel|opnieuw open op tafel|weer open op tafel|weer open|gaat/gaan/ging/gingen … terug op tafel|kwam/kwamen/komt/komen … terug op tafel|keert/keerde/keren/keerden … terug op tafel|moet/moest/moeten/moesten terug op tafel|moet/moest/moeten/moesten weer op tafel|teruggelegd|teruglegt|teruglegde|terugleggen|terug te leggen|legt/legde/leggen/legden … terug|weer … uithalen|weer te voorschijn|opnieuw neerleggen|opnieuw neergelegd|haalt/haalde … er weer uit|haalt/haalde … weer te voorschijn|op tafel teruggelegd|op tafel terugleggen',
    // Play.
    lead: 'uitkomen|uitkomt|uitkwam|uitgekomen|uit te komen|uitkomst|uitkomsten|komt/komen/kwam/kwamen … uit|voorspelen|voorspeelt|voorspeelde|voorspeelden|voorgespeeld|voor te spelen|naspelen|naspeelt|naspeelde|nagespeeld|na te spelen|terugspelen|terugspeelt|terugspeelde|teruggespeeld|terug te spelen|speelt/spelen/speelde/speelden … na|speelt/spelen/speelde/speelden … voor|speelt/spelen/speelde/speelden … terug|vervolg|vervolgen|vervolgt|vervolgde|vervolgd|voortzetten|start|starten|startte|startten|gestart|begint|beginnen|begon|begonnen|gaat/ging verder met|gaat/ging door met|verder te gaan|switcht|switchte|schakelt|schakelde|voorspeelbeurt|naspel|terugspel|opent|opende|valt … aan|inviteert|aanspelen|aanspeelt|speelt/speelde … aan|slaat|sloeg|sloegen|incasseert|incasseerde|incasseren|int|inde',
    'lead+verb-first': 'speelt/speel/speelde … na|speelt/speelde … voor',
    play: 'spelen|spelend|gespeeld|bijspelen|bijspeelt|bijspeelde|bijgespeeld|bij te spelen|te spelen|leggen|legt|legde|legden|gelegd|bijleggen|bijlegt|gespeeld moest/moet worden|gespeeld wordt/werd|gespeeld worden|moest/moet worden gespeeld|toevoegen|bedient|speelt/spelen/speelde/speelden … bij|legt/leggen/legde/legden … bij|komt/kwam/kwamen met|geeft|gaf|roept|riep|toevoegde|bijgeven|geven|vraagt uit dummy|legt/legde neer',
    'plays-contract+play': 'speelt|speelde|speelden',
    discard:
      'afgooien|gooit/gooien/gooide/gooiden|gegooid|weggooien|weggegooid|ruimt|ruimde|opruimen|troeft|troefde|troeven|getroefd|introeven|ecarteert|ecarteren|afgooit|gooit/gooide … weg|gooit/gooide … af',
    follow:
      'bekent|bekende|bekenden|bekennen|bekend heeft|kleur bekennen|kleur bekent|bij te lopen|duikt|dook|duiken',
    designate:
      'aanwijst|aanwijzen|aanwees|aangewezen|aan te wijzen|wijst/wees/wijzen … aan|kiest|kiezen|koos|kozen|gekozen|te kiezen|bepaalt|bepaalde|bepalen|te bepalen|bepaalt/bepaalde/beslist/besliste/zegt/zei dat|beslissen|beslist|besliste|te beslissen|noemt|noemde|noemen|genoemd|uitzoeken|uit te zoeken|uitzoekt|zoekt/zocht … uit|voorschrijven|voorschrijft|schrijft/schreef … voor|zegt/zei/zeggen … welke|uitmaken|maakt/maakte … uit',
    which: 'welke kaart|welke van de twee|welke van beide|welke van zijn|welke strafkaart|welke|welk',
    win: 'wint|winnen|won|wonnen|gewonnen|maakt de slag|maakte de slag|slag binnen|slag gemaakt|aan slag komt/kwam|komt/kwam … aan slag|aan slag gekomen|pakt/pakte/neemt/nam/nemen/maakt/maakte/haalt/haalde de/die/deze slag|slag … gewonnen|slag … gemaakt|is/was de slag voor|slag is/was/gaat/ging voor/naar|neemt/nam met|pakt/pakte met|slag binnenhaalde|slag binnenhaalt|slag binnen',
    'to-lead':
      'aan slag|op slag|moet/moest/moeten uitkomen|moet/moest/moeten voorspelen|moet/moest nog uitkomen/voorspelen|moet/moest nu uitkomen/voorspelen|moet/moest dan uitkomen/voorspelen|moet/moest weer voorspelen|voor moet/moest spelen|uit moet/moest komen|aan de beurt om uit/voor te komen/spelen|is/was aan de uitkomst|nu naspelen|moet/moest naspelen|de uitkomst heeft/had|heeft/had de uitkomst|aan zet|moet/moest nu voorspelen',
    opening:
      'voor de uitkomst|voor de eerste uitkomst|nog voor de uitkomst|voordat … is/was uitgekomen|voordat … uitkomt/uitkwam|nog niet uitgekomen|voordat … uit was/is gekomen|voor … uitkomt/uitkwam',
    'lose-lead':
      'niet meer aan slag|van slag|niet langer aan slag|slag kwijt|verliest/verloor/verloren de slag|verliest/verloor de slag aan|slag verliest|slag verloor',
    'keep-lead':
      'blijft/bleef/blijven/bleven aan slag|aan slag blijft/bleef/blijven/bleven|aan slag gebleven|weer aan slag|opnieuw aan slag|nog steeds aan slag|nog aan slag|houdt/hield … slag|behoudt/behield … slag|blijft/bleef/blijven/bleven … aan slag',
    void: 'chicane|geen te hebben|geen heeft/had|er geen|niet kan/kon voldoen|kan/kon er niet aan voldoen|niet aan kan/kon voldoen|kan/kon niet voldoen|niet bij machte|er geen meer|renonce|bezit geen|bezat geen|blijkt/bleek geen|geen te bezitten|kan/kon niet voldoen|kan/kon hieraan/daaraan niet voldoen',
    'void+not': 'heeft/had geen',
    // How far.
    may: 'mag|mogen|mochten|kan|kunnen|kon|konden|is/was vrij|staat/stond vrij|heeft/had het recht|toegestaan|heeft/had recht op|is/was gerechtigd|bevoegd|vrij is/was',
    'may+verb-first': 'mocht',
    must: 'moet|moeten|moest|moesten|is/was/zijn/waren verplicht|verplicht is/was|verplicht|dient|dienen|diende|dienden|behoort|behoorde|gehouden|heeft/had te|gedwongen',
    'may-not':
      'mag/mogen/mocht niet|niet mag/mogen/mocht|niet toegestaan|niet meer mag|kan/kon niet meer|geen recht|niet vrij|nooit mag|mag/mogen nooit|mag evenmin|evenmin',
    'need-not':
      'hoeft/hoeven/hoefde/hoefden niet|hoeft/hoeven/hoefde/hoefden geen|niet hoeft/hoeven/hoefde|niet verplicht|niet te hoeven|hoeft/hoeven/hoefde … niet',
    not: 'geen|nooit|niets|zonder|noch|niemand|nee|nergens|geenszins',
    'not+verb-not': 'niet',
    neither: 'geen van beide|geen van de twee|noch … noch|geen van beiden|eist noch verbiedt',
    only: 'alleen|slechts|enkel|uitsluitend|maar een|maar één|alleen maar|alleen de|louter|niets anders dan',
    'any-card':
      'elke kaart|iedere kaart|elke willekeurige kaart|een willekeurige kaart|willekeurige kaart|elke reglementaire kaart|iedere reglementaire kaart|elke legale kaart|wat hij/zij/west/oost/noord/zuid wil/wilde|wat hij/zij maar wil/wilde|wat hem/haar goeddunkt|welke kaart dan ook|welke kaart hij/zij wil/wilde|de kaart die hij/zij wil/wilde|een kaart naar keuze|een kaart naar eigen keuze|iedere kaart die hij wil|elke kleur|iedere kleur|naar keuze|naar eigen keuze|naar believen|vrij|alles|elke kaart die hij/zij wil|zonder beperking|van alles|om het even wat|gelijk welke kaart',
    'until-lead-lost':
      'tot/totdat … slag verliest/verloor|tot/totdat … van slag gaat/raakt/is/was/raakte|tot/totdat … niet meer aan slag is/was|tot/totdat … slag kwijt is/raakt|tot/totdat … niet langer aan slag|totdat … slag verloren heeft|tot/totdat … aan slag verliest|tot/totdat … slag moet/moest afgeven|tot/totdat … de slag afstaat|tot/totdat … ander aan slag komt/kwam',
    'while-lead-kept':
      'zolang … aan slag blijft/bleef/is/was/blijven/zijn|zo lang … aan slag blijft/bleef/is/was/blijven/zijn|zolang … aan slag|zolang … slag houdt/hield/behoudt|zolang … de slag|voor zolang … aan slag',
    'this-lead-only':
      'alleen voor deze slag|alleen voor deze uitkomst|alleen voor die uitkomst|alleen voor die slag|alleen deze slag|alleen deze uitkomst|slechts voor een slag|voor slechts een slag|voor een slag|voor één slag|voor een uitkomst|maar een slag|maar voor een slag|maar een keer|alleen deze ene keer|alleen voor de eerste slag|alleen voor de eerste uitkomst|alleen de eerste slag|alleen voor een slag|eenmalig|voor een keer|voor deze slag|voor deze ene slag|voor die ene slag|slechts een slag|slechts een keer|alleen voor de eerstvolgende slag|alleen voor de eerstvolgende uitkomst|uitsluitend voor deze slag|alleen voor deze beurt|die ene slag|die ene uitkomst|deze ene slag|slechts eenmaal',
    'to-the-end':
      'tot het einde|tot het eind|tot het einde van het spel|tot het eind van het spel|tot het einde van het afspel|tot aan het einde|de rest van het spel|voor de rest van het spel|de rest van de speelperiode|de rest van het afspel|gedurende het hele spel|het hele spel|het gehele spel|heel het spel|het hele spel door|tot de laatste slag|tot en met de laatste slag|het hele verdere spel',
    // The table.
    'no-trump': 'sans atout|sans|sa|zonder troef|sansatout',
    'plays-contract':
      'is/was/wordt/werd leider|is/was/wordt/werd de leider|leider in|als leider|leider is/was|had de leiding|leider van|leider werd/wordt',
    contract: 'contract|eindcontract|eindbod',
    // Who says it, and how it is meant.
    if: 'als|indien|mits|tenzij|stel|stel dat|gesteld dat|ingeval|in het geval dat|zou … indien|voor het geval|in dat geval|anders had|ware het',
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
      'beweert|beweren|beweerde|beweerden|stelt dat|stelde dat|stelden dat|protesteert|protesteerde|protesteerden|protesteren|meent|meende|menen|meenden|klaagt|klaagde|klagen|klaagden|vindt dat|vond dat|vonden dat|vinden dat|betoogt|betoogde|betoogden|betogen|voert/voerde/voerden/voeren … aan|aanvoert|aangevoerd|denkt dat|dacht dat|dachten dat|vreest|vreesde|bezwaar|bestrijdt|bestreed|maakt/maakte bezwaar|hoopt|hoopte|verwacht|verwachtte|van mening|wil/wilde/willen/wilden/wou … verbieden/eisen/laten/weten/kiezen/bepalen/hebben/zien/uitzoeken/opnemen/houden|eerst … verbieden|tegenwerping|wierp/werpt … tegen|opperde|oppert|suggereerde|verlangde dat|vroeg zich af|zegt te|zei te|gaat/ging in beroep|houdt/hield vol|hielden vol|gingen in beroep|ging ervan uit|gingen ervan uit|veronderstelde|geloofde|volgens|in hun ogen|naar hun mening|volgens hen',
    'claimed+his': 'volgens hem|volgens haar|naar zijn/haar mening|in zijn/haar ogen|zijns inziens',
    asked:
      'vraagt … of|vroeg … of|vroegen … of|vraagt|vroeg|vroegen|vraag|informeert|informeerde|gevraagd|legt/legde … voor|krijgt/kreeg … te horen|luidt de vraag',
    told: 'legt/legde … uit|legden … uit|uitgelegd|uitleg|uitlegt|vertelt|vertelde|deelt/deelde … mee|meegedeeld|zegt|zei|wijst/wees … op|licht/lichtte … toe|leest/las … voor|noemt/noemde de mogelijkheden|somt/somde … op|schrijft|schreef',
    ruled:
      'beslist dat|besliste dat|besloot dat|besluit dat|bepaalde als volgt|oordeelde|oordeelt|oordeelt dat|oordeelde dat|stelt/stelde vast|beslissing was|besliste als volgt|uitspraak was|bevestigt|bevestigde|geeft/gaf … opdracht|gelastte dat|arbitreerde|arbitreert|wees arbitrage|ging daarmee akkoord|gaat daarmee akkoord|stond dat toe|staat dat toe|keurde dat goed|keurde goed|vonniste',
    ruling:
      'uitspraak|beslissing|arbitrage|antwoord|oplossing|uitwerking|vonnis|oordeel|besluit van de arbiter|arbitrage van de wedstrijdleider|beslissing van de arbiter|uitspraak van de arbiter|uitspraak van de wedstrijdleider|beslissing van de wedstrijdleider',
    fault:
      'fout|foute|onjuist|onjuiste|verkeerd|verkeerde|vergiste|vergist|vergissing|ten onrechte|onterecht|vernietigt|vernietigde|vernietigd|gecorrigeerd|corrigeert|corrigeerde|herziet|herzag|herzien|teruggedraaid|draait/draaide … terug|gewijzigd|wijzigt|wijzigde|klopt niet|klopte niet|niet juist|niet correct|ziet/zag over het hoofd|over het hoofd gezien|niet in stand|blunder|gedwaald|dwaalde|mis',
    'drop+put-right': 'per ongeluk|bij ongeluk|onopzettelijk|per abuis|abusievelijk|bij vergissing|ongewild',
    'may-not+put-right':
      'dat/dit mag/mocht/kan/kon/hoort/hoorde/gaat/ging niet|mag/mocht dat/dit/het/zoiets niet|gaat/ging dat/dit/het niet|zo gaat/ging dat/het niet|gaat/ging niet door|dat/dit gaat/ging niet door|dat/dit niet mocht/mag',
    'refused+put-right':
      'houdt/hield/hielden hem/haar/dat/dit/oost/west/noord/zuid tegen|houdt/hield dat/dit verzoek tegen|hem/haar/dat/dit tegenhield/tegenhoudt',
    'put-right':
      'grijpt/greep/grepen/grijpen in|grijpt/greep … in|ingegrepen|ingreep|op de vingers getikt|tikt/tikte … op de vingers|fluit/floot … terug|teruggefloten|terugfloot|berispt|berispte|berisping|reprimande|waarschuwing|waarschuwde|zet/zette … recht|rechtgezet|rechtzette|draait/draaide dat/dit/het terug|ongedaan|niet de bedoeling|niet goed|niet in orde|niet in de haak|te ver|te veel|tussenbeide|haalt/haalde/haalden … er weer uit|tegengehouden|tegenhield|te voorbarig|te haastig|in zijn/haar ijver|in de verwarring|in zijn/haar haast|tot de orde|riep/roept … terug|teruggeroepen|herstelde|hersteld|herstelt|protesteert/protesteerde hiertegen|meteen weer|onmiddellijk weer|snel weer',
    upheld:
      'terecht|juist|juiste|correct|correcte|klopt|klopte|gehandhaafd|handhaaft|handhaafde|bekrachtigd|bekrachtigt|bevestigd|in stand|eens|goed recht|zoals het hoort|gelijk|akkoord|keurig|onderschrijft|onderschreef|goed',
    'not-so':
      'wijst/wees/wezen … af|afgewezen|afwees|verwerpt|verwierp|verworpen|ging daar niet in mee|gaat daar niet in mee|niet eens|was/is het daar niet mee eens|niet mee eens|ging niet akkoord|niet akkoord|geen gelijk|ongelijk|ongegrond|hield geen stand|gaf … geen gelijk|verklaart/verklaarde … ongegrond',
    facts: 'feiten|de feiten|feitenrelaas|wat gebeurde er|het spel|het voorval|situatie|toedracht',
    appeal: 'protest|beroep|het protest|het beroep|hoger beroep|bezwaren|standpunt van nz|standpunt van ow',
    comment: 'commentaar|toelichting|noot|opmerking|naschrift|redactie|noot van de redactie|nawoord',
    // How parts of a sentence hang together.
    and: 'en|én|alsook|alsmede|evenals|waarna|zowel',
    or: 'of|ofwel',
    but: 'maar|doch|hoewel|ofschoon|al',
    so: 'zodat|waardoor|waarmee',
    because: 'want|omdat|doordat|aangezien',
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
    'aas heer vrouw boer tien negen acht zeven zes vijf vier drie twee uitkomst uitkomsten vervolg verbod start naspel terugspel eis kleur kaart kaarten strafkaart strafkaarten slag slagen voorspeelverbod switch honneur honneurs verzoek kaartje kaartjes terugkomst',
  cards: ['SUIT RANK', 'RANK van SUIT', 'RANK van de SUIT', 'SUIT - RANK', 'SUIT de RANK', 'RANK in SUIT'],
  forms: {
    gen: { endings: 's', before: 'van' },
    by: { before: 'door' },
    with: { before: 'bij met' },
    dat: { before: 'aan voor naar tot over tegen op' },
  },
  verbEndings: [],
  articles: 'de het een die deze dat dit onze',
  prepositions:
    'na in van met voor door over tegen tijdens onder zonder volgens binnen sinds om naar tot wegens vanwege ondanks omtrent per vanaf bij',
  fillers:
    'de het een is was zijn waren werd wordt worden werden heeft had hebben nu dan daarna vervolgens daarop daarom ook nog zo toch wel dus eerst meteen onmiddellijk later te er hier daar zelf alsnog keurig gewoon verder ten onrechte tot slot',
  isVerbLast: false,
  isBracketed: true,
  subjectMayFollow: true,
};
