/** Listeners for messages that this process adds. */
export class AddedListeners {
  private readonly listeners = new Set<() => void>();

  /** @param report receives failures of listeners; the messages are committed all the same */
  constructor(private readonly report: (event: string, error: unknown) => void) {}

  /** Returns how to stop. */
  add(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.listeners) {
      try {
        listener();
      } catch (error) {
        this.report('added-listener-failed', error);
      }
    }
  }
}
