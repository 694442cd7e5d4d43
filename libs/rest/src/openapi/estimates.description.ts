import { exampleEstimate, KEPT_EXAMPLE_DAY } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import { DescribesAnswer } from './answers.description';
import { TakesCallerKey } from './caller-key.description';
import { ESTIMATE_OF_EVERY_LINE, schemaRef } from './component-schemas';
import { exampleEstimateResult } from './example-estimates';
import { DescribesBodyProblems } from './problems.description';
import { examplesOf } from './quotes.description';

export const DescribesEstimates = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'estimar',
      summary: 'Precios orientativos, sin saber quién es el cliente',
      description:
        'Recibe solo lo que mueve el precio y no dice quién es nadie, y devuelve lo que costaría cada nivel de cobertura con cada aseguradora que puede decirlo. Cualquier otro campo de la cotización se rechaza. No se guarda nada, no se escribe a nadie y no compromete a nadie; con los mismos datos, la cotización da los mismos precios.',
    }),
    ApiBody({
      required: true,
      schema: ESTIMATE_OF_EVERY_LINE,
      examples: examplesOf((line) => exampleEstimate(line, KEPT_EXAMPLE_DAY)),
    }),
    DescribesAnswer({
      description: 'Los precios de cada nivel.',
      schema: schemaRef('EstimateResult'),
      examples: examplesOf(exampleEstimateResult),
    }),
    TakesCallerKey(),
    DescribesBodyProblems(
      'datos_invalidos',
      'clave_de_acceso_no_valida',
      'no_cotizable',
      'canal_desactivado',
      'consulta_no_disponible',
    ),
  );
