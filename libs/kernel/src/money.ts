/**
 * Money as integer euro cents. Nothing in Cotiza adds, compares or stores money in any other form; a door divides by
 * 100 only where a wire format asks for euros.
 */
export type Cents = number;

/** The largest amount handled, in cents: products with the rates below stay exact integers of a double. */
export const MAX_CENTS: Cents = 1_000_000_000_00;

/**
 * `amount * numerator / denominator`, rounded to the cent, half up, in exact integer arithmetic.
 *
 * A rate is written as a fraction so that no binary approximation of a decimal enters: 1.5 % is `15 / 1000`, 0.15 % is
 * `15 / 10_000`.
 *
 * @param amount integer cents, 0 to {@link MAX_CENTS}
 * @param numerator integer >= 0
 * @param denominator even integer > 0, so that half of it is an integer
 * @throws RangeError when an argument is not such a number
 */
export function share(amount: Cents, numerator: number, denominator: number): Cents {
  if (!isCents(amount)) throw new RangeError('amount must be integer cents');
  const product = amount * numerator;
  if (!Number.isSafeInteger(product) || denominator <= 0 || denominator % 2 !== 0) {
    throw new RangeError('rate outside exact integer arithmetic');
  }
  const doubled = product + denominator / 2;
  return (doubled - (doubled % denominator)) / denominator;
}

/** Returns true for a payable amount: integer cents from 0 to {@link MAX_CENTS}. */
export function isCents(value: unknown): value is Cents {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_CENTS;
}

/** Cents as the euros of a wire format: the double nearest to the two-decimal figure, which prints as that figure. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

/** Euros of a request (any number of decimals) as cents, half up. */
export function fromEuros(euros: number): Cents {
  return Math.round(euros * 100);
}
