import { QUOTING_SERVICE } from '@cotiza/nest';
import { InLimitGroup, ProblemException } from '@cotiza/platform';
import { OFFER_DETAIL_SCHEMA, withAbsoluteLinks, type OfferDetail, type QuotingService } from '@cotiza/quoting';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { DescribesOffers } from './openapi/operations.description';
import { ServiceAddress } from './service-address';

export class OfferPath {
  @ApiProperty({ description: 'El oferta_id de la oferta, tal cual.', example: 'Zk3v0aQp9mXc1uYb7LrT2w.4' })
  @IsString()
  readonly oferta_id!: string;
}

/** Answers one offer in detail to a caller that knows its id. */
@ApiTags('Agentes')
@Controller('api/agent/ofertas')
export class OffersController {
  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    private readonly address: ServiceAddress,
  ) {}

  @Get(':oferta_id')
  @Header('cache-control', 'no-store')
  @RouteSchema({ response: { 200: OFFER_DETAIL_SCHEMA } })
  @InLimitGroup('reference', { byCaller: true })
  @DescribesOffers()
  async show(@Param() { oferta_id }: OfferPath): Promise<OfferDetail> {
    const { detail, refusal } = await this.service.offerDetails(oferta_id);
    if (refusal) throw new ProblemException(refusal);
    return withAbsoluteLinks(detail, this.address.get());
  }
}
