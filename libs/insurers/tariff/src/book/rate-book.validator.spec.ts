import { books } from '../testing/embedded';
import { aTinyBook } from '../testing/tiny-book';
import type { RateBook } from './rate-book';
import { validateRateBook } from './rate-book.validator';

/** A copy of the tiny book with the value at a path replaced; `undefined` removes it. */
function broken(path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(aTinyBook()));
  const keys = path.split('.');
  const parent = keys.slice(0, -1).reduce((each, key) => (each as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >;
  if (value === undefined) delete parent[keys.at(-1)!];
  else parent[keys.at(-1)!] = value;
  return copy;
}

const faultsOf = (value: unknown) => validateRateBook(value, 'x.json').map(({ path, message }) => `${path} ${message}`);

describe('a sound book', () => {
  it.each(books.map((book) => [`${book.insurer.id} ${book.line}`, book]))('%s', (_name, book) => {
    expect(validateRateBook(book, 'x.json')).toEqual([]);
  });
  it('the one that tests price by hand', () => expect(faultsOf(aTinyBook())).toEqual([]));
});

const NO_KIND = 'must be one of bands, curve, values, zones, blend, bonus-malus';
const NO_MODALITY = 'must be one of Terceros, Terceros Ampliado, Todo Riesgo con franquicia, Todo Riesgo';
const OF_OWN_AUTHOR = { author: 'Ana Autora', approver: ' ana autora', usableFrom: '2026-01-01' };
const LEVEL = { name: 'level', kind: 'level', factor: 1.4, applies: 'all', why: 'To reach the market.' };
const TOO_FAR = [500, null, 1];
const YOUNG = { variable: 'driverAge', below: 20 };

describe('a book is refused', () => {
  it.each<[path: string, value: unknown, message: string, at?: string]>([
    ['line', 'TermLife', 'must be one of Home, Car, Motorcycle'],
    ['discount', 0.1, 'is not a key of this object'],
    ['product', undefined, 'is missing'],
    ['product', ' ', 'must be a text'],
    ['version', '2027-1', 'must be a year and a number, such as 2027.1'],
    ['schemaVersion', 2, 'must be one of 1'],
    ['validity.from', '2026-02-30', 'must be a day, YYYY-MM-DD'],
    ['validity.to', '2025-12-31', 'must end after it begins', 'validity'],
    ['approval', undefined, 'is missing'],
    ['approval', OF_OWN_AUTHOR, 'must be somebody else than the author', 'approval.approver'],
    ['lossRatio', 0.6, 'must be a number from 0.68 to 0.75'],
    ['instalments', { semanal: 0.1 }, 'is not a key of this object', 'instalments.semanal'],
    ['instalments', { mensual: 0.5 }, 'must be a number from 0 to 0.2', 'instalments.mensual'],
    ['declines', {}, 'must be a list'],
    ['guarantees', [], 'must have at least 1'],
    ['curves', [], 'must be an object'],
    ['factors.0.kind', 'magic', NO_KIND],
    ['factors.0', LEVEL, NO_KIND, 'factors[0].kind'],
    ['factors.0.points.0.1', 0.19, 'must be a number from 0.2 to 5'],
    ['factors.0.points.0.1', 1.00001, 'must have 4 decimals at most'],
    ['guarantees.0.purePremiumEuros', 1.005, 'must have 2 decimals at most'],
    ['factors.0.points.1.0', 85, 'must go forward', 'factors[0].points[1]'],
    ['guarantees.0.compulsoryPerMille', undefined, 'is missing: liability has a compulsory part'],
    ['guarantees.1.compulsoryPerMille', 900, 'is of liability alone'],
    ['guarantees.1.code', 'conductor', 'names another capital than accidentCapitalEuros', 'guarantees[1].cover'],
    ['guarantees.1.cap', undefined, 'is missing: own damage has one'],
    ['guarantees.1.cap.perMille', 251, 'must be a number from 1 to 250'],
    ['factors.5.applies', ['own-damage'], 'lacks liability'],
    ['factors.5.cleanYears.3', 0.96, 'must never rise: a clean year costs nobody anything', 'factors[5].cleanYears'],
    ['factors.5.cap', 1, 'must be above the first clean year: a claim costs something'],
    ['guarantees.0.code', 'defensa', 'has no compulsory liability, which nobody may drive without', 'guarantees'],
    ['factors.2.values.Private', 5.1, 'must be a number from 0.2 to 5'],
    ['factors.0.points.0.1', '1', 'must be a number from 0.2 to 5'],
    ['factors.0.applies', ['x'], 'no guarantee is called x'],
    ['factors.1.bands.0', [0, 25], 'must be a list of 3'],
    ['factors.1.bands.0.1', 24, 'ends at 24, but the next band begins at 25', 'factors[1].bands[0]'],
    ['factors.1.bands.0.1', 26, 'ends at 26, but the next band begins at 25', 'factors[1].bands[0]'],
    ['factors.1.bands.0.1', -1, 'must end after it begins', 'factors[1].bands[0]'],
    ['factors.1.bands.0.0', 18, 'must begin at 0', 'factors[1].bands'],
    ['factors.1.bands.1.1', 90, 'must end with an open band, whose end is null', 'factors[1].bands'],
    ['factors.1.bands', [[0, 500, 1], TOO_FAR], 'begins beyond 120', 'factors[1].bands[1]'],
    ['factors.1.variable', 'fuel', 'must be a number that this line knows'],
    ['factors.2.values.Private', undefined, 'lacks Private', 'factors[2].values'],
    ['factors.2.values.Rally', 2, 'has values that do not exist: Rally', 'factors[2].values'],
    ['factors.2.variable', 'sex', 'must be an enumeration that this line knows'],
    ['factors.3.zones.0.values', ['11', '52', '28'], 'repeats 28', 'factors[3].zones'],
    ['factors.3.zones.0.values', ['11'], 'lacks 52', 'factors[3].zones'],
    ['factors.4.weights', { x: 1 }, 'no curve is called x'],
    ['factors.4.weights', { value: 0.9 }, 'must add up to 1'],
    ['curves.value.points.1.1', 0.4, 'must go forward and never fall', 'curves.value.points[1]'],
    ['curves.value.points.2.0', 60000, 'must go from 0 to 5000000', 'curves.value.points'],
    ['declines.0.when.0.above', 3, 'must have exactly one of below, above, in', 'declines[0].when[0]'],
    ['declines.0.message', 'no', 'must be a sentence, from its capital letter to its full stop'],
    ['declines.0.code', 'driver-under-legal-age', 'is what the whole line declines: no book may say it'],
    ['guarantees.1.id', 'liability', 'repeats liability', 'guarantees'],
    ['modalities.1.adds', [], 'no modality adds own-damage', 'guarantees'],
    ['modalities.1.adds', ['own-damage', 'x'], 'not there, or already included: x'],
    ['modalities.0.modality', 'Premium', NO_MODALITY],
    ['modalities.0.modality', 'Todo Riesgo', 'covers less than the one before', 'modalities[1].modality'],
    ['modalities.1.accidentCapitalEuros', 20000, 'is less than the one before'],
    ['modalities.0.excess', { guarantee: 'own-damage', euros: 300, factor: 0.7 }, 'own-damage is not in this modality'],
    ['modalities.0.notOfferedWhen', [[YOUNG]], 'must be empty: what nobody may buy is a decline'],
    ['guarantees.0.lossOfUse', true, 'is not a key of this object'],
  ])('%s %j %s', (path, value, message, at = path.replace(/\.(\d+)/g, '[$1]')) =>
    expect(faultsOf(broken(path, value))).toContain(`${at} ${message}`),
  );

  it('it may be used only when it has ended', () =>
    expect(faultsOf({ ...aTinyBook(), validity: { from: '2025-01-01', to: '2025-12-31' } })).toEqual([
      'approval.usableFrom must not be after the book ends',
    ]));

  it('a later excess is not lower', () => {
    const book = aTinyBook();
    const again = {
      ...book.modalities[1]!,
      id: 'franquicia-600',
      adds: [],
      excess: { guarantee: 'own-damage', euros: 600, factor: 0.9 },
    };
    const faults = faultsOf({ ...book, modalities: [...book.modalities, again] } satisfies RateBook);
    expect(faults).toEqual(['modalities[2].excess must be lower than the one before, and cost no less']);
  });

  it('a home has a bonus, or its loss of use is not true', () => {
    const home = books.find((book) => book.line === 'Home')!;
    const bonus = aTinyBook().factors[5]!;
    const guarantees = home.guarantees.map((row) => ({ ...row, lossOfUse: false }));
    expect(faultsOf({ ...home, factors: [{ ...bonus, applies: 'all' }] })).toContain(
      'factors[0] a Home has no insured history to rate',
    );
    expect(faultsOf({ ...home, guarantees })[0]).toBe('guarantees[0].lossOfUse must be true, or absent');
  });

  it.each([[null], ['text'], [[]], [{}], [{ line: 7 }]])('it is %j', (value) =>
    expect(faultsOf(value)).toHaveLength(1),
  );
});

it('all the faults of a book are listed together', () => {
  const book = { ...aTinyBook(), lossRatio: 3, product: 7, extra: true };
  expect(faultsOf(book).map((fault) => fault.split(' ')[0])).toEqual(['extra', 'product', 'lossRatio']);
});
