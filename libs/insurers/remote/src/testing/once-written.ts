/**
 * Runs tests from the moment on that what they test is there. Until then the report counts one test that is to be written,
 * with the words that say what is missing: whoever begins a connector has a workspace in which everything passes.
 *
 * @param missing what to write, where it has not been written
 */
export function onceWritten(isWritten: boolean, missing: string, tests: () => void): void {
  if (isWritten) tests();
  else it.todo(missing);
}

/** Whether somebody has put anything into a recorded message or a dictionary. */
export const isFilled = (value: string | object): boolean =>
  typeof value === 'string' ? value.trim() !== '{}' : Object.keys(value).length > 0;
