import type { QuotedOffer } from '@cotiza/quoting';
import { ApiProperty } from '@nestjs/swagger';

/** An offer of a quotation result, for the description of the interface. */
export class OfferResponse implements QuotedOffer {
  @ApiProperty({ example: 'Aldaba Seguros', type: 'string', nullable: true, description: 'Aseguradora.' })
  readonly aseguradora!: string | null;

  @ApiProperty({
    example: 'Aldaba Auto',
    type: 'string',
    nullable: true,
    description: 'Nombre comercial del producto.',
  })
  readonly producto!: string | null;

  @ApiProperty({ example: 'Todo Riesgo con franquicia', type: 'string', nullable: true, description: 'Modalidad.' })
  readonly modalidad!: string | null;

  @ApiProperty({
    example: 468.07,
    type: 'number',
    description: 'Lo que paga el cliente cada periodicidad, todo incluido, en euros.',
  })
  readonly precio!: number;

  @ApiProperty({ type: 'string', enum: ['EUR'], description: 'Moneda.' })
  readonly moneda!: 'EUR';

  @ApiProperty({ example: 'anual', type: 'string', nullable: true, description: 'Cada cuánto se paga el precio.' })
  readonly periodicidad!: string | null;

  @ApiProperty({ example: 468.07, type: 'number', nullable: true, description: 'Lo que cuesta un año, en euros.' })
  readonly precio_anual_total!: number | null;

  @ApiProperty({ example: 300, type: 'number', nullable: true, description: 'Franquicia, en euros.' })
  readonly franquicia!: number | null;

  @ApiProperty({ type: 'boolean', description: 'Si el precio es una estimación y no una propuesta de la aseguradora.' })
  readonly es_estimacion!: boolean;
}
