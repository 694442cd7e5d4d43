import { EstimateBodyPipe, QUOTING_SERVICE } from '@cotiza/nest';
import { SERVED_AT } from '@cotiza/platform';
import type { LegalAbout, QuotingService, ServedAt } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { LEGAL_ABOUT, LegalPagesController } from './legal-pages/legal-pages.controller';
import { DocumentsController } from './products/documents.controller';
import { SITE_FILES, SiteController } from './site/site.controller';
import type { SiteFiles } from './site/site.files';
import { StartPageController } from './start-page/start-page.controller';
import { StartPages } from './start-page/start-pages';

/** The pages that every service has: the first one, the legal ones, the documents of products, and the documentation. */
@Module({ controllers: [StartPageController, SiteController, LegalPagesController, DocumentsController] })
export class PagesModule {
  /** @param site the documentation to serve, as `siteFiles` reads it */
  static with(service: QuotingService, servedAt: ServedAt, about: LegalAbout, site: SiteFiles): DynamicModule {
    return {
      module: PagesModule,
      providers: [
        { provide: QUOTING_SERVICE, useValue: service },
        { provide: SERVED_AT, useValue: servedAt },
        { provide: LEGAL_ABOUT, useValue: about },
        { provide: SITE_FILES, useValue: site },
        ...[EstimateBodyPipe, StartPages],
      ],
    };
  }
}
