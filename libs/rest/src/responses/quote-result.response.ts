import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { QuoteResult } from '@cotiza/quoting';
import { ApiProperty } from '@nestjs/swagger';
import { OfferResponse } from './offer.response';

/** The result of a quotation, for the description of the interface. */
export class QuoteResultResponse implements QuoteResult {
  @ApiProperty({ type: 'string', enum: ['cotizado', 'sin_ofertas'], description: 'Si hay al menos una oferta.' })
  readonly estado!: 'cotizado' | 'sin_ofertas';

  @ApiProperty({ type: 'string', enum: INSURANCE_LINES, description: 'Ramo cotizado.' })
  readonly ramo!: InsuranceLine;

  @ApiProperty({ type: 'string', example: 'COT-7K3M9QX2TB', description: 'Referencia de la cotización.' })
  readonly referencia!: string;

  @ApiProperty({
    example: 'caso-2041',
    type: 'string',
    nullable: true,
    description: 'La referencia de quien llama, tal cual; null si no la envió.',
  })
  readonly client_reference!: string | null;

  @ApiProperty({ type: [OfferResponse], description: 'Ofertas, de la más barata a la más cara.' })
  readonly ofertas!: OfferResponse[];

  @ApiProperty({ example: 468.07, type: 'number', nullable: true, description: 'El precio más bajo, en euros.' })
  readonly mejor_precio!: number | null;

  @ApiProperty({ example: 'Presenta los precios al cliente.', type: 'string', description: 'Qué pasa ahora.' })
  readonly siguiente_paso!: string;

  @ApiProperty({
    example:
      'Cotiza actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros.',
    type: 'string',
    description: 'Lo que hay que decir al cliente junto con los precios.',
  })
  readonly aviso!: string;

  @ApiProperty({
    example: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
    type: 'string',
    description: 'Identificador de la petición, también en X-Request-Id.',
  })
  readonly request_id!: string;
}
