/**
 * Runs tests only when their subject has been written. Until then the report has one todo test that names the missing part, so
 * that a new connector starts with a workspace in which everything passes.
 *
 * @param missing the part to write
 */
export function onceWritten(isWritten: boolean, missing: string, tests: () => void): void {
  if (isWritten) tests();
  else it.todo(missing);
}

/** Returns true for a recorded message or a dictionary that is not empty. */
export const isFilled = (value: string | object): boolean =>
  typeof value === 'string' ? value.trim() !== '{}' : Object.keys(value).length > 0;
