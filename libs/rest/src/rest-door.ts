import type { DraftService, PurchaseDesk, QuotingService } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DraftsModule } from './drafts/drafts.module';
import { serveOpenApi } from './openapi/openapi.document';
import { CustomerFormModule } from './customer-form/customer-form.module';
import type { FormTerms } from './customer-form/form-terms';
import type { DescribedWebhook } from './openapi/webhooks.description';
import { refusalPage } from './pages/refusal.page';
import type { LegalAbout } from './legal-pages/legal.pages';
import { PurchaseModule } from './purchase/purchase.module';
import type { PurchasePageAbout } from './purchase-page/about';
import type { PageTerms } from './purchase-page/page-terms';
import { PurchasePageModule } from './purchase-page/purchase-page.module';
import { RestModule } from './rest.module';
import { ServiceAddress } from './service-address';
import { siteFiles } from './site/site.files';

/** The parts of an app that the REST door serves. */
export interface RestParts {
  readonly settings: {
    readonly PUBLIC_URL?: string;
    readonly API_DOCS: 'on' | 'off';
    readonly DOCS_DIR?: string;
    readonly PURCHASE_API_KEY?: string;
    readonly PURCHASE_TOKEN_USES: number;
  };
  readonly service: QuotingService;
  /** The operator, for the legal notice and the privacy page. */
  readonly legal: LegalAbout;
  /** Path of the MCP server, when this process serves it. */
  readonly mcpPath?: string;
  /** Resolves purchase links; without it, or without a key, there is no operation for the shop. */
  readonly purchases?: PurchaseDesk;
  /** The page of offers; without it, nothing is shown to the customer. */
  readonly page?: { readonly terms: PageTerms; readonly about: PurchasePageAbout };
  /** Drafts of agents; without them, there are no operations for them. */
  readonly drafts?: DraftService;
  /** The form of the customer; without it, a draft is completed elsewhere. */
  readonly form?: FormTerms;
  readonly webhooks: readonly DescribedWebhook[];
  /** Returns the address at which clients reach the service; undefined before it listens. */
  readonly publicUrl: () => string | undefined;
}

/** The REST door for the assembly of an app. */
export const REST_DOOR = {
  entrance: 'GET /api/agent/requisitos',
  page: refusalPage,
  modules({
    settings,
    service,
    legal,
    mcpPath,
    purchases,
    page,
    drafts,
    form,
    publicUrl: readAddress,
  }: RestParts): readonly DynamicModule[] {
    const { PUBLIC_URL: publicUrl, API_DOCS, PURCHASE_API_KEY: key, PURCHASE_TOKEN_USES: uses } = settings;
    const address = new ServiceAddress(readAddress);
    const has = { hasDocs: API_DOCS === 'on', hasForm: form !== undefined };
    return [
      RestModule.with(service, { publicUrl, mcpPath, legal, ...has }, address, siteFiles(settings.DOCS_DIR)),
      ...(drafts ? [DraftsModule.with(drafts, address)] : []),
      ...(form ? [CustomerFormModule.with(form, service)] : []),
      ...(page ? [PurchasePageModule.with(page.terms, page.about)] : []),
      ...(purchases && key !== undefined
        ? [PurchaseModule.with(purchases, { key, mostUses: uses === 0 ? null : uses })]
        : []),
    ];
  },
  complete(app: NestFastifyApplication, { service, webhooks, publicUrl }: RestParts): void {
    serveOpenApi(app, service.clock, () => ({ publicUrl: publicUrl(), webhooks }));
  },
};
