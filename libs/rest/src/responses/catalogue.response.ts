import { CATALOGUE_NAMES, type CatalogueName } from '@cotiza/contract';
import { ApiProperty } from '@nestjs/swagger';

/** A value of a catalogue; some catalogues add keys of their own. */
export class CatalogueValueResponse {
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }],
    description: 'Lo que se envía en el campo, tal cual.',
  })
  readonly valor!: string | number | boolean;

  @ApiProperty({ type: 'string', description: 'Lo que lee una persona.' })
  readonly etiqueta!: string;
}

/** The answer of the catalogue operation, for the description of the interface. */
export class CatalogueResponse {
  @ApiProperty({ type: 'string', enum: CATALOGUE_NAMES, description: 'Catálogo.' })
  readonly tipo!: CatalogueName;

  @ApiProperty({ type: 'integer', description: 'Número de valores.' })
  readonly total!: number;

  @ApiProperty({
    type: [CatalogueValueResponse],
    description:
      'Valores. Los municipios añaden codigo_ine y provincia; las compañías, codigo; las versiones, combustible, cilindrada_cc, potencia_kw, desde, hasta y precio.',
  })
  readonly valores!: CatalogueValueResponse[];
}
