import { INSURANCE_LINES, LINES, type InsuranceLine } from '@cotiza/contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class OptionResponse {
  @ApiProperty({ type: 'string', description: 'Lo que lee el cliente.' })
  readonly etiqueta!: string;

  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'boolean' }], description: 'Lo que se envía.' })
  readonly valor!: string | boolean;
}

class QuestionResponse {
  @ApiProperty({ type: 'string', description: 'La pregunta.' })
  readonly pregunta!: string;

  @ApiProperty({ type: [String], description: 'Campos de la petición que se rellenan con la respuesta.' })
  readonly campos!: string[];

  @ApiPropertyOptional({ type: [OptionResponse], description: 'Respuestas posibles.' })
  readonly opciones?: OptionResponse[];

  @ApiPropertyOptional({ type: 'string', description: 'Aclaración para quien pregunta.' })
  readonly nota?: string;

  @ApiPropertyOptional({ type: 'string', description: 'Cuándo se hace la pregunta.' })
  readonly soloSi?: string;
}

class SectionResponse {
  @ApiProperty({ type: 'string', description: 'Título del grupo de preguntas.' })
  readonly titulo!: string;

  @ApiPropertyOptional({ type: 'string', description: 'Cuándo se hacen estas preguntas.' })
  readonly soloSi?: string;

  @ApiProperty({ type: [QuestionResponse] })
  readonly preguntas!: QuestionResponse[];
}

const OBLIGATIONS = ['siempre', 'opcional', 'segun_otras_respuestas'];

class FieldResponse {
  @ApiProperty({ type: 'string', description: 'Ruta del campo en la petición, con puntos.' })
  readonly campo!: string;

  @ApiProperty({ type: 'string', enum: OBLIGATIONS })
  readonly obligatorio!: string;

  @ApiProperty({ type: 'string', enum: ['texto', 'enumeracion', 'numero', 'entero', 'booleano', 'fecha'] })
  readonly tipo!: string;

  @ApiProperty({ type: 'string' })
  readonly descripcion!: string;

  @ApiProperty({ type: 'string' })
  readonly formato!: string;

  @ApiPropertyOptional({ type: [String], description: 'Valores permitidos.' })
  readonly valores?: string[];

  @ApiPropertyOptional({ type: 'string', description: 'Catálogo donde están los valores permitidos.' })
  readonly catalogo?: string;

  @ApiPropertyOptional({ type: 'string', description: 'Cuándo es obligatorio.' })
  readonly cuando?: string;

  @ApiPropertyOptional({ type: 'string', description: 'Cuándo no se puede enviar.' })
  readonly no_enviar_si?: string;

  @ApiPropertyOptional({ type: 'boolean', description: 'Si admite null.' })
  readonly admite_null?: boolean;

  @ApiPropertyOptional({
    description: 'Un valor válido.',
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  })
  readonly ejemplo?: string | number | boolean;
}

class BlockResponse {
  @ApiProperty({ type: 'string', description: 'Ruta del bloque en la petición.' })
  readonly bloque!: string;

  @ApiProperty({ type: 'string' })
  readonly que_es!: string;

  @ApiProperty({ type: 'string', enum: OBLIGATIONS })
  readonly obligatorio!: string;

  @ApiPropertyOptional({ type: 'string', description: 'Cuándo es obligatorio.' })
  readonly cuando?: string;

  @ApiProperty({ type: [FieldResponse] })
  readonly campos!: FieldResponse[];
}

/** What must be asked to quote a line, for the description of the interface. */
export class RequirementsResponse {
  @ApiProperty({ type: 'string', enum: INSURANCE_LINES.map((line) => LINES[line].ramo) })
  readonly ramo!: string;

  @ApiProperty({ type: 'string', enum: INSURANCE_LINES })
  readonly insurance_line!: InsuranceLine;

  @ApiProperty({ type: 'string', description: 'Todas las preguntas, en un solo mensaje para el cliente.' })
  readonly mensaje_para_el_cliente!: string;

  @ApiProperty({ type: [SectionResponse] })
  readonly guia_de_preguntas!: SectionResponse[];

  @ApiProperty({ type: [String] })
  readonly como_usarlo!: string[];

  @ApiProperty({ type: [BlockResponse] })
  readonly bloques!: BlockResponse[];

  @ApiProperty({ type: [String] })
  readonly excepciones_aceptadas!: string[];

  @ApiProperty({ type: [String] })
  readonly casos_no_soportados!: string[];
}

class LineResponse {
  @ApiProperty({ type: 'string' })
  readonly ramo!: string;

  @ApiProperty({ type: 'string', enum: INSURANCE_LINES })
  readonly insurance_line!: InsuranceLine;

  @ApiProperty({ type: 'string' })
  readonly nombre!: string;

  @ApiProperty({ type: 'string', description: 'Dónde se leen los requisitos.' })
  readonly requisitos!: string;

  @ApiProperty({ type: 'string', description: 'Adónde se envían los datos.' })
  readonly cotizar!: string;
}

/** The index of the lines, for the description of the interface. */
export class RequirementsIndexResponse {
  @ApiProperty({ type: 'string' })
  readonly servicio!: string;

  @ApiProperty({ type: 'string' })
  readonly version!: string;

  @ApiProperty({ type: [LineResponse] })
  readonly ramos!: LineResponse[];

  @ApiProperty({ type: [String] })
  readonly como_usarlo!: string[];
}
