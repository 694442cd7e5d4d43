import { InLimitGroup, ProblemException, QUOTING_SERVICE } from '@cotiza/platform';
import { OFFER_DETAIL_SCHEMA, type OfferDetail, type QuotingService } from '@cotiza/quoting';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { DescribesOffers } from '../openapi/offers.description';

/** One offer in detail, to whoever knows its id. */
@ApiTags('Agentes')
@Controller('api/agent/ofertas')
export class OffersController {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Get(':oferta_id')
  @Header('cache-control', 'no-store')
  @RouteSchema({ response: { 200: OFFER_DETAIL_SCHEMA } })
  @InLimitGroup('reference', { byCaller: true })
  @DescribesOffers()
  async show(@Param('oferta_id') id: string): Promise<OfferDetail> {
    const { detail, refusal } = await this.service.offerDetails(id);
    if (refusal) throw new ProblemException(refusal);
    return detail;
  }
}
