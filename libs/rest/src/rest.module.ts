import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueController } from './catalogue/catalogue.controller';
import { QUOTING_SERVICE, type QuotingService } from '@cotiza/quoting';
import { DiscoveryModule } from './discovery/discovery.module';
import type { ServedAt } from './discovery/llms.document';
import { OpenApiController } from './openapi/openapi.controller';
import { ServedDescription } from './openapi/served-description';
import { ChecksController } from './quotes/checks.controller';
import { QuotesController } from './quotes/quotes.controller';
import { RequirementsController } from './requirements/requirements.controller';

/** The REST door: it translates between HTTP and the service, and decides nothing. */
@Module({
  controllers: [RequirementsController, CatalogueController, QuotesController, ChecksController, OpenApiController],
})
export class RestModule {
  static with(service: QuotingService, servedAt: ServedAt): DynamicModule {
    return {
      module: RestModule,
      imports: [DiscoveryModule.with(servedAt)],
      providers: [{ provide: QUOTING_SERVICE, useValue: service }, ServedDescription],
    };
  }
}
