import { defined } from '@cotiza/kernel';
import type { LineModel, RatedRisk } from '../lines/line-model';
import type { EnumeratedVariable, NumericVariable, Variable } from '../lines/variable';
import {
  all,
  decimal,
  list,
  nullable,
  number,
  object,
  oneOf,
  record,
  refine,
  tagged,
  text,
  tuple,
  type Check,
  type Place,
} from './checks';
import type { BandsRow, BlendRow, BonusMalusRow, CurvedRow, CurveRow, ValuesRow, ZonesRow } from './rate-book';

/** A factor is multiplied exactly, as ten-thousandths. */
const FACTOR_DECIMALS = 4;

/** Smallest and largest factor of a table: beyond them it is a typing error, not an opinion about risk. */
const FACTOR = decimal(0.2, 5, FACTOR_DECIMALS);
/** A curve follows a sum insured, from nothing to many times the reference. */
const CURVE_VALUE = number(0, 100);
const FINITE = number(-1e12, 1e12);
/** Names of files are made of these names. */
export const NAME = [
  /^[a-z][a-z0-9-]*$/u,
  'a name of lower-case letters, digits and hyphens, such as own-damage',
] as const;
const APPLIES: Check = (value, at) => value === 'all' || list(text(), 1)(value, at);
const BASE = { name: text(...NAME), kind: text(), applies: APPLIES, why: text() };

type AnyVariable<R> = Variable<R> | undefined;

/** Checks of everything in a book that names variables of a line: factors, curves and conditions. */
export function factorChecks<R extends RatedRisk>(
  model: LineModel<R>,
): { factor: Check; curve: Check; condition: Check } {
  const find = (name: string): AnyVariable<R> =>
    Object.hasOwn(model.variables, name) ? model.variables[name] : undefined;

  const bands = refine<BandsRow>(
    object({ ...BASE, variable: text(), bands: list(tuple(FINITE, nullable(FINITE), FACTOR), 1) }),
    (row, at) => ofNumeric(find(row.variable), at, (variable) => bandsCover(row, variable, at.key('bands'))),
  );
  const curved = refine<CurvedRow>(
    object({ ...BASE, variable: text(), points: list(tuple(FINITE, FACTOR), 2) }),
    (row, at) => ofNumeric(find(row.variable), at, () => goesForward(row.points, at.key('points'))),
  );
  const values = refine<ValuesRow>(object({ ...BASE, variable: text(), values: record(FACTOR) }), (row, at) =>
    ofEnumerated(find(row.variable), at, (variable) => sameValues(Object.keys(row.values), variable, at.key('values'))),
  );
  const zone = object({
    name: text(/^\S(?:.*\S)?$/u, 'a text without blanks around it'),
    factor: FACTOR,
    values: list(text(), 1),
  });
  const zones = refine<ZonesRow>(object({ ...BASE, variable: text(), zones: list(zone, 1) }), (row, at) =>
    ofEnumerated(find(row.variable), at, (variable) =>
      sameValues(
        row.zones.flatMap((each) => each.values),
        variable,
        at.key('zones'),
      ),
    ),
  );
  const curve = refine<CurveRow>(object({ variable: text(), points: list(tuple(FINITE, CURVE_VALUE), 2) }), (row, at) =>
    ofNumeric(find(row.variable), at, (variable) => curveCovers(row, variable, at.key('points'))),
  );
  return {
    factor: tagged({
      bands,
      curve: curved,
      values,
      zones,
      blend: BLEND,
      'bonus-malus': bonusMalus(model),
    }),
    curve,
    condition: conditionCheck(find),
  };
}

const BLEND = refine<BlendRow>(object({ ...BASE, weights: record(number(0.01, 1)) }), (row, at) => {
  const sum = Object.values(row.weights).reduce((total, weight) => total + weight, 0);
  return at.key('weights').expect(Math.abs(sum - 1) < 1e-9, 'must add up to 1');
});

function bonusMalus<R extends RatedRisk>(model: LineModel<R>): Check {
  const rates = { cleanYears: list(FACTOR, 2), perClaim: decimal(0.01, 1, FACTOR_DECIMALS), cap: FACTOR };
  return refine<BonusMalusRow>(object({ ...BASE, ...rates }), (row, at) => {
    const falls = row.cleanYears.every(
      (factor, years) => years === 0 || factor <= defined(row.cleanYears[years - 1], 'factor of the year before'),
    );
    return all([
      at.expect('cleanYears' in model.variables, `a ${model.line} has no insured history to rate`),
      at.key('cleanYears').expect(falls, 'must never rise: a clean year costs nobody anything'),
      at
        .key('cap')
        .expect(
          row.cap > defined(row.cleanYears[0], 'factor of the first clean year'),
          'must be above the first clean year: a claim costs something',
        ),
    ]);
  });
}

function goesForward(points: CurvedRow['points'], at: Place): boolean {
  return all(
    points
      .slice(1)
      .map(([x], index) =>
        at.item(index + 1).expect(x > defined(points[index], 'point before this one')[0], 'must go forward'),
      ),
  );
}

function bandsCover<R>(row: BandsRow, variable: NumericVariable<R>, at: Place): boolean {
  const last = row.bands.length - 1;
  const starts = at.expect(defined(row.bands[0], 'first band')[0] === variable.min, `must begin at ${variable.min}`);
  const ends = at.expect(
    defined(row.bands[last], 'last band')[1] === null,
    'must end with an open band, whose end is null',
  );
  const joined = row.bands.map(([from, to], index) => {
    const next = row.bands[index + 1];
    if (next === undefined) return true;
    const place = at.item(index);
    if (to === null || to <= from) return place.fault('must end after it begins');
    return place.expect(to === next[0], `ends at ${to}, but the next band begins at ${next[0]}`);
  });
  const reachable = at
    .item(last)
    .expect(defined(row.bands[last], 'last band')[0] <= variable.max, `begins beyond ${variable.max}`);
  return all([starts, ends, ...joined, reachable]);
}

function curveCovers<R>(row: CurveRow, variable: NumericVariable<R>, at: Place): boolean {
  const { points } = row;
  const whole = at.expect(
    defined(points[0], 'first point of the curve')[0] === variable.min &&
      defined(points.at(-1), 'last point of the curve')[0] === variable.max,
    `must go from ${variable.min} to ${variable.max}`,
  );
  const rising = points.slice(1).map((point, index) => {
    const previous = defined(points[index], 'point before this one');
    return at
      .item(index + 1)
      .expect(point[0] > previous[0] && point[1] >= previous[1], 'must go forward and never fall');
  });
  return all([whole, ...rising]);
}

function sameValues<R>(given: readonly string[], variable: EnumeratedVariable<R>, at: Place): boolean {
  const missing = variable.values.filter((value) => !given.includes(value));
  const unknown = given.filter((value) => !variable.values.includes(value));
  const repeated = given.filter((value, index) => given.indexOf(value) !== index);
  return all([
    at.expect(missing.length === 0, `lacks ${missing.join(', ')}`),
    at.expect(unknown.length === 0, `has values that do not exist: ${unknown.join(', ')}`),
    at.expect(repeated.length === 0, `repeats ${repeated.join(', ')}`),
  ]);
}

/** A condition: its variable and exactly one of `below`, `above` and `in`, of the kind that the variable takes. */
function conditionCheck<R>(find: (name: string) => AnyVariable<R>): Check {
  const shape = object({ variable: text() }, { below: FINITE, above: FINITE, in: list(text(), 1) });
  return refine<{ variable: string; below?: number; above?: number; in?: string[] }>(shape, (row, at) => {
    const operators = (['below', 'above', 'in'] as const).filter((each) => row[each] !== undefined);
    if (operators.length !== 1) return at.fault('must have exactly one of below, above, in');
    if (row.in === undefined) return ofNumeric(find(row.variable), at, () => true);
    const wanted = row.in;
    return ofEnumerated(find(row.variable), at, (variable) =>
      all(wanted.map((value, index) => oneOf(variable.values)(value, at.key('in').item(index)))),
    );
  });
}

function ofNumeric<R>(variable: AnyVariable<R>, at: Place, then: (variable: NumericVariable<R>) => boolean): boolean {
  if (variable?.kind === 'numeric') return then(variable);
  return at.key('variable').fault('must be a number that this line knows');
}

function ofEnumerated<R>(
  variable: AnyVariable<R>,
  at: Place,
  then: (variable: EnumeratedVariable<R>) => boolean,
): boolean {
  if (variable?.kind === 'enumerated') return then(variable);
  return at.key('variable').fault('must be an enumeration that this line knows');
}
