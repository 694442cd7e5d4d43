const PATIENCE_MS = 20_000;

/** Waits, in real time, for something that real input and output bring about. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('it did not come about');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
