/** Runs clean-up tasks at the end of a run or at its interruption, the last first. */
export class Undoing {
  private readonly tasks: (() => Promise<void> | void)[] = [];
  private underWay: Promise<void> | undefined;

  add(task: () => Promise<void> | void): void {
    this.tasks.push(task);
  }

  /**
   * A call during another one waits for it, and then runs the tasks that were added since.
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
