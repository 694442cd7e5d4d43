import type { DraftService } from '@cotiza/drafts';
import { Module, type DynamicModule } from '@nestjs/common';
import { DRAFTS, DraftsController, PUBLIC_URL } from './drafts.controller';

/** Drafts for agents. */
@Module({ controllers: [DraftsController] })
export class DraftsModule {
  /** @param publicUrl returns where customers reach the service; undefined before it listens */
  static with(drafts: DraftService, publicUrl: () => string | undefined): DynamicModule {
    return {
      module: DraftsModule,
      providers: [
        { provide: DRAFTS, useValue: drafts },
        { provide: PUBLIC_URL, useValue: publicUrl },
      ],
    };
  }
}
