import { EstimateBodyPipe, QUOTING_SERVICE } from '@cotiza/nest';
import { SERVED_AT } from '@cotiza/platform';
import type { ServedAt, QuotingService } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueController } from './catalogue/catalogue.controller';
import { DocsController } from './docs/docs.controller';
import { DiscoveryController } from './discovery/discovery.controller';
import { FaviconController } from './favicon.controller';
import { OffersController } from './offers.controller';
import { OpenApiController, ServedDescription } from './openapi/openapi.controller';
import { ChecksController } from './quotes/checks.controller';
import { EstimatesController } from './quotes/estimates.controller';
import { ProductsController } from './products.controller';
import { QuotesController } from './quotes/quotes.controller';
import { RequirementsController } from './requirements/requirements.controller';
import { ServiceAddress } from './service-address';

const CONTROLLERS = [
  RequirementsController,
  CatalogueController,
  QuotesController,
  ChecksController,
  OffersController,
  EstimatesController,
  ProductsController,
  OpenApiController,
  DiscoveryController,
  FaviconController,
];

/** The REST door. It translates between HTTP and the service and contains no business rules. */
@Module({})
export class RestModule {
  static with(service: QuotingService, servedAt: ServedAt, address: ServiceAddress): DynamicModule {
    return {
      module: RestModule,
      controllers: [...CONTROLLERS, ...(servedAt.hasDocs ? [DocsController] : [])],
      providers: [
        { provide: QUOTING_SERVICE, useValue: service },
        { provide: SERVED_AT, useValue: servedAt },
        { provide: ServiceAddress, useValue: address },
        ...[ServedDescription, EstimateBodyPipe],
      ],
    };
  }
}
