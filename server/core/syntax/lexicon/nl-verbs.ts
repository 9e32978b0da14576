// Dutch verbs in all their forms: rows of their particles and of themselves, for `nl.ts`.
//
// A row `terug op: nemen pakken` gives *neemt … terug*, *terugneemt*, *terug te nemen*, *teruggenomen*, and so on.
import type { Lexicon } from './lexicon.ts';

/** Stem, present, infinitive, past, past of several, participle. */
const VERBS =
  'bergen berg bergt bergen borg borgen geborgen|blijven blijf blijft blijven bleef bleven gebleven|brengen breng brengt brengen bracht brachten gebracht|doen doe doet doen deed deden gedaan|dragen draag draagt dragen droeg droegen gedragen|draaien draai draait draaien draaide draaiden gedraaid|dwarrelen dwarrel dwarrelt dwarrelen dwarrelde dwarrelden gedwarreld|gaan ga gaat gaan ging gingen gegaan|geven geef geeft geven gaf gaven gegeven|glijden glijd glijdt glijden gleed gleden gegleden|glippen glip glipt glippen glipte glipten geglipt|gooien gooi gooit gooien gooide gooiden gegooid|halen haal haalt halen haalde haalden gehaald|houden houd houdt houden hield hielden gehouden|keren keer keert keren keerde keerden gekeerd|kieperen kieper kiepert kieperen kieperde kieperden gekieperd|klappen klap klapt klappen klapte klapten geklapt|komen kom komt komen kwam kwamen gekomen|laten laat laat laten liet lieten gelaten|leggen leg legt leggen legde legden gelegd|mikken mik mikt mikken mikte mikten gemikt|nemen neem neemt nemen nam namen genomen|pakken pak pakt pakken pakte pakten gepakt|rapen raap raapt rapen raapte raapten geraapt|rollen rol rolt rollen rolde rolden gerold|ruimen ruim ruimt ruimen ruimde ruimden geruimd|schieten schiet schiet schieten schoot schoten geschoten|schuiven schuif schuift schuiven schoof schoven geschoven|slaan sla slaat slaan sloeg sloegen geslagen|smijten smijt smijt smijten smeet smeten gesmeten|snijden snijd snijdt snijden sneed sneden gesneden|spelen speel speelt spelen speelde speelden gespeeld|springen spring springt springen sprong sprongen gesprongen|steken steek steekt steken stak staken gestoken|stoppen stop stopt stoppen stopte stopten gestopt|stoten stoot stoot stoten stootte stootten gestoten|tikken tik tikt tikken tikte tikten getikt|trekken trek trekt trekken trok trokken getrokken|tuimelen tuimel tuimelt tuimelen tuimelde tuimelden getuimeld|vallen val valt vallen viel vielen gevallen|vangen vang vangt vangen ving vingen gevangen|voegen voeg voegt voegen voegde voegden gevoegd|waaien waai waait waaien woei woeien gewaaid|werken werk werkt werken werkte werkten gewerkt|werpen werp werpt werpen wierp wierpen geworpen|zetten zet zet zetten zette zetten gezet';

/** Particles and the verbs that each of them is written with, by term. */
const SEPARABLE: { readonly [term: string]: readonly string[] } = {
  'pick-up': [
    'terug: bergen brengen doen gaan halen keren komen nemen pakken schuiven steken stoppen trekken',
    'op: bergen nemen pakken rapen',
    'weg: bergen halen nemen pakken steken stoppen',
  ],
  discard: [
    'weg: brengen doen geven gooien leggen mikken smijten spelen werken werpen',
    'af: doen dragen gooien leggen werpen',
    'bij: doen gooien',
    'op: ruimen',
    'kwijt: spelen',
  ],
  play: ['bij: geven leggen spelen zetten', 'in: leggen', 'neer: gooien zetten'],
  lead: [
    'voor: spelen',
    'na: spelen komen',
    'terug: spelen',
    'door: spelen',
    'uit: komen spelen',
    'aan: snijden spelen vallen vangen',
  ],
  drop: [
    'open: klappen slaan springen vallen waaien',
    'om: kieperen klappen stoten tikken vallen waaien',
    'neer: dwarrelen komen vallen',
    'eruit: glijden glippen rollen schieten springen vallen',
    'uit: glijden glippen rollen tuimelen vallen',
    'los: laten',
    'weg: glijden glippen schieten',
  ],
  face: ['open: draaien leggen gooien', 'bloot: leggen', 'om: draaien'],
};

/** Terms whose modal is told inside: *weg mag gooien*. */
const WITH_MODALS: readonly string[] = ['discard', 'play', 'lead'];

/** Phrases without a particle, by term. */
const OTHERS: { readonly [term: string]: string } = {
  'in-that-case': 'in dat geval|in zo’n geval',
  'partner+of-teller': 'mijn/onze partner/maat/medespeler/maatje|mijn/onze vaste partner/maat',
  'i+i-am': 'was ik|ben ik|werd ik|zelf was ik',
  lets: 'staat/stond/staan/stonden … toe|toestaat|toestond|toestaan',
  may: 'heeft/had de vrijheid|heeft/had de vrije hand/keus/keuze|vermag|vermocht|is/was geoorloofd|krijgt/kreeg toestemming/verlof om|mocht/mag gerust',
  must: 'krijgt/kreeg opdracht om|is/was genoodzaakt|kan/kon niet anders dan|ontkomt/ontkwam er niet aan|heeft/had geen andere keus dan|is/was gebonden',
  'may-not':
    'moet/moest/moeten/moesten … afblijven|moet/moest wegblijven van|moet/moest afblijven van|mag/mocht … niet meer',
  'again+option':
    'een andere kleur mag/mocht/kan/kon opgeven/noemen/kiezen/vragen/eisen/verlangen/aanwijzen/bepalen|een andere kleur opgeven/noemen/vragen/eisen/verlangen/aanwijzen|een andere eis stellen|alsnog een andere kleur|opnieuw mag/mocht kiezen/eisen|mag/mocht opnieuw kiezen/eisen|zijn/haar eis wijzigen/veranderen/aanpassen|een andere kleur op te geven/noemen/eisen',
  'this-lead-only': `${only('alleen/slechts/enkel/uitsluitend/maar')}|is/was na die/deze/één/een slag/uitkomst uitgewerkt/voorbij/vervallen|voor die ene keer|voor deze ene keer`,
  'pick-up':
    'weer/terug bij/tussen/in/onder zijn/haar/de andere/overige/gesloten kaarten|bij zijn/haar/de andere/overige/gesloten kaarten|bij de rest van zijn/haar kaarten/hand|bij de rest van de hand|weer/terug bij zich|in zijn/haar waaier terug|terug in zijn/haar/de waaier|weer in zijn/haar/de waaier|de hand weer in|weer de hand in|weer op de hand|verhuist/verhuizen/verhuisde/verhuisden … hand|weer ter hand',
  play: 'vraagt/vroeg/roept/riep/noemt/noemde … van/uit/op tafel|vraagt/vroeg/roept/riep/noemt/noemde … van/uit de tafel/blinde/dummy',
  discard:
    'dumpt|dumpen|dumpte|dumpten|gedumpt|loost|lozen|loosde|loosden|geloosd|kwijtraken|kwijtraakt|kwijtraakte|kwijt te raken|ontdoet/ontdeed zich van|zich te ontdoen van|zich ontdoen van|van de hand te doen|van de hand doen',
  lead: 'trekt/trok/trekken/trokken|getrokken|te trekken|vertrekt/vertrok/vertrekken met|te vertrekken met|verder speelt/speelde|vervolgen met|te vervolgen|te vervolgen met|afspeelt/afspeelde|te starten met|uit te komen met|voor te spelen',
  drop: 'loslaat|losliet|loslieten|los te laten|viel/vielen/valt/vallen … neer|uit zijn/haar/de kaartenhouder/kaartenrekje/rekje/houder|tikte/tikt/stootte/stoot/veegde/veegt/schoof/schuift/sloeg/slaat/duwde/duwt/maaide/maait … van|ontsnapt/ontsnapte/ontsnapten … hand/handen/vingers|ontsnapten hem/haar|ontsnapte hem/haar',
  face: 'met de plaatjes/plaatjeskant/beeldkant/beeldzijde/voorkant/voorzijde/beelden omhoog/boven|met het beeld/gezicht/plaatje omhoog/boven|met de plaatjes/plaatjeskant/beelden/voorzijde naar boven|met het beeld naar boven|voor zijn/haar maat/partner te zien/zichtbaar|zichtbaar voor zijn/haar maat/partner|open en wel|open en bloot|op het vilt|op het groen|op het groene vilt|vol in het zicht|in het volle zicht|ten toon|duidelijk zichtbaar|open naast|kwam/kwamen/komt/komen … te liggen',
  told: 'voorgehouden|voorhoudt|voorhield|voor te houden|voorgelezen|voorlas|voorgelegd|toegelicht|toelichtte|opgesomd|verteld|verklaard|aangegeven|kenbaar gemaakt|duidelijk gemaakt|zette/zet … op een rijtje|op een rij gezet|bracht/brengt … op de hoogte|op de hoogte gebracht|gewezen op',
};

/** *Alleen voor de eerste slag*, *slechts één uitkomst*. */
function only(word: string): string {
  const what = 'slag/uitkomst/beurt/start/keer/maal/kaart';
  const which = 'de/die/deze/dat/een/één';
  const rows = [
    `voor ${which}`,
    `voor ${which} eerste/ene/eerstvolgende/volgende`,
    `${which} eerste/ene/eerstvolgende`,
  ];
  return rows.map((row) => `${word} ${row} ${what}`).join('|');
}

/** The terms with all the forms of these verbs. */
export function withVerbs(terms: Lexicon['terms']): Lexicon['terms'] {
  const read: { [term: string]: string | undefined } = { ...terms };
  const add = (term: string, phrases: readonly string[]) => {
    read[term] = [...(read[term] === undefined ? [] : [read[term]]), ...phrases].join('|');
  };
  const forms = new Map(
    VERBS.split('|').map((row) => [row.slice(0, row.indexOf(' ')), row.split(' ').slice(1)]),
  );
  for (const [term, rows] of Object.entries(SEPARABLE))
    for (const row of rows) {
      const [particle = '', verbs = ''] = row.split(': ');
      for (const verb of verbs.split(' ')) {
        const all = forms.get(verb) ?? [];
        add(term, separable(particle, verb, all));
        if (!WITH_MODALS.includes(term)) continue;
        add(`may+${term}`, [`${particle} mag/mogen/mocht/mochten/kan/kon ${verb}`]);
        add(`must+${term}`, [`${particle} moet/moeten/moest/moesten ${verb}`]);
      }
    }
  for (const [term, phrases] of Object.entries(OTHERS)) add(term, [phrases]);
  return read;
}

/** *Neemt … terug*, *terugneemt*, *terug te nemen*, *teruggenomen*. */
function separable(particle: string, infinitive: string, forms: readonly string[]): readonly string[] {
  const finite = forms.slice(0, -1);
  return [
    `${finite.join('/')} … ${particle}`,
    ...forms.map((form) => `${particle}${form}`),
    `${particle} te ${infinitive}`,
    `${particle} ${infinitive}`,
  ];
}
