import type { OnApplicationShutdown } from '@nestjs/common';

/** Runs tasks once the server has closed and the requests under way have been answered: the last one added first. */
export class ShutdownTasks implements OnApplicationShutdown {
  private readonly tasks: (() => Promise<void> | void)[] = [];

  addFirst(task: () => Promise<void> | void): void {
    this.tasks.unshift(task);
  }

  async onApplicationShutdown(): Promise<void> {
    for (const task of this.tasks) await task();
  }
}
