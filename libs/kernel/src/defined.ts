/**
 * A value that is there, for a reason that the compiler cannot see: the first of a list that was just filled, the entry of a
 * table that has all of them.
 *
 * @param what names it in the error, without an article and with nothing personal: `first band`
 * @throws Error where it is undefined or null after all, which is a fault of ours
 */
export function defined<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`there is no ${what}`);
  return value;
}
