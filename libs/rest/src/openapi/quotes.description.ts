import { INSURANCE_LINES, LINES } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { QuoteResultResponse } from '../responses/quote-result.response';
import { bodySchemaRef } from './body-schemas';
import { DescribesProblems } from './problems.description';
import { exampleRequest } from './example-requests';

const bodyOfEveryLine = {
  oneOf: INSURANCE_LINES.map((line) => ({ $ref: bodySchemaRef(line) })),
  discriminator: {
    propertyName: 'insurance_line',
    mapping: Object.fromEntries(INSURANCE_LINES.map((line) => [line, bodySchemaRef(line)])),
  },
};

const examples = Object.fromEntries(
  INSURANCE_LINES.map((line) => [LINES[line].ramo, { summary: LINES[line].name, value: exampleRequest(line) }]),
);

export const DescribesQuotes = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'cotizar',
      summary: 'Precios de varias aseguradoras',
      description:
        'Recibe todos los datos del cliente en una sola petición y devuelve los precios de cada aseguradora. Antes de enviarlos hay que informar al cliente de que sus datos se comparten con este servicio.',
    }),
    ApiBody({ required: true, schema: bodyOfEveryLine, examples }),
    ApiResponse({ status: 200, description: 'El resultado de la cotización.', type: QuoteResultResponse }),
    DescribesProblems(
      'datos_invalidos',
      'json_invalido',
      'no_cotizable',
      'cuerpo_demasiado_grande',
      'tipo_no_soportado',
      'limite_alcanzado',
      'error_interno',
      'consulta_no_disponible',
    ),
  );
