import { Module, type DynamicModule } from '@nestjs/common';
import { FaviconController } from '../favicon/favicon.controller';
import { DiscoveryController, SERVED_AT } from './discovery.controller';
import type { ServedAt } from './llms.document';

/** Serves the documents for agents that discover the service, and its icon. */
@Module({ controllers: [DiscoveryController, FaviconController] })
export class DiscoveryModule {
  static with(servedAt: ServedAt): DynamicModule {
    return {
      module: DiscoveryModule,
      providers: [{ provide: SERVED_AT, useValue: servedAt }],
      exports: [SERVED_AT],
    };
  }
}
