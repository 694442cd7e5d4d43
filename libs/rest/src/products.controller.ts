import type { ProductDocument } from '@cotiza/insurers-port';
import { QUOTING_SERVICE } from '@cotiza/nest';
import { InLimitGroup, ProblemException, cachedText, sendDocument, type CachedDocument } from '@cotiza/platform';
import { productInformation, type QuotingService } from '@cotiza/quoting';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { DescribesProducts } from './openapi/operations.description';

export class ProductPath {
  @ApiProperty({ description: 'El producto_id, tal cual.', example: 'aldaba-car-2026.2' })
  @IsString()
  readonly producto_id!: string;
}

/** Serves the information document of each sold product as data. Each is made once. */
@ApiTags('Agentes')
@Controller()
export class ProductsController {
  private readonly made = new WeakMap<ProductDocument, CachedDocument>();

  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Get('api/agent/productos/:producto_id')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesProducts()
  show(@Param() { producto_id: id }: ProductPath, @Res() reply: FastifyReply): Promise<void> {
    const document = this.service.documents().find((each) => each.id === id);
    if (!document) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    const data = this.made.get(document) ?? cachedText(JSON.stringify(productInformation(document)));
    this.made.set(document, data);
    return sendDocument(reply, data);
  }
}
