import { MCP_PATH, McpModule } from '@cotiza/mcp';
import {
  type Dependency,
  HealthModule,
  LimitsModule,
  MetricsModule,
  type Callers,
  type LimitStorage,
  type LoadShedder,
  type Metrics,
} from '@cotiza/platform';
import type { PurchaseDesk } from '@cotiza/purchase';
import type { QuotingService } from '@cotiza/quoting';
import { PurchaseModule, RestModule, type PurchaseTerms } from '@cotiza/rest';
import { Module, type DynamicModule } from '@nestjs/common';
import type { AppParts, Door } from './app-parts';
import { ShutdownTasks } from './shutdown-tasks';
import type { Settings } from './settings/service-settings';

/** The parts of an app besides its doors. */
export interface Upkeep {
  /** Counts the requests. */
  readonly limits: LimitStorage;
  /** The callers that have a key; without them, keys are ignored. */
  readonly callers?: Callers;
  /** The page of offers; without it, nothing is shown to the customer. */
  readonly page?: DynamicModule;
  /** Resolves purchase links; without it, there is no operation for the shop. */
  readonly purchases?: PurchaseDesk;
  readonly dependencies: readonly Dependency[];
  /** Refuses quotations under overload; without it, all are begun. */
  readonly load?: LoadShedder;
  readonly metrics: Metrics;
  readonly atShutdown: ShutdownTasks;
}

/** The doors of an app over one service, with its limits and health. */
@Module({})
export class ServiceModule {
  static with(
    { doors }: AppParts,
    settings: Settings,
    service: QuotingService,
    { limits, callers, page, purchases, dependencies, load, metrics, atShutdown }: Upkeep,
  ): DynamicModule {
    const mcpPath = doors.includes('mcp') ? MCP_PATH : undefined;
    const terms = doors.includes('rest') ? purchaseTerms(settings) : undefined;
    const modules: Record<Door, () => DynamicModule> = {
      rest: () =>
        RestModule.with(service, { publicUrl: settings.PUBLIC_URL, mcpPath, hasDocs: settings.API_DOCS === 'on' }),
      mcp: () => McpModule.with(settings, service, load),
    };
    return {
      module: ServiceModule,
      imports: [
        LimitsModule.with(settings, limits, callers),
        ...doors.map((door) => modules[door]()),
        ...(page ? [page] : []),
        ...(purchases && terms ? [PurchaseModule.with(purchases, terms)] : []),
        ...(settings.METRICS_PORT === undefined ? [MetricsModule.with(metrics)] : []),
        HealthModule.with(dependencies),
      ],
      providers: [{ provide: ShutdownTasks, useValue: atShutdown }],
    };
  }
}

/** On what terms the shop resolves purchase links; undefined while it has no key. */
function purchaseTerms({ PURCHASE_API_KEY: key, PURCHASE_TOKEN_USES: uses }: Settings): PurchaseTerms | undefined {
  return key === undefined ? undefined : { key, mostUses: uses === 0 ? null : uses };
}
