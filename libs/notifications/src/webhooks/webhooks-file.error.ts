/** A file of webhook endpoints that cannot be used: everything that is wrong with it, and nothing that it holds. */
export class WebhooksFileError extends Error {
  override readonly name = 'WebhooksFileError';

  /** @param faults one sentence each, with the place in the file */
  constructor(readonly faults: readonly string[]) {
    super(`the file of webhook endpoints cannot be used: ${faults.join('; ')}`);
  }
}
