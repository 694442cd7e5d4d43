import { FAULT_CODES, type Fault, type FaultCode } from '@cotiza/contract';
import { PROBLEM_CODES, type ProblemCode, type RefusalBody } from '@cotiza/problems';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** One fault of a request, for the description of the interface. */
export class FaultResponse implements Fault {
  @ApiProperty({ type: 'string', description: 'Ruta del campo en la petición, con puntos.' })
  readonly campo!: string;

  @ApiProperty({ type: 'string', enum: FAULT_CODES, description: 'Qué le pasa al campo.' })
  readonly codigo!: FaultCode;

  @ApiProperty({ type: 'string', description: 'Qué hay que corregir.' })
  readonly mensaje!: string;

  @ApiPropertyOptional({ type: 'string', description: 'La pregunta que hay que hacer al cliente.' })
  readonly pregunta?: string;

  @ApiPropertyOptional({ type: 'string', description: 'Formato que se espera.' })
  readonly formato?: string;

  @ApiPropertyOptional({ type: 'array', items: { type: 'string' }, description: 'Valores permitidos.' })
  readonly valores?: readonly string[];

  @ApiPropertyOptional({ type: 'string', description: 'Catálogo donde están los valores permitidos.' })
  readonly catalogo?: string;

  @ApiPropertyOptional({ type: 'string', description: 'Cuándo es obligatorio o no se puede enviar.' })
  readonly cuando?: string;
}

/** The body of every refusal, for the description of the interface. */
export class RefusalResponse implements RefusalBody {
  @ApiProperty({ type: 'string', enum: PROBLEM_CODES, description: 'Código del error.' })
  readonly error!: ProblemCode;

  @ApiProperty({ type: 'string', description: 'Qué ha pasado.' })
  readonly mensaje!: string;

  @ApiProperty({ type: [FaultResponse], description: 'Todos los fallos de la petición, juntos.' })
  readonly errores!: FaultResponse[];

  @ApiProperty({ type: 'string', description: 'Identificador de la petición, también en X-Request-Id.' })
  readonly request_id!: string;
}
