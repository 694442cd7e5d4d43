import type { QuotingService } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import { CustomerFormModule } from './customer-form/customer-form.module';
import type { FormTerms } from './customer-form/form-terms';
import type { LegalAbout } from './legal-pages/legal.pages';
import { PagesModule } from './pages.module';
import type { PurchasePageAbout } from './purchase-page/about';
import type { PageTerms } from './purchase-page/page-terms';
import { PurchasePageModule } from './purchase-page/purchase-page.module';
import { refusalPage } from './refusal.page';
import { siteFiles } from './site/site.files';

/** The parts of an app that the pages show. */
export interface PagesParts {
  readonly settings: { readonly PUBLIC_URL?: string; readonly API_DOCS: 'on' | 'off'; readonly DOCS_DIR?: string };
  readonly service: QuotingService;
  /** The operator, for the legal notice and the privacy page. */
  readonly legal: LegalAbout;
  /** Path of the MCP server, when this process serves it. */
  readonly mcpPath?: string;
  /** The page of offers; without it, nothing is shown to the customer. */
  readonly page?: { readonly terms: PageTerms; readonly about: PurchasePageAbout };
  /** The form of the customer; without it, a draft is completed elsewhere. */
  readonly form?: FormTerms;
}

/** The pages for people, for the assembly of an app. */
export const PAGES_DOOR = {
  entrance: 'GET /',
  page: refusalPage,
  modules({ settings, service, legal, mcpPath, page, form }: PagesParts): readonly DynamicModule[] {
    const { PUBLIC_URL: publicUrl, API_DOCS } = settings;
    const site = siteFiles(settings.DOCS_DIR);
    const has = { hasDocs: API_DOCS === 'on', hasSite: site.size > 0, hasForm: form !== undefined };
    return [
      PagesModule.with(service, { publicUrl, mcpPath, ...has }, legal, site),
      ...(form ? [CustomerFormModule.with(form, service)] : []),
      ...(page ? [PurchasePageModule.with(page.terms, page.about)] : []),
    ];
  },
};
