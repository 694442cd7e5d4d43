import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
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
    DescribesKeptAnswer('Los requisitos del ramo, o el índice de los ramos.', {
      oneOf: [schemaRef('Requirements'), schemaRef('RequirementsIndex')],
    }),
    TakesCallerKey(),
    DescribesProblems('parametros_invalidos', 'clave_de_acceso_no_valida'),
  );
