import {
  type Dependency,
  Drain,
  HealthModule,
  LimitsModule,
  MetricsModule,
  type Callers,
  type LimitStorage,
  type LoadShedder,
  type Metrics,
} from '@cotiza/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import type { DoorDeps } from '@cotiza/quoting';
import type { Door } from './app-parts';
import type { Settings } from './settings/service-settings';
import { ShutdownTasks } from './shutdown-tasks';

/** The parts of an app besides its doors. */
export interface ServerDeps extends Pick<DoorDeps<Settings>, 'page' | 'purchases' | 'drafts'> {
  /** Refuses quotations under overload; without it, all are begun. */
  readonly load?: LoadShedder;
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
    served: DoorDeps<Settings>,
    { limits, callers, load, dependencies, metrics, drain, atShutdown }: ServerDeps,
  ): DynamicModule {
    const { settings } = served;
    return {
      module: ServiceModule,
      imports: [
        LimitsModule.with(settings, limits, callers, load),
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
