import type { DoorDeps } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import { CustomerFormModule } from './customer-form/customer-form.module';
import { PagesModule } from './pages.module';
import { PurchasePageModule } from './purchase-page/purchase-page.module';
import { refusalPage } from './refusal.page';
import { siteFiles } from './site/site.files';

interface PagesSettings {
  readonly PUBLIC_URL?: string;
  readonly API_DOCS: 'on' | 'off';
  readonly DOCS_DIR?: string;
}

/** The pages for people, for the assembly of an app. */
export const PAGES_DOOR = {
  entrance: 'GET /',
  page: refusalPage,
  modules({ settings, service, about, mcpPath, page, form }: DoorDeps<PagesSettings>): readonly DynamicModule[] {
    const { PUBLIC_URL: publicUrl, API_DOCS } = settings;
    const site = siteFiles(settings.DOCS_DIR);
    const has = { hasDocs: API_DOCS === 'on', hasSite: site.size > 0, hasForm: form !== undefined };
    return [
      PagesModule.with(service, { publicUrl, mcpPath, ...has }, about, site),
      ...(form ? [CustomerFormModule.with(form, about, service)] : []),
      ...(page ? [PurchasePageModule.with(page, about)] : []),
    ];
  },
};
