/** Returns the length of the longest text that a regular expression reads while a function runs. */
export function longestRead(run: () => unknown): number {
  let longest = 0;
  const { exec } = RegExp.prototype;
  const watched = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    longest = Math.max(longest, text.length);
    return exec.call(this, text);
  });
  try {
    run();
  } finally {
    watched.mockRestore();
  }
  return longest;
}
