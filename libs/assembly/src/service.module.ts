import {
  type Dependency,
  Drain,
  HealthModule,
  LimitsModule,
  MetricsModule,
  type Callers,
  type LimitStorage,
  type Metrics,
} from '@cotiza/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import type { Door, DoorDeps } from './app-parts';
import { ShutdownTasks } from './shutdown-tasks';

/** The parts of an app besides its doors. */
export interface ServerDeps extends Pick<DoorDeps, 'load' | 'page' | 'purchases' | 'drafts'> {
  /** Counts the requests. */
  readonly limits: LimitStorage;
  /** The callers that have a key; without them, keys are ignored. */
  readonly callers?: Callers;
  readonly dependencies: readonly Dependency[];
  readonly metrics: Metrics;
  readonly drain: Drain;
  readonly atShutdown: ShutdownTasks;
}

/** The doors of an app over one service, with its limits and health. */
@Module({})
export class ServiceModule {
  static with(
    doors: readonly Door[],
    served: DoorDeps,
    { limits, callers, dependencies, metrics, drain, atShutdown }: ServerDeps,
  ): DynamicModule {
    const { settings } = served;
    return {
      module: ServiceModule,
      imports: [
        LimitsModule.with(settings, limits, callers),
        ...doors.flatMap((door) => door.modules(served)),
        ...(settings.METRICS_PORT === undefined ? [MetricsModule.with(metrics), HealthModule.with(dependencies)] : []),
      ],
      providers: [
        { provide: Drain, useValue: drain },
        { provide: ShutdownTasks, useValue: atShutdown },
      ],
    };
  }
}
