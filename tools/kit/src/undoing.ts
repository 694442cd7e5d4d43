/** What has to be undone, whether a run ends or is interrupted: the last first, and all of it. */
export class Undoing {
  private readonly tasks: (() => Promise<void> | void)[] = [];
  private underWay: Promise<void> | undefined;

  add(task: () => Promise<void> | void): void {
    this.tasks.push(task);
  }

  /**
   * Whoever asks while it is under way waits until that is done, and has undone what has been added since.
   *
   * @throws what the first task that failed has thrown, after the others have been done
   */
  async all(): Promise<void> {
    while (this.underWay) await this.underWay.catch(() => undefined);
    this.underWay = this.rest().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async rest(): Promise<void> {
    const task = this.tasks.pop();
    if (!task) return;
    try {
      await task();
    } finally {
      await this.rest();
    }
  }
}
