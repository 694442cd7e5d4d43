import { EstimateBodyPipe, QUOTING_SERVICE } from '@cotiza/nest';
import type { QuotingService } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueController } from './catalogue/catalogue.controller';
import { DocsController } from './docs/docs.controller';
import { DiscoveryController, SERVED_AT } from './discovery/discovery.controller';
import type { ServedAt } from './discovery/llms.document';
import { FaviconController } from './favicon.controller';
import { LEGAL_ABOUT, LegalPagesController } from './legal-pages/legal-pages.controller';
import type { LegalAbout } from './legal-pages/legal.pages';
import { OffersController } from './offers.controller';
import { OpenApiController } from './openapi/openapi.controller';
import { ServedDescription } from './openapi/openapi.controller';
import { ChecksController } from './quotes/checks.controller';
import { EstimatesController } from './quotes/estimates.controller';
import { ProductsController } from './products/products.controller';
import { QuotesController } from './quotes/quotes.controller';
import { RequirementsController } from './requirements/requirements.controller';
import { ServiceAddress } from './service-address';
import { SITE_FILES, SiteController } from './site/site.controller';
import type { SiteFiles } from './site/site.files';
import { StartPageController } from './start-page/start-page.controller';
import { StartPages } from './start-page/start-pages';

const CONTROLLERS = [
  RequirementsController,
  CatalogueController,
  QuotesController,
  ChecksController,
  OffersController,
  EstimatesController,
  ProductsController,
  OpenApiController,
  StartPageController,
  SiteController,
  DiscoveryController,
  FaviconController,
  LegalPagesController,
];

/** The REST door. It translates between HTTP and the service and contains no business rules. */
@Module({})
export class RestModule {
  /** @param site the documentation to serve, as `siteFiles` reads it */
  static with(
    service: QuotingService,
    about: Omit<ServedAt, 'hasSite'> & { readonly legal: LegalAbout },
    address: ServiceAddress,
    site: SiteFiles = new Map(),
  ): DynamicModule {
    const { legal, ...at } = about;
    const servedAt: ServedAt = { ...at, hasSite: site.size > 0 };
    return {
      module: RestModule,
      controllers: [...CONTROLLERS, ...(servedAt.hasDocs ? [DocsController] : [])],
      providers: [
        { provide: QUOTING_SERVICE, useValue: service },
        { provide: SERVED_AT, useValue: servedAt },
        { provide: LEGAL_ABOUT, useValue: legal },
        { provide: SITE_FILES, useValue: site },
        { provide: ServiceAddress, useValue: address },
        ...[ServedDescription, EstimateBodyPipe, StartPages],
      ],
    };
  }
}
