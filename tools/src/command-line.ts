import { parseArgs } from 'node:util';

/** Arguments that a command does not understand, in a line for the terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whole numbers that a command takes are below this, so that each can also be drawn (`randomInt`). */
export const WHOLE_NUMBERS_BELOW = 2 ** 31;

/** The options of a command by name: those that take a text, and those that are there or not. */
type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
type Given<O extends Options> = {
  readonly [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string;
} & { readonly help?: boolean };

const HELP_OPTION = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * What was given of a command's options, and of `--help`, which each of them has.
 *
 * @throws UsageError for anything else
 */
export const givenOptions = <const O extends Options>(args: readonly string[], options: O): Given<O> =>
  parsed(args, options, false).values;

/**
 * The same of a command that also takes words which are no options.
 *
 * @throws UsageError for an option that it has not
 */
export const givenWords = <const O extends Options>(args: readonly string[], options: O) => parsed(args, options, true);

function parsed<O extends Options>(args: readonly string[], options: O, allowPositionals: boolean) {
  try {
    const given = parseArgs({ args: [...args], options: { ...options, ...HELP_OPTION }, allowPositionals });
    return { values: given.values as Given<O>, words: given.positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Try --help.`);
  }
}

/** @throws UsageError unless a number above 0 was given, or nothing */
export function positive(name: string, text: string | undefined, byDefault: number): number {
  const value = text === undefined ? byDefault : Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new UsageError(`${name} takes a number above 0. Try --help.`);
}

/** @throws UsageError unless a whole number from `least` was given, or nothing */
export function wholeNumber(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value < WHOLE_NUMBERS_BELOW) return value;
  throw new UsageError(`${name} takes a whole number from ${least}. Try --help.`);
}
