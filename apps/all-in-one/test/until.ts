/** Waits until something that happens in the background has happened. Jest's own timeout ends what never does. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 5));
}
