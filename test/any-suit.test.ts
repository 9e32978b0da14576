// *Any suit* goes beyond the law, *whichever he likes* need not: of the suits of the penalty cards it may mean one.
import { expect, it } from 'vitest';
import { check } from '../server/core/check.ts';

const DEALS = {
  en: 'South plays 3NT. East dropped the ♣5 and the ♦3 on the table, and West is on lead.',
  el: 'Τα 3ΧΑ τα παίζει ο Νότος. Της Ανατολής έπεσαν στο τραπέζι το ♣5 και το ♦3. Η Δύση είναι στην έξοδο.',
  nl: 'Zuid speelt 3SA. Oost liet ♣5 en ♦3 op tafel vallen. West is aan slag.',
  tr: 'Güney 3NT oynuyor. Doğu ♣5 ile ♦3’ü masaya düşürdü. Çıkış sırası Batı’da.',
};

const WHICHEVER = {
  en: 'The director told South that he could forbid whichever suit he liked, or both. South forbade both suits.',
  el: 'Ο διαιτητής είπε ότι ο Νότος μπορούσε να απαγορεύσει όποιο ήθελε. Ο Νότος απαγόρευσε και τα δύο χρώματα.',
  nl: 'De wedstrijdleider zei dat Zuid mocht verbieden wat hij wilde. Zuid verbood beide kleuren.',
  tr: 'Direktör, Güney’in istediğini yasaklayabileceğini söyledi. Güney iki rengi de yasakladı. Doğu ♣5 ile ♦3’ü eline alır.',
};

const ANY = {
  en: 'The director ruled that South could forbid any suit he liked. South forbade both suits.',
  el: 'Ο διαιτητής αποφάσισε: ο Νότος μπορεί να απαγορεύσει οποιοδήποτε χρώμα. Ο Νότος απαγόρευσε και τα δύο χρώματα.',
  nl: 'De wedstrijdleider besliste dat Zuid elke kleur mocht verbieden. Zuid verbood beide kleuren.',
  tr: 'Direktör karar verdi: Güney herhangi bir rengi yasaklayabilir. Güney iki rengi de yasakladı. Doğu ♣5 ile ♦3’ü eline alır.',
};

const LANGUAGES = ['en', 'el', 'nl', 'tr'] as const;

function rulesIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) => report.findings.map(({ rule }) => rule));
}

it.each(LANGUAGES)('takes whichever he likes for one of the suits: %s', (language) => {
  expect(rulesIn(`${DEALS[language]}\n\n${WHICHEVER[language]}\n`)).not.toContain(
    '51B2(b)/option-without-ground',
  );
});

it.each(LANGUAGES)('takes any suit for a suit without a penalty card too: %s', (language) => {
  expect(rulesIn(`${DEALS[language]}\n\n${ANY[language]}\n`)).toContain('51B2(b)/option-without-ground');
});
