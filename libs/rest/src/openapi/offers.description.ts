import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { DescribesAnswer } from './answers.description';
import { TakesCallerKey } from './caller-key.description';
import { schemaRef } from './component-schemas';
import { DescribesProblems } from './problems.description';

export const DescribesOffers = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'detalle_de_oferta',
      summary: 'Una oferta al detalle',
      description:
        'Todo lo que se puede decir de una oferta ya cotizada, leído de la cotización guardada: garantías con límites, franquicias y exclusiones, la prima línea a línea con su base legal, sumas aseguradas y quién distribuye. No lleva datos personales. Pasado su valida_hasta responde 410.',
    }),
    DescribesAnswer({
      description: 'La oferta al detalle.',
      schema: schemaRef('OfferDetail'),
      headers: ['Cache-Control'],
    }),
    TakesCallerKey(),
    DescribesProblems('clave_de_acceso_no_valida', 'oferta_no_encontrada', 'oferta_caducada', 'servicio_no_disponible'),
  );
