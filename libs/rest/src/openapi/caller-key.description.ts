import { applyDecorators } from '@nestjs/common';
import { ApiSecurity, type OpenAPIObject } from '@nestjs/swagger';

const CALLER_KEY = 'claveDeAcceso';

/** The security scheme of callers that have a key from the operator. */
export const CALLER_SECURITY: NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']> = {
  [CALLER_KEY]: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Opcional. La clave que quien opera el servicio da a quien lo llama mucho: con ella, los límites y las claves de idempotencia son propios. Sin ella se cotiza igual.',
  },
};

/** Describes that a key is optional. */
export const TakesCallerKey = () => applyDecorators(ApiSecurity({}), ApiSecurity(CALLER_KEY));
