import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueController } from './catalogue/catalogue.controller';
import { QUOTING_SERVICE, type QuotingService } from '@cotiza/quoting';
import { ChecksController } from './quotes/checks.controller';
import { QuotesController } from './quotes/quotes.controller';
import { RequirementsController } from './requirements/requirements.controller';

/** The REST door: it translates between HTTP and the service, and decides nothing. */
@Module({ controllers: [RequirementsController, CatalogueController, QuotesController, ChecksController] })
export class RestModule {
  static with(service: QuotingService): DynamicModule {
    return { module: RestModule, providers: [{ provide: QUOTING_SERVICE, useValue: service }] };
  }
}
