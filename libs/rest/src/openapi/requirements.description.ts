import { RAMOS } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { DescribesKeptAnswer } from './answers.description';
import { TakesCallerKey } from './caller-key.description';
import { schemaRef } from './component-schemas';
import { DescribesProblems } from './problems.description';

export const DescribesRequirements = () =>
  applyDecorators(
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
      schema: { type: 'string', enum: [...RAMOS] },
    }),
    DescribesKeptAnswer('Los requisitos del ramo, o el índice de los ramos.', {
      oneOf: [schemaRef('Requirements'), schemaRef('RequirementsIndex')],
    }),
    TakesCallerKey(),
    DescribesProblems('parametros_invalidos', 'clave_de_acceso_no_valida'),
  );
