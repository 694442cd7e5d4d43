import type { DoorDeps } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import { CustomerFormModule } from './customer-form/customer-form.module';
import { PagesModule } from './pages.module';
import { PurchasePageModule } from './purchase-page/purchase-page.module';
import { refusalPage } from './refusal.page';
import { siteFiles } from './site/site.files';

interface PagesSettings {
  readonly DOCS_DIR?: string;
}

/** The pages for people, for the assembly of an app. */
export const PAGES_DOOR = {
  entrance: 'GET /',
  page: refusalPage,
  modules({ settings, service, about, servedAt, page, form }: DoorDeps<PagesSettings>): readonly DynamicModule[] {
    return [
      PagesModule.with(service, servedAt, about, siteFiles(settings.DOCS_DIR)),
      ...(form ? [CustomerFormModule.with(form, about, service)] : []),
      ...(page ? [PurchasePageModule.with(page, about)] : []),
    ];
  },
};
