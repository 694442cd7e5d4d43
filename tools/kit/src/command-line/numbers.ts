import { randomInt } from 'node:crypto';
import { InvalidArgumentError, Option } from 'commander';

/** Whole numbers that a command takes are below this, so that each can also be drawn (`randomInt`). */
const WHOLE_NUMBERS_BELOW = 2 ** 31;

/** Reads a number above 0. @throws InvalidArgumentError */
export function positiveNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a number above 0.');
}

/** Reads a whole number from `least` to `most`, written in digits and in no other way. @throws InvalidArgumentError */
export const wholeNumber =
  (least: number, most = WHOLE_NUMBERS_BELOW - 1) =>
  (text: string): number => {
    const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };

/**
 * The seed of a run, which is drawn where none is given.
 *
 * @param decided what follows from it
 */
export const seedOption = (decided: string): Option =>
  new Option(
    '--seed <number>',
    `whole number that decides ${decided} (default: another one each time, which is printed)`,
  ).argParser(wholeNumber(0));

/** A seed where none was given; the run has to print it. */
export const drawnSeed = (): number => randomInt(WHOLE_NUMBERS_BELOW);
