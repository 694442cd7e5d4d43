import { INSURANCE_LINES, LINES } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { RequirementsIndexResponse, RequirementsResponse } from '../responses/requirements.response';
import { DescribesProblems } from './problems.description';

export const DescribesRequirements = () =>
  applyDecorators(
    ApiExtraModels(RequirementsResponse, RequirementsIndexResponse),
    ApiOperation({
      operationId: 'requisitos',
      summary: 'Qué hay que preguntar',
      description:
        'Con ramo, todo lo que hay que preguntar al cliente para cotizarlo y cómo se envía. Sin ramo, los ramos que se cotizan.',
    }),
    ApiQuery({
      name: 'ramo',
      required: false,
      description: 'Ramo del que se piden los requisitos.',
      schema: { type: 'string', enum: INSURANCE_LINES.map((line) => LINES[line].ramo) },
    }),
    ApiResponse({
      status: 200,
      description: 'Los requisitos del ramo, o el índice de los ramos.',
      schema: {
        oneOf: [{ $ref: getSchemaPath(RequirementsResponse) }, { $ref: getSchemaPath(RequirementsIndexResponse) }],
      },
    }),
    DescribesProblems('parametros_invalidos', 'limite_alcanzado', 'error_interno'),
  );
