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

describe('a book is refused when', () => {
  it.each<[name: string, path: string, value: unknown, message: string, at?: string]>([
    ['its line is not quoted', 'line', 'TermLife', 'must be one of Home, Car, Motorcycle'],
    ['a key is unknown', 'discount', 0.1, 'is not a key of this object'],
    ['a key is missing', 'product', undefined, 'is missing'],
    ['a text is empty', 'product', ' ', 'must be a text'],
    ['its version is no number of a year', 'version', '2027-1', 'must be a year and a number, such as 2027.1'],
    ['the schema is of another age', 'schemaVersion', 2, 'must be one of 1'],
    ['a day does not exist', 'validity.from', '2026-02-30', 'must be a day, YYYY-MM-DD'],
    ['it ends before it begins', 'validity.to', '2025-12-31', 'must end after it begins', 'validity'],
    ['it has no approval', 'approval', undefined, 'is missing'],
    [
      'its author approves it',
      'approval',
      { author: 'Ana Autora', approver: ' ana autora', usableFrom: '2026-01-01' },
      'must be somebody else than the author',
      'approval.approver',
    ],
    ['it may be used from no day', 'approval.usableFrom', 'soon', 'must be a day, YYYY-MM-DD'],
    ['the loss ratio is not of the line', 'lossRatio', 0.6, 'must be a number from 0.68 to 0.75'],
    ['it is paid by the week', 'instalments', { semanal: 0.1 }, 'is not a key of this object', 'instalments.semanal'],
    [
      'parts cost half as much again',
      'instalments',
      { mensual: 0.5 },
      'must be a number from 0 to 0.2',
      'instalments.mensual',
    ],
    ['a list is none', 'declines', {}, 'must be a list'],
    ['a list is empty', 'guarantees', [], 'must have at least 1'],
    ['a record is none', 'curves', [], 'must be an object'],
    ['an object is none', 'insurer', 'prueba', 'must be an object'],
    [
      'a factor has no known kind',
      'factors.0.kind',
      'magic',
      'must be one of bands, curve, values, zones, blend, bonus-malus',
    ],
    ['a factor is too small', 'factors.0.points.0.1', 0.19, 'must be a number from 0.2 to 5'],
    ['a factor is not exact', 'factors.0.points.0.1', 1.00001, 'must have 4 decimals at most'],
    ['a pure premium has half a cent', 'guarantees.0.purePremiumEuros', 1.005, 'must have 2 decimals at most'],
    ['a factor says not why', 'factors.0.why', undefined, 'is missing'],
    ['a curve of factors goes back', 'factors.0.points.1.0', 85, 'must go forward', 'factors[0].points[1]'],
    [
      'a level overrides the loss ratio',
      'factors.0',
      { name: 'level', kind: 'level', factor: 1.4, applies: 'all', why: 'To reach the market.' },
      'must be one of bands, curve, values, zones, blend, bonus-malus',
      'factors[0].kind',
    ],
    [
      'liability has no compulsory part',
      'guarantees.0.compulsoryPerMille',
      undefined,
      'is missing: liability has a compulsory part',
    ],
    ['something else has a compulsory part', 'guarantees.1.compulsoryPerMille', 900, 'is of liability alone'],
    [
      'the text names another capital',
      'guarantees.1.code',
      'conductor',
      'names another capital than accidentCapitalEuros',
      'guarantees[1].cover',
    ],
    ['own damage has no cap', 'guarantees.1.cap', undefined, 'is missing: own damage has one'],
    ['the cap is more than a quarter', 'guarantees.1.cap.perMille', 251, 'must be a number from 1 to 250'],
    ['the bonus is of the wrong guarantee', 'factors.5.applies', ['own-damage'], 'lacks liability'],
    [
      'a clean year costs something',
      'factors.5.cleanYears.3',
      0.96,
      'must never rise: a clean year costs nobody anything',
      'factors[5].cleanYears',
    ],
    ['a claim costs nothing', 'factors.5.cap', 1, 'must be above the first clean year: a claim costs something'],
    [
      'nobody is liable',
      'guarantees.0.code',
      'defensa',
      'has no compulsory liability, which nobody may drive without',
      'guarantees',
    ],
    ['a factor is too large', 'factors.2.values.Private', 5.1, 'must be a number from 0.2 to 5'],
    ['a factor is a text', 'factors.0.points.0.1', '1', 'must be a number from 0.2 to 5'],
    ['a factor applies to no guarantee', 'factors.0.applies', ['x'], 'no guarantee is called x'],
    ['a band is no triple', 'factors.1.bands.0', [0, 25], 'must be a list of 3'],
    [
      'bands leave a gap',
      'factors.1.bands.0.1',
      24,
      'ends at 24, but the next band begins at 25',
      'factors[1].bands[0]',
    ],
    ['bands overlap', 'factors.1.bands.0.1', 26, 'ends at 26, but the next band begins at 25', 'factors[1].bands[0]'],
    ['a band goes backwards', 'factors.1.bands.0.1', -1, 'must end after it begins', 'factors[1].bands[0]'],
    ['bands begin late', 'factors.1.bands.0.0', 18, 'must begin at 0', 'factors[1].bands'],
    ['bands end early', 'factors.1.bands.1.1', 90, 'must end with an open band, whose end is null', 'factors[1].bands'],
    [
      'a band cannot be reached',
      'factors.1.bands',
      [
        [0, 500, 1],
        [500, null, 1],
      ],
      'begins beyond 120',
      'factors[1].bands[1]',
    ],
    ['bands are of no number', 'factors.1.variable', 'fuel', 'must be a number that this line knows'],
    ['a value has no factor', 'factors.2.values.Private', undefined, 'lacks Private', 'factors[2].values'],
    ['a value does not exist', 'factors.2.values.Rally', 2, 'has values that do not exist: Rally', 'factors[2].values'],
    ['values are of no enumeration', 'factors.2.variable', 'sex', 'must be an enumeration that this line knows'],
    ['a province is in two zones', 'factors.3.zones.0.values', ['11', '52', '28'], 'repeats 28', 'factors[3].zones'],
    ['a province is in no zone', 'factors.3.zones.0.values', ['11'], 'lacks 52', 'factors[3].zones'],
    ['a blend names no curve', 'factors.4.weights', { x: 1 }, 'no curve is called x'],
    ['weights do not add up', 'factors.4.weights', { value: 0.9 }, 'must add up to 1'],
    ['a curve falls', 'curves.value.points.1.1', 0.4, 'must go forward and never fall', 'curves.value.points[1]'],
    ['a curve ends early', 'curves.value.points.2.0', 60000, 'must go from 0 to 5000000', 'curves.value.points'],
    ['the bonus has no scale', 'factors.5.cleanYears', undefined, 'is missing'],
    [
      'a decline has two operators',
      'declines.0.when.0.above',
      3,
      'must have exactly one of below, above, in',
      'declines[0].when[0]',
    ],
    ['a decline compares a list', 'declines.0.when.0.variable', 'use', 'must be a number that this line knows'],
    [
      'a decline names no value',
      'declines.0.when.0',
      { variable: 'use', in: ['Rally'] },
      'must be one of Private, Professional, PublicService',
      'declines[0].when[0].in[0]',
    ],
    [
      'a decline says nothing',
      'declines.0.message',
      'no',
      'must be a sentence, from its capital letter to its full stop',
    ],
    [
      "a decline is the whole line's",
      'declines.0.code',
      'driver-under-legal-age',
      'is what the whole line declines: no book may say it',
    ],
    ['two guarantees share an id', 'guarantees.1.id', 'liability', 'repeats liability', 'guarantees'],
    ['a guarantee is not sold', 'modalities.1.adds', [], 'no modality adds own-damage', 'guarantees'],
    ['a modality adds nothing known', 'modalities.1.adds', ['own-damage', 'x'], 'not there, or already included: x'],
    [
      'a modality is of another line',
      'modalities.0.modality',
      'Premium',
      'must be one of Terceros, Terceros Ampliado, Todo Riesgo con franquicia, Todo Riesgo',
    ],
    [
      'modalities shrink',
      'modalities.0.modality',
      'Todo Riesgo',
      'covers less than the one before',
      'modalities[1].modality',
    ],
    ['the capital falls', 'modalities.1.accidentCapitalEuros', 20000, 'is less than the one before'],
    [
      'the excess is of what is not covered',
      'modalities.0.excess',
      { guarantee: 'own-damage', euros: 300, factor: 0.7 },
      'own-damage is not in this modality',
    ],
    [
      'the first modality is not for everybody',
      'modalities.0.notOfferedWhen',
      [[{ variable: 'driverAge', below: 20 }]],
      'must be empty: what nobody may buy is a decline',
    ],
    ['a home thing is in a car book', 'guarantees.0.lossOfUse', true, 'is not a key of this object'],
  ])('%s', (_name, path, value, message, at = path.replace(/\.(\d+)/g, '[$1]')) =>
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
