import { domainToASCII } from 'node:url';
import { callerNameFault, OPERATOR_NAME } from '@cotiza/assembly/tools';
import { INSURANCE_LINES } from '@cotiza/contract';
import { isCalendarDay, REFERENCE_PATTERN, type CalendarDay } from '@cotiza/kernel';
import { InvalidArgumentError, Option } from 'commander';

/** Parses a whole number within limits, written in digits only. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
};

/** Parses a day. */
export function calendarDay(text: string): CalendarDay {
  if (isCalendarDay(text)) return text;
  throw new InvalidArgumentError('It must be a day, such as 2027-01-01.');
}

const MAX_ROWS = 10_000;

/** Makes the option for the number of rows shown, the newest first. */
export const limitOption = (rows: number): Option =>
  new Option('--limit <count>', 'how many at most, the newest first').argParser(wholeNumber(1, MAX_ROWS)).default(rows);

export const lineOption = (description: string): Option =>
  new Option('--line <line>', description).choices(INSURANCE_LINES);

/** Parses a reference in capital or small letters. */
export function quoteReference(text: string): string {
  const reference = text.trim().toUpperCase();
  if (REFERENCE_PATTERN.test(reference)) return reference;
  throw new InvalidArgumentError('It must look like COT-7K2M9QX4TB.');
}

/** The length of the longest id that a caller may send. */
const ID_MAX_CHARS = 255;

/** Parses an id as it was sent: a reference, a request id or a `client_reference`, in which blanks count. */
export function anyId(text: string): string {
  if (text !== '' && text.length <= ID_MAX_CHARS) return text;
  throw new InvalidArgumentError(`It must have 1 to ${ID_MAX_CHARS} characters.`);
}

/** Parses the name of a caller, with the rules of the file of callers. */
export function callerName(text: string): string {
  const fault = callerNameFault(text);
  if (fault === undefined) return text;
  throw new InvalidArgumentError(`It ${fault}, such as correduria-faro.`);
}

/** Parses the name of an operator, with the rules of CONSOLE_KEYS. */
export function operatorName(text: string): string {
  const name = text.trim();
  if (new RegExp(`^${OPERATOR_NAME}$`, 'u').test(name)) return name;
  throw new InvalidArgumentError('It must have 1 to 60 characters that can be printed, without comma and equals sign.');
}

/** Refuses texts that cannot be an address. The mail server decides whether it exists. */
const ADDRESS = /^[^\s@<>,;"\p{C}]+@[^\s@<>,;"\p{C}]+$/u;
const ADDRESS_MAX_CHARS = 254;

export function emailAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= ADDRESS_MAX_CHARS && ADDRESS.test(trimmed)) return trimmed;
  throw new InvalidArgumentError('It must be one e-mail address.');
}

/** Parses the domain of e-mail addresses. */
export function domainName(text: string): string {
  const domain = domainToASCII(text.trim());
  if (domain !== '') return domain;
  throw new InvalidArgumentError('It must be a domain, such as example.org.');
}

/** Maximum length of one line of text. */
const WORDS_MAX_CHARS = 200;

/** Parses one line of text. */
export function shortText(text: string): string {
  const trimmed = text.trim();
  if (trimmed !== '' && trimmed.length <= WORDS_MAX_CHARS && !/\p{C}/u.test(trimmed)) return trimmed;
  throw new InvalidArgumentError(`It must be one line of 1 to ${WORDS_MAX_CHARS} characters.`);
}
