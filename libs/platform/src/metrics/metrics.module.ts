import { Module, type DynamicModule } from '@nestjs/common';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';

@Module({ controllers: [MetricsController] })
export class MetricsModule {
  static with(metrics: Metrics): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: Metrics, useValue: metrics }] };
  }
}
