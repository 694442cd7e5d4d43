import type { DoorDeps } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DraftsModule } from './drafts/drafts.module';
import { serveOpenApi } from './openapi/openapi.document';
import { PurchaseModule } from './purchase/purchase.module';
import { RestModule } from './rest.module';
import { ServiceAddress } from './service-address';

interface RestSettings {
  readonly PURCHASE_API_KEY?: string;
  readonly PURCHASE_TOKEN_USES: number;
}

type RestDeps = DoorDeps<RestSettings>;

/** The REST door for the assembly of an app. */
export const REST_DOOR = {
  entrance: 'GET /api/agent/requisitos',
  modules({ settings, service, servedAt, purchases, drafts, publicUrl }: RestDeps): readonly DynamicModule[] {
    const { PURCHASE_API_KEY: key, PURCHASE_TOKEN_USES: uses } = settings;
    const address = new ServiceAddress(publicUrl);
    return [
      RestModule.with(service, servedAt, address),
      ...(drafts ? [DraftsModule.with(drafts, address)] : []),
      ...(purchases && key !== undefined
        ? [PurchaseModule.with(purchases, { key, mostUses: uses === 0 ? null : uses })]
        : []),
    ];
  },
  complete(app: NestFastifyApplication, { service, webhooks, publicUrl }: RestDeps): void {
    serveOpenApi(app, service.clock, () => ({ publicUrl: publicUrl(), webhooks }));
  },
};
