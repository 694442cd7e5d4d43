import type { Fault, JudgedBody, Refusal } from '@cotiza/contract';
import { isRecord } from '@cotiza/kernel';
import { presentBody, QUOTING_SERVICE, QuoteBodyPipe } from '@cotiza/nest';
import { callerOf, InLimitGroup, noteRequest, ProblemException, ShedsLoad, spanOf } from '@cotiza/platform';
import {
  undocumented,
  withAbsoluteLinks,
  type QuoteResult,
  type QuotingService,
  type RevisionResult,
} from '@cotiza/quoting';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DescribesAnswers,
  DescribesConsultations,
  DescribesQuotes,
  DescribesResumptions,
  DescribesRevisions,
} from '../openapi/operations.description';
import { ServiceAddress } from '../service-address';
import { withAlternatives, type WithAlternatives } from './alternatives';
import { KeyQuery, sentKeys } from './sent-keys';

export class QuotePath {
  @ApiProperty({ description: 'La consulta de la cotización, tal cual.', example: 'q7Tn2bWm0cXk4dZv9eRj1A' })
  @IsString()
  readonly consulta!: string;
}

const faultOfCode = (sent: unknown): Fault =>
  sent === undefined || sent === null
    ? { campo: 'codigo', codigo: 'falta', mensaje: 'Falta el código que da el cliente.' }
    : { campo: 'codigo', codigo: 'tipo', mensaje: 'El código tiene que ser un texto.' };

@ApiTags('Agentes')
@Controller('api/agent/cotizaciones')
export class QuotesController {
  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    private readonly address: ServiceAddress,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'application/json; charset=utf-8')
  @InLimitGroup('quotes', { byCaller: true })
  @ShedsLoad('quotation')
  @DescribesQuotes()
  async quote(
    @Body(QuoteBodyPipe) body: JudgedBody,
    @Query() query: KeyQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WithAlternatives> {
    return this.answered(await this.service.requestQuote(body, contextOf(request, query)), request, reply);
  }

  @Post(':consulta/revisiones')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'application/json; charset=utf-8')
  @InLimitGroup('quotes', { byCaller: true })
  @ShedsLoad('quotation')
  @DescribesRevisions()
  async revise(
    @Param() { consulta }: QuotePath,
    @Body() sent: unknown,
    @Query() query: KeyQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WithAlternatives<RevisionResult>> {
    const answer = await this.service.reviseQuote(consulta, presentBody(sent), contextOf(request, query));
    return this.answered(answer, request, reply);
  }

  @Post(':consulta/respuestas')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'application/json; charset=utf-8')
  @InLimitGroup('quotes', { byCaller: true })
  @ShedsLoad('quotation')
  @DescribesAnswers()
  async answer(
    @Param() { consulta }: QuotePath,
    @Body() sent: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WithAlternatives> {
    const context = { caller: callerOf(request), span: spanOf(request) };
    return this.answered(await this.service.answerInsurers(consulta, presentBody(sent), context), request, reply);
  }

  @Post('retomar')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesResumptions()
  async resume(
    @Body() sent: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WithAlternatives> {
    const { codigo, ...others } = isRecord(sent) ? sent : {};
    const faults = undocumented(others, 'Esto no existe aquí: solo se envía codigo.');
    if (typeof codigo !== 'string') faults.push(faultOfCode(codigo));
    if (typeof codigo !== 'string' || faults.length > 0)
      throw new ProblemException({ problem: 'datos_invalidos', faults });
    return this.answered(await this.service.resumeQuote(codigo), request, reply);
  }

  @Get(':consulta')
  @Header('cache-control', 'no-store')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesConsultations()
  async consult(@Param() { consulta }: QuotePath): Promise<WithAlternatives> {
    const answer = await this.service.consultQuote(consulta);
    if ('refusal' in answer) throw new ProblemException(answer.refusal);
    return withAlternatives(withAbsoluteLinks(answer.result, this.address.get()));
  }

  private answered<R extends QuoteResult>(
    answer: { readonly result: R; readonly isRepeated?: true } | { readonly refusal: Refusal },
    request: FastifyRequest,
    reply: FastifyReply,
  ): WithAlternatives<R> {
    if ('refusal' in answer) throw new ProblemException(answer.refusal);
    noteRequest(request.raw, { reference: answer.result.referencia });
    if (answer.isRepeated) void reply.header('idempotency-replayed', 'true');
    return withAlternatives(withAbsoluteLinks(answer.result, this.address.get()));
  }
}

const contextOf = (request: FastifyRequest, query: KeyQuery) => ({
  requestId: request.id,
  caller: callerOf(request),
  idempotencyKeys: sentKeys(request.headers, query),
  span: spanOf(request),
});
