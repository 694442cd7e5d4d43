import { MCP_PATH, McpModule } from '@cotiza/mcp';
import { FixedWindowStorage, HealthModule, LimitsModule, type Settings } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { RestModule } from '@cotiza/rest';
import { Module, type DynamicModule } from '@nestjs/common';

/** A way into the service. */
export type Door = 'rest' | 'mcp';

/** The doors of an app over one service, with its limits and health. */
@Module({})
export class ServiceModule {
  static with(doors: readonly Door[], settings: Settings, service: QuotingService): DynamicModule {
    const mcpPath = doors.includes('mcp') ? MCP_PATH : undefined;
    const modules: Record<Door, () => DynamicModule> = {
      rest: () => RestModule.with(service, { publicUrl: settings.PUBLIC_URL, mcpPath }),
      mcp: () => McpModule.with(settings, service),
    };
    return {
      module: ServiceModule,
      imports: [
        LimitsModule.with(settings, new FixedWindowStorage(service.clock)),
        ...doors.map((door) => modules[door]()),
        HealthModule,
      ],
    };
  }
}
