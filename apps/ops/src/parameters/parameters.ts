import { callerNameFault, OPERATOR_NAME } from '@cotiza/assembly';
import { INSURANCE_LINES } from '@cotiza/contract';
import { REFERENCE_PATTERN } from '@cotiza/kernel';
import { InvalidArgumentError, Option } from 'commander';

/** Reads a whole number within limits, written in digits and in no other way. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
};

const MAX_ROWS = 10_000;

/** How many of a list are shown, the newest first. */
export const limitOption = (rows: number): Option =>
  new Option('--limit <count>', 'how many at most, the newest first').argParser(wholeNumber(1, MAX_ROWS)).default(rows);

export const lineOption = (description: string): Option =>
  new Option('--line <line>', description).choices(INSURANCE_LINES);

/** Reads a reference as people write it: in small letters too. */
export function quoteReference(text: string): string {
  const reference = text.trim().toUpperCase();
  if (REFERENCE_PATTERN.test(reference)) return reference;
  throw new InvalidArgumentError('It must look like COT-7K2M9QX4TB.');
}

/** As long as the longest id that a caller may send. */
const ID_MAX_CHARS = 255;

/** Reads an id as it was sent: a reference, a request id or a `client_reference`, in which blanks count. */
export function anyId(text: string): string {
  if (text !== '' && text.length <= ID_MAX_CHARS) return text;
  throw new InvalidArgumentError(`It must have 1 to ${ID_MAX_CHARS} characters.`);
}

/** Reads the name of a caller, as the file of callers takes it. */
export function callerName(text: string): string {
  const fault = callerNameFault(text);
  if (fault === undefined) return text;
  throw new InvalidArgumentError(`It ${fault}, such as correduria-faro.`);
}

/** Reads the name of an operator, as CONSOLE_KEYS takes it. */
export function operatorName(text: string): string {
  const name = text.trim();
  if (new RegExp(`^${OPERATOR_NAME}$`, 'u').test(name)) return name;
  throw new InvalidArgumentError('It must have 1 to 60 characters that can be printed, without comma and equals sign.');
}

/** What is certainly no address is refused here; whether it exists, its server knows. */
const ADDRESS = /^[^\s@<>,;"\p{C}]+@[^\s@<>,;"\p{C}]+$/u;
const ADDRESS_MAX_CHARS = 254;

export function emailAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= ADDRESS_MAX_CHARS && ADDRESS.test(trimmed)) return trimmed;
  throw new InvalidArgumentError('It must be one e-mail address.');
}

/** In one line of words. */
const WORDS_MAX_CHARS = 200;

/** Reads one line of words. */
export function shortText(text: string): string {
  const trimmed = text.trim();
  if (trimmed !== '' && trimmed.length <= WORDS_MAX_CHARS && !/\p{C}/u.test(trimmed)) return trimmed;
  throw new InvalidArgumentError(`It must be one line of 1 to ${WORDS_MAX_CHARS} characters.`);
}
