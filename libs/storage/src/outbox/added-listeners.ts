/** Those who want to know when this process has added messages. */
export class AddedListeners {
  private readonly listeners = new Set<() => void>();

  /** Returns how to stop. */
  add(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }
}
