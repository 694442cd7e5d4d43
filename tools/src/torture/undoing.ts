/** What has to be undone, whether a run ends or is interrupted: the last first, and all of it. */
export class Undoing {
  private readonly tasks: (() => Promise<void> | void)[] = [];

  add(task: () => Promise<void> | void): void {
    this.tasks.push(task);
  }

  /** @throws what the first task that failed has thrown, after the others have been done */
  async all(): Promise<void> {
    const task = this.tasks.pop();
    if (!task) return;
    try {
      await task();
    } finally {
      await this.all();
    }
  }
}
