/** Waits for something that real input and output bring about. Jest's own time-out ends what never does. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}
