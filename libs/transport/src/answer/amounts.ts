import { type Cents, defined } from '@cotiza/kernel';

const DECIMAL = /^(\d{1,9})\.(\d{2})$/;
const WHOLE = /^\d{1,11}$/;
const CENTS_DIGITS = 2;

/** Parses `1234.50` as 123450 cents, digit by digit; undefined for any other form. */
export function centsOfDecimal(text: string): Cents | undefined {
  const parts = DECIMAL.exec(text);
  return parts
    ? Number(defined(parts[1], 'whole part of an amount') + defined(parts[2], 'decimals of an amount'))
    : undefined;
}

/** Parses `123450` as 123450 cents; undefined for anything but digits. */
export function centsOfDigits(text: string): Cents | undefined {
  return WHOLE.test(text) ? Number(text) : undefined;
}

/** Formats 123450 cents as `1234.50`. */
export function decimalOfCents(cents: Cents): string {
  const digits = String(cents).padStart(CENTS_DIGITS + 1, '0');
  return `${digits.slice(0, -CENTS_DIGITS)}.${digits.slice(-CENTS_DIGITS)}`;
}
