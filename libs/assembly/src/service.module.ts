import { FixedWindowStorage, HealthModule, LimitsModule, type Settings } from '@cotiza/platform';
import { RestModule, type QuotingService } from '@cotiza/rest';
import { Module, type DynamicModule } from '@nestjs/common';

/** The REST service with its limits and health: what every app that serves it imports. */
@Module({})
export class ServiceModule {
  static with(settings: Settings, service: QuotingService): DynamicModule {
    return {
      module: ServiceModule,
      imports: [
        LimitsModule.with(settings, new FixedWindowStorage(service.clock)),
        RestModule.with(service),
        HealthModule,
      ],
    };
  }
}
