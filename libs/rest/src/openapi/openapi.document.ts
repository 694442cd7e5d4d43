import { EVERY_RAMO, INTERFACE_VERSION } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import type { DoorDeps } from '@cotiza/quoting';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { DraftsModule } from '../drafts/drafts.module';
import { PurchaseModule } from '../purchase/purchase.module';
import { RestModule } from '../rest.module';
import { RESPONSE_HEADERS } from './answers.description';
import { COMPONENT_SCHEMAS } from './component-schemas';
import { namedSchemas } from './named-schemas';
import { ServedDescription } from './openapi.controller';
import { CALLER_SECURITY, SHOP_PATH, SHOP_SECURITY, SHOP_TAG, SHOP_TAG_DESCRIPTION } from './operations.description';
import { describedWebhooks, webhookSchemas } from './webhooks.description';

const DESCRIPTION = `Precios de seguros de ${EVERY_RAMO} en España, de varias aseguradoras, en una sola llamada.

1. \`GET /api/agent/requisitos?ramo=coche\` dice qué hay que preguntar.
2. Pregunta al cliente todo en un solo mensaje.
3. \`POST /api/agent/cotizaciones\` recibe los datos y devuelve los precios. El cliente los recibe también por correo electrónico, con el enlace de compra.

No hace falta ninguna credencial para cotizar. No se inventa ni se supone ningún dato obligatorio: si falta, la respuesta 400 lo pide.`;

/** The server where no public address is set: `npm start` listens there. */
const DEFAULT_SERVER = 'http://127.0.0.1:3000';

/** The public address of the service, where one is set, and the messages to the operator's systems. */
export interface About extends Pick<DoorDeps<unknown>, 'webhooks'> {
  readonly publicUrl?: string;
}

/** Makes the description of the interface, OpenAPI 3.1: operations from the controllers, bodies from the contract. */
export function openApiDocument(app: INestApplication, { publicUrl, webhooks }: About): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Cotiza')
    .setVersion(INTERFACE_VERSION)
    .setDescription(DESCRIPTION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addTag('Agentes', 'Lo que usa un agente automático para cotizar.')
    .addTag('Webhooks', 'Lo que se envía a los sistemas de quien opera el servicio.')
    .addServer(publicUrl ?? DEFAULT_SERVER, publicUrl ? 'Este servicio' : 'Un servicio en la propia máquina');
  const document = SwaggerModule.createDocument(app, builder.build(), {
    include: [RestModule, DraftsModule, PurchaseModule],
  });
  const schemas = namedSchemas({ ...COMPONENT_SCHEMAS, ...webhookSchemas(webhooks) });
  const parts = { schemas, headers: RESPONSE_HEADERS, securitySchemes: CALLER_SECURITY } as OpenAPIObject['components'];
  moveParameterExamples(document);
  return withShop({
    ...document,
    // The builder writes an empty one, and converters print an empty line for it.
    info: { ...document.info, contact: undefined },
    webhooks: describedWebhooks(webhooks) as OpenAPIObject['webhooks'],
    components: { ...document.components, ...parts },
    security: [],
  });
}

/** Moves the example of each parameter from its schema, where tools that send examples do not read it. */
function moveParameterExamples({ paths }: OpenAPIObject): void {
  const parameters = Object.values(paths).flatMap(({ get, post }) =>
    [get, post].flatMap((each) => each?.parameters ?? []),
  );
  for (const parameter of parameters) {
    if ('$ref' in parameter || !parameter.schema || !('example' in parameter.schema)) continue;
    const { example, ...schema } = parameter.schema;
    Object.assign(parameter, { example, schema });
  }
}

/** Sets the source of the description's controller; `about` is called when the description is first read. */
export function serveOpenApi(app: NestFastifyApplication, clock: Clock, about: () => About): void {
  app.get(ServedDescription).comesFrom(() => openApiDocument(app, about()), clock);
}

/** Adds the shop's tag and security scheme if the description has its operation. */
function withShop(document: OpenAPIObject): OpenAPIObject {
  if (!(SHOP_PATH in document.paths)) return document;
  return {
    ...document,
    tags: [...(document.tags ?? []), { name: SHOP_TAG, description: SHOP_TAG_DESCRIPTION }],
    components: { ...document.components, securitySchemes: { ...CALLER_SECURITY, ...SHOP_SECURITY } },
  };
}
