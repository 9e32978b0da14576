// What the page of a rule says beside the rule's own words and examples.
import type { Wording } from './wording.ts';

/** Above the chain of a finding: facts, paragraph, what follows. */
export const whyItIsSaid: Wording = {
  en: 'Why this is reported:',
  el: 'Γιατί το λέει ο έλεγχος:',
  nl: 'Waarom dit wordt gemeld:',
  tr: 'Bunun söylenme nedeni:',
};

export const paragraphAndHeading: Wording = {
  en: '{paragraph}: {heading}.',
  el: '{paragraph}: {heading}.',
  nl: '{paragraph}: {heading}.',
  tr: '{paragraph}: {heading}.',
};

export const badExample: Wording = {
  en: 'A bad example:',
  el: 'Κακό παράδειγμα:',
  nl: 'Slecht voorbeeld:',
  tr: 'Kötü örnek:',
};

export const goodExample: Wording = {
  en: 'A good example:',
  el: 'Καλό παράδειγμα:',
  nl: 'Goed voorbeeld:',
  tr: 'İyi örnek:',
};

export const gravityOf: Wording = {
  en: 'Severity: {severities}.',
  el: 'Βαρύτητα: {severities}.',
  nl: 'Ernst: {severities}.',
  tr: 'Önem: {severities}.',
};

export const howToSilence: Wording = {
  en: 'To silence it in one case, write `@ignore {rule}` there and the reason; everywhere, set `bridgeRulings.severity` to `{setting}`.',
  el: 'Για να αποσιωπηθεί σε μία περίπτωση, γράψτε εκεί `@ignore {rule}` και τον λόγο· παντού, ορίστε το `bridgeRulings.severity` σε `{setting}`.',
  nl: 'Om dit in één geval te onderdrukken, zet u daar `@ignore {rule}` met de reden; overal: geef `bridgeRulings.severity` de waarde `{setting}`.',
  tr: 'Tek bir olayda susturmak için oraya gerekçesiyle `@ignore {rule}` yazın; her yerde susturmak için `bridgeRulings.severity` ayarına `{setting}` değerini verin.',
};

/** The name asked for is none of a rule. */
export const noSuchRule: Wording = {
  en: 'There is no rule “{rule}”; the nearest are: {nearest}.',
  el: 'Δεν υπάρχει κανόνας «{rule}»· οι πλησιέστεροι είναι: {nearest}.',
  nl: 'Er is geen regel “{rule}”; het dichtst in de buurt komen: {nearest}.',
  tr: '“{rule}” diye bir kural yok; en yakınları: {nearest}.',
};
