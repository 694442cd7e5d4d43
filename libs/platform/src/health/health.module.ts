import { Module, type DynamicModule } from '@nestjs/common';
import { HealthController } from './health.controller';
import { DEPENDENCIES, type Dependency } from './readiness';

@Module({ controllers: [HealthController] })
export class HealthModule {
  static with(dependencies: readonly Dependency[]): DynamicModule {
    return { module: HealthModule, providers: [{ provide: DEPENDENCIES, useValue: dependencies }] };
  }
}
