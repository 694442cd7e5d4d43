import type { Variable } from '../lines/variable';
import type { Facts } from './compile-factor';

/**
 * Makes the reader of a line's variables: an enumerated value becomes its position, a number is brought into its range.
 *
 * The reader throws RangeError on a value that the enumeration does not have or a number that is none: such a risk did not
 * come through the contract, and no price may be given for it.
 */
export function factReader<R extends object>(variables: Readonly<Record<string, Variable<R>>>): (risk: R) => Facts {
  const readers = Object.entries(variables).map(([name, variable]) =>
    variable.kind === 'numeric'
      ? numberReader(name, variable.min, variable.max, variable.read)
      : indexReader(name, variable.values, variable.read),
  );
  return (risk) => {
    const facts = new Float64Array(readers.length);
    readers.forEach((read, place) => (facts[place] = read(risk)));
    return facts;
  };
}

function numberReader<R>(name: string, min: number, max: number, read: (risk: R) => number): (risk: R) => number {
  return (risk) => {
    const value = read(risk);
    if (!Number.isFinite(value)) throw new RangeError(`${name} is not a number`);
    return value < min ? min : value > max ? max : value;
  };
}

function indexReader<R>(name: string, values: readonly string[], read: (risk: R) => string): (risk: R) => number {
  const positions = new Map(values.map((value, index) => [value, index]));
  return (risk) => {
    const position = positions.get(read(risk));
    if (position === undefined) throw new RangeError(`${name} has a value that is not in its list`);
    return position;
  };
}
