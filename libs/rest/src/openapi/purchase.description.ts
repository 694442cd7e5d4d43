import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, type OpenAPIObject } from '@nestjs/swagger';
import { DescribesAnswer } from './answers.description';
import { schemaRef } from './component-schemas';
import { DescribesProblems } from './problems.description';

/** The tag of operations that are not for agents. */
export const SHOP_TAG = 'Tienda';
export const SHOP_PATH = '/api/purchase/{token}';
export const SHOP_TAG_DESCRIPTION = 'Lo que usa la tienda a la que lleva el enlace de compra. No es para agentes.';

const SHOP_KEY = 'claveDeTienda';

/** The security scheme of the shop. */
export const SHOP_SECURITY: NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']> = {
  [SHOP_KEY]: { type: 'http', scheme: 'bearer', description: 'La clave que quien opera el servicio da a su tienda.' },
};

export const DescribesPurchase = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'resolver_enlace',
      summary: 'La cotización que hay detrás de un enlace de compra',
      description:
        'Para la tienda a la que lleva el enlace de compra, con su clave. Devuelve los datos tal como se enviaron y las ofertas tal como se dieron. Cada consulta cuenta y queda anotada.',
    }),
    ApiBearerAuth(SHOP_KEY),
    DescribesAnswer({ description: 'La cotización.', schema: schemaRef('Purchase'), headers: ['Cache-Control'] }),
    DescribesProblems('credencial_no_valida', 'enlace_desconocido', 'enlace_agotado', 'enlaces_no_disponibles'),
  );
