import { all, type Place } from './checks';
import type { GuaranteeRow, RateBook } from './rate-book';

/** Liability to others: what the law makes every vehicle insure (LRCSCVM art. 2). */
const LIABILITY = 'rc_obligatoria';
const ACCIDENT = 'conductor';
const OWN_DAMAGE = 'danos_propios';

/** Checks the rules of car and motorcycle books: compulsory part of liability, cap of own damage, bonus on liability. */
export function motorHolds(book: RateBook, at: Place): boolean {
  const liability = book.guarantees.filter(isLiability);
  return all([
    at.key('guarantees').expect(liability.length > 0, 'has no compulsory liability, which nobody may drive without'),
    ...book.guarantees.map((row, index) => guaranteeHolds(row, at.key('guarantees').item(index))),
    ...book.guarantees.map((row, index) => capitalIsSaid(row, book, at.key('guarantees').item(index))),
    everyModalityHas(liability, book, at.key('modalities')),
    bonusIsOfLiability(liability, book, at.key('factors')),
  ]);
}

const isLiability = ({ code }: GuaranteeRow): boolean => code === LIABILITY;

function guaranteeHolds(row: GuaranteeRow, at: Place): boolean {
  const hasPart = row.compulsoryPerMille !== undefined;
  return all([
    at.key('compulsoryPerMille').expect(hasPart || !isLiability(row), 'is missing: liability has a compulsory part'),
    at.key('compulsoryPerMille').expect(!hasPart || isLiability(row), 'is of liability alone'),
    at.key('cap').expect(row.cap !== undefined || row.code !== OWN_DAMAGE, 'is missing: own damage has one'),
  ]);
}

/** Checks that the text for the customer names the capital for accidents that the Consorcio is paid for. */
function capitalIsSaid({ code, cover }: GuaranteeRow, book: RateBook, at: Place): boolean {
  if (code !== ACCIDENT) return true;
  const said = cover.replaceAll('.', '');
  const unsaid = book.modalities.filter((row) => !said.includes(String(row.accidentCapitalEuros)));
  return at.key('cover').expect(unsaid.length === 0, 'names another capital than accidentCapitalEuros');
}

function everyModalityHas(liability: readonly GuaranteeRow[], book: RateBook, at: Place): boolean {
  const first = new Set(book.modalities[0]?.adds);
  const missing = liability.filter(({ id }) => !first.has(id)).map(({ id }) => id);
  return at
    .item(0)
    .key('adds')
    .expect(missing.length === 0, `lacks ${missing.join(', ')}: nobody drives without`);
}

/** Checks that a bonus multiplies every liability guarantee, because it rewards years without harm to others. */
function bonusIsOfLiability(liability: readonly GuaranteeRow[], book: RateBook, at: Place): boolean {
  return all(
    book.factors.map(({ kind, applies }, index) => {
      if (kind !== 'bonus-malus' || applies === 'all') return true;
      const missing = liability.filter(({ id }) => !applies.includes(id)).map(({ id }) => id);
      return at
        .item(index)
        .key('applies')
        .expect(missing.length === 0, `lacks ${missing.join(', ')}`);
    }),
  );
}
