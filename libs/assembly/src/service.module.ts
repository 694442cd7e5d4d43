import { McpModule } from '@cotiza/mcp';
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
    return {
      module: ServiceModule,
      imports: [
        LimitsModule.with(settings, new FixedWindowStorage(service.clock)),
        ...doors.map((door) => (door === 'rest' ? RestModule.with(service) : McpModule.with(settings, service))),
        HealthModule,
      ],
    };
  }
}
