import type { DraftService } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceAddress } from '../service-address';
import { DRAFTS, DraftsController } from './drafts.controller';

@Module({ controllers: [DraftsController] })
export class DraftsModule {
  static with(drafts: DraftService, address: ServiceAddress): DynamicModule {
    return {
      module: DraftsModule,
      providers: [
        { provide: DRAFTS, useValue: drafts },
        { provide: ServiceAddress, useValue: address },
      ],
    };
  }
}
