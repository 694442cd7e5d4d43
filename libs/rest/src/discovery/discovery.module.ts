import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryController, SERVED_AT } from './discovery.controller';
import type { ServedAt } from './llms.document';

/** The documents by which agents find out what the service is. */
@Module({ controllers: [DiscoveryController] })
export class DiscoveryModule {
  static with(servedAt: ServedAt): DynamicModule {
    return { module: DiscoveryModule, providers: [{ provide: SERVED_AT, useValue: servedAt }] };
  }
}
