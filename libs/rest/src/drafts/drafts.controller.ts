import { presentBody } from '@cotiza/nest';
import { InLimitGroup, ProblemException, ShedsLoad } from '@cotiza/platform';
import {
  FOLLOWED_DRAFT_SCHEMA,
  PREPARED_DRAFT_SCHEMA,
  type DraftService,
  type FollowedDraft,
  type PreparedDraft,
} from '@cotiza/quoting';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { DescribesDraft, DescribesDrafts } from '../openapi/operations.description';
import { ServiceAddress } from '../service-address';

export const DRAFTS = Symbol('drafts');

export class DraftPath {
  @ApiProperty({ description: 'El solicitud_id, tal cual.', example: 'k3JtZ0v9QmWc1uYb7LrT2w' })
  @IsString()
  readonly solicitud_id!: string;
}

/** Takes what an agent knows of a quotation, and tells it how the customer gets on. */
@ApiTags('Agentes')
@Controller('api/agent/solicitudes')
export class DraftsController {
  constructor(
    @Inject(DRAFTS) private readonly drafts: DraftService,
    private readonly address: ServiceAddress,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RouteSchema({ response: { 200: PREPARED_DRAFT_SCHEMA } })
  @InLimitGroup('estimates', { byCaller: true })
  @ShedsLoad('estimate')
  @DescribesDrafts()
  async prepare(@Body() sent: unknown): Promise<PreparedDraft> {
    const answer = await this.drafts.prepare(presentBody(sent), this.address.get());
    if ('refusal' in answer) throw new ProblemException(answer.refusal);
    return answer.result;
  }

  @Get(':solicitud_id')
  @Header('cache-control', 'no-store')
  @RouteSchema({ response: { 200: FOLLOWED_DRAFT_SCHEMA } })
  @InLimitGroup('reference', { byCaller: true })
  @DescribesDraft()
  async follow(@Param() { solicitud_id: id }: DraftPath): Promise<FollowedDraft> {
    const answer = await this.drafts.follow(id, this.address.get());
    if ('refusal' in answer) throw new ProblemException(answer.refusal);
    return answer.result;
  }
}
