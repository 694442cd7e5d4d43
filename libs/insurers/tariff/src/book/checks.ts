/** A fault in a rate book. `path` is like `factors[3].bands[1]`, and empty for a fault of the whole file. */
export interface RateBookFault {
  /** File or other name of the book. */
  readonly source: string;
  readonly path: string;
  readonly message: string;
}

/** Says what is wrong with a value; returns whether nothing is. */
export type Check = (value: unknown, at: Place) => boolean;

/** A place in a document, which collects the faults found there. */
export class Place {
  constructor(
    private readonly faults: RateBookFault[],
    private readonly source: string,
    private readonly parent?: Place,
    private readonly step: string | number = '',
  ) {}

  key(name: string): Place {
    return new Place(this.faults, this.source, this, name);
  }

  item(index: number): Place {
    return new Place(this.faults, this.source, this, index);
  }

  /** Notes a fault here; false, so that a check can return it. */
  fault(message: string): false {
    this.faults.push({ source: this.source, path: this.path(), message });
    return false;
  }

  /** Notes a fault here unless a condition holds. */
  expect(holds: boolean, message: string): boolean {
    return holds || this.fault(message);
  }

  private path(): string {
    const before = this.parent?.path() ?? '';
    if (typeof this.step === 'number') return `${before}[${this.step}]`;
    return before === '' ? this.step : `${before}.${this.step}`;
  }
}

type Document = Readonly<Record<string, unknown>>;

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param meaning what a text that matches the pattern is, as its author reads it */
export function text(pattern = /\S/u, meaning = 'a text'): Check {
  const message = `must be ${meaning}`;
  return (value, at) => at.expect(typeof value === 'string' && pattern.test(value), message);
}

export function number(min: number, max: number): Check {
  const message = `must be a number from ${min} to ${max}`;
  return (value, at) => at.expect(typeof value === 'number' && value >= min && value <= max, message);
}

/** A number with no more than some decimals: one that can be taken for an integer of its last decimal. */
export function decimal(min: number, max: number, decimals: number): Check {
  const within = number(min, max);
  return (value, at) =>
    within(value, at) &&
    at.expect(Number((value as number).toFixed(decimals)) === value, `must have ${decimals} decimals at most`);
}

export function oneOf(values: readonly unknown[]): Check {
  const message = `must be one of ${values.join(', ')}`;
  return (value, at) => at.expect(values.includes(value), message);
}

export function nullable(check: Check): Check {
  return (value, at) => value === null || check(value, at);
}

export function list(item: Check, least = 0): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return at.fault('must be a list');
    const enough = at.expect(value.length >= least, `must have at least ${least}`);
    return all(value.map((each, index) => item(each, at.item(index)))) && enough;
  };
}

/** A list of a fixed length, with a check for each place of it. */
export function tuple(...items: readonly Check[]): Check {
  return (value, at) => {
    if (!Array.isArray(value) || value.length !== items.length) return at.fault(`must be a list of ${items.length}`);
    return all(items.map((item, index) => item(value[index], at.item(index))));
  };
}

/**
 * An object with free keys.
 *
 * @param names what each key matches; anything by default
 * @param meaning what such a key is
 */
export function record(item: Check, names = /^/u, meaning = 'any text'): Check {
  const named = `must be ${meaning}`;
  return (value, at) => {
    if (!isDocument(value)) return at.fault('must be an object');
    return all(
      Object.entries(value).map(([key, each]) => at.key(key).expect(names.test(key), named) && item(each, at.key(key))),
    );
  };
}

/** An object with these keys and no other. */
export function object(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const known = { ...required, ...optional };
  const [requiredKeys, optionalKeys] = [Object.entries(required), Object.entries(optional)];
  return (value, at) => {
    if (!isDocument(value)) return at.fault('must be an object');
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
    const noStranger = all(unknown.map((key) => at.key(key).fault('is not a key of this object')));
    const complete = all(
      requiredKeys.map(([key, check]) =>
        Object.hasOwn(value, key) ? check(value[key], at.key(key)) : at.key(key).fault('is missing'),
      ),
    );
    const sound = all(optionalKeys.map(([key, check]) => !Object.hasOwn(value, key) || check(value[key], at.key(key))));
    return noStranger && complete && sound;
  };
}

/** An object whose key `kind` says which check it must pass. */
export function tagged(kinds: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    const kind = isDocument(value) ? value['kind'] : undefined;
    const check = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return check ? check(value, at) : at.key('kind').fault(`must be one of ${Object.keys(kinds).join(', ')}`);
  };
}

/** Runs `then` on a value that passed `first`, already of the type that `first` makes sure of. */
export function refine<T>(first: Check, then: (value: T, at: Place) => boolean): Check {
  return (value, at) => first(value, at) && then(value as T, at);
}

/** Returns true when all hold. Takes results instead of checks, so that every check runs and reports its faults. */
export function all(results: readonly boolean[]): boolean {
  return results.every(Boolean);
}
