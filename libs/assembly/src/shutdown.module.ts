import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';

const AT_SHUTDOWN = Symbol('at shutdown');

/** What to do once the server has closed and the requests that were under way have been answered: what came last, first. */
export class ShutdownTasks implements OnApplicationShutdown {
  private readonly tasks: (() => Promise<void>)[] = [];

  addFirst(task: () => Promise<void>): void {
    this.tasks.unshift(task);
  }

  async onApplicationShutdown(): Promise<void> {
    for (const task of this.tasks) await task();
  }
}

/** Has the framework do them when it closes. */
@Module({})
export class ShutdownModule {
  static with(tasks: ShutdownTasks): DynamicModule {
    return { module: ShutdownModule, providers: [{ provide: AT_SHUTDOWN, useValue: tasks }] };
  }
}
