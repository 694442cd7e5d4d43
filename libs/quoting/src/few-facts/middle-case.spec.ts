import {
  allowedValues,
  estimateTables,
  fieldsByPath,
  isUnsaid,
  judgeEstimateBody,
  middleCaseOf,
  valueAt,
  withValue,
  type Field,
  type InsuranceLine,
} from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { addYears } from '@cotiza/kernel';
import { registryOf, testReferenceData } from '../testing/reference-data';
import { validateEstimate } from '../validate-request';

type Body = Readonly<Record<string, unknown>>;
type Said = Readonly<Record<string, string | number | boolean | null>>;

/** A car licence allows it, too. */
const LIGHT = { ...TEST_MOTORCYCLE, displacementCc: 124, powerKw: 10 };
const home = (area_m2: number) => ({ risk: { area_m2, address: { postal_code: '28013' } } });
/** The facts without which a line is not estimated. */
const ON_ROAD = { registration_date: '2022-05-03' };
const LEAST: readonly (readonly [name: string, line: InsuranceLine, body: Body])[] = [
  ['a car', 'Car', { holder: { address: { postal_code: '28013' } }, vehicle: { ...ON_ROAD, version_id: TEST_CAR.id } }],
  ['a 125', 'Motorcycle', { vehicle: { ...ON_ROAD, code: LIGHT.id, circulation_postal_code: '28013' } }],
  ['a home', 'Home', home(90)],
  ['the smallest home', 'Home', home(10)],
  ['the largest home', 'Home', home(2000)],
].map(([name, line, body]) => [name, line, { insurance_line: line, ...(body as Body) }] as never);

/** A car licence allows a motorcycle from the age of 21 on. */
const AGES = [21, 22, 25, 30, 41, 50, 51, 90];
const YEARS_BACK = [0, 1, 3, 6, 20, 30, 55, 80];
const YEARS_AHEAD = [0, 1, 3, 6];
const NUMBERS = [0, 1, 2, 4, 5, 6, 10, 30, 50];
const YEARS = [1700, 1900, 1940, 1984, 1986, 2010, 2026];
/** Euros for each square metre: within half and three times what rebuilding costs at some quality, or 0. */
const SUMS = [0, 475, 500, 553, 1105, 3300, 3320, 3850, 4350];

/** Values of a field: all that it lists, or some between its limits. */
function valuesOf(path: string, { kind, ...field }: Field, least: Body): readonly (string | number | boolean | null)[] {
  if (path.endsWith('.birth_date')) return AGES.map((age) => addYears(TEST_DAY, -age));
  if (path === 'risk.buildings_limit') return SUMS.map((euros) => euros * Number(valueAt(least, 'risk.area_m2')));
  switch (kind.type) {
    case 'boolean':
      return [false, true];
    case 'date':
      return kind.refused === 'past'
        ? YEARS_AHEAD.map((years) => addYears(TEST_DAY, years))
        : YEARS_BACK.map((years) => addYears(TEST_DAY, -years));
    case 'integer':
    case 'number': {
      const { min, max, nullable } = kind;
      const tried = max === 'current-year' ? YEARS : NUMBERS.filter((value) => value <= max);
      return [...tried.filter((value) => value >= min), ...(nullable ? [null] : [])];
    }
    default:
      return allowedValues({ kind, ...field });
  }
}

const ports = {
  referenceData: testReferenceData({ motorcycles: [LIGHT] }),
  plateRegistry: registryOf(),
  insurerPanel: { sells: () => true },
};

/** The cover begins today and the holder drives, unless something else is said. */
function asUsual(line: InsuranceLine, body: Body): Body {
  const from = { effective_date: TEST_DAY, ...body };
  const isAnother =
    valueAt(body, 'driver.same_as_holder') === false || valueAt(body, 'driver.birth_date') !== undefined;
  return line === 'Home' || isAnother ? from : withValue(from, 'driver.same_as_holder', true);
}

/** Returns what the middle case of a body contradicts, where the body itself has no fault but missing facts. */
async function contradictions(line: InsuranceLine, body: Body): Promise<readonly string[]> {
  const sent = judgeEstimateBody(body, TEST_DAY);
  const said = await validateEstimate(judgeEstimateBody(asUsual(line, body), TEST_DAY), ports);
  if (said.faults.some((fault) => !isUnsaid(line, fault))) return [];
  const warned = new Set(said.warnings().map(({ mensaje }) => mensaje));
  const { faults, warnings } = await validateEstimate(middleCaseOf(line, sent).body, ports);
  return [...faults, ...warnings().filter(({ mensaje }) => !warned.has(mensaje))].map(
    ({ campo, mensaje }) => `${campo}: ${mensaje}`,
  );
}

it.each(LEAST)(
  'the middle case of an estimate of %s contradicts neither one nor two facts that were said',
  async (_of, line, least) => {
    const facts = [...fieldsByPath(estimateTables[line])]
      .filter(([path]) => valueAt(least, path) === undefined)
      .flatMap(([path, field]) => valuesOf(path, field, least).map((value) => ({ path, value })));
    const found: [Said, readonly string[]][] = [];
    for (const [at, one] of facts.entries()) {
      const body = withValue(least, one.path, one.value);
      for (const other of facts.slice(at)) {
        if (other !== one && other.path === one.path) continue;
        const against = await contradictions(line, withValue(body, other.path, other.value));
        if (against.length > 0) found.push([{ [one.path]: one.value, [other.path]: other.value }, against]);
      }
    }
    expect(found).toEqual([]);
  },
);
