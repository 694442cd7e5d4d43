import { validateSync, type ValidationError, type ValidatorOptions } from 'class-validator';

/** Faults, as in `must be an IP address`, by their place: `PORT`, or `insurers[0].baseUrl`. No value is quoted. */
export type Faults = Map<string, string>;

/** Takes the place of a value that could not be had, and says why: its fault is that, whatever the value must be. */
export class Unusable {
  constructor(readonly why: string) {}
}

/**
 * Judges an instance by the decorators of its class: one fault a place at most. Keys without decorators are faults.
 *
 * @param place what the instance is called, such as `insurers[0]`; none for a whole file
 */
export function faultsOf(instance: object, place = '', options: ValidatorOptions = {}): Faults {
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, ...options });
  return new Map(errors.flatMap((error) => sentences(error, place)));
}

/** Returns faults as sentences. */
export const faultLines = (faults: Faults): readonly string[] => [...faults].map(([place, what]) => `${place} ${what}`);

const INDEX = /^\d+$/;

function sentences(
  { property, value, constraints, children = [] }: ValidationError,
  place: string,
): [string, string][] {
  const here = INDEX.test(property) ? `${place}[${property}]` : `${place && `${place}.`}${property}`;
  const what = constraints && whatIsWrong(value, constraints);
  const own: [string, string][] = what === undefined ? [] : [[here, what]];
  // An object in the place of a list is not judged as an entry of it.
  const within = own.length > 0 && !Array.isArray(value) ? [] : children;
  return [...own, ...within.flatMap((child) => sentences(child, here))];
}

function whatIsWrong(value: unknown, { whitelistValidation, ...others }: Record<string, string>): string | undefined {
  if (whitelistValidation !== undefined) return 'is not a setting';
  if (value === undefined) return 'is missing';
  return value instanceof Unusable ? value.why : Object.values(others)[0];
}
