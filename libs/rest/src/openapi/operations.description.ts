import {
  exampleBody,
  exampleEstimate,
  INSURANCE_LINES,
  KEPT_EXAMPLE_DAY,
  LINES,
  type InsuranceLine,
  type ProblemCode,
} from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiHeader, ApiOperation, ApiSecurity, type OpenAPIObject } from '@nestjs/swagger';
import { KEY_HEADER, KEY_LENGTH } from '../quotes/sent-keys';
import {
  DescribesAnswer,
  DescribesBodyProblems,
  DescribesKeptAnswer,
  DescribesProblems,
  type Examples,
} from './answers.description';
import { schemaRef } from './component-schemas';
import { exampleEstimateResult, exampleResult } from './example-results';

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

const examplesOf = (example: (line: InsuranceLine) => object): Examples =>
  Object.fromEntries(
    INSURANCE_LINES.map((line) => [LINES[line].ramo, { summary: LINES[line].name, value: example(line) }]),
  );
const examples = examplesOf((line) => exampleBody(line, KEPT_EXAMPLE_DAY));

interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** Describes the idempotency key, where the operation takes one. */
  readonly key?: string;
  /** The schema and the examples of its body, where it has one. */
  readonly body?: readonly [schema: Parameters<typeof schemaRef>[0], examples: Examples];
  readonly answer: Parameters<typeof DescribesAnswer>[0] | MethodDecorator;
  /** Its own refusals, beside that of a caller's key. */
  readonly problems: readonly ProblemCode[];
}

/** Describes an operation that a caller may have a key of its own for. */
function describes({ id, summary, description, key, body, answer, problems }: Operation) {
  const keySchema = { type: 'string', ...KEY_LENGTH } as const;
  return applyDecorators(
    ApiOperation({ operationId: id, summary, description }),
    ...(key ? [ApiHeader({ name: KEY_HEADER, required: false, description: key, schema: keySchema })] : []),
    ...(body ? [ApiBody({ required: true, schema: schemaRef(body[0]), examples: body[1] })] : []),
    typeof answer === 'function' ? answer : DescribesAnswer(answer),
    ApiSecurity({}),
    ApiSecurity(CALLER_KEY),
    (body ? DescribesBodyProblems : DescribesProblems)('clave_de_acceso_no_valida', ...problems),
  );
}

export const DescribesQuotes = () =>
  describes({
    id: 'cotizar',
    summary: 'Precios de varias aseguradoras',
    description:
      'Recibe todos los datos del cliente y devuelve los precios de cada aseguradora. El cliente los recibe también por correo, en holder.email, con el enlace de compra; los correos a una misma persona tienen un límite, y siguiente_paso dice si sale. Antes hay que informarle de que sus datos se comparten.',
    key: 'Clave única de esta petición. Si se repite con el mismo cuerpo antes de 24 horas, se recibe la misma respuesta y no se envía nada dos veces; con otro cuerpo, 409 clave_reutilizada.',
    body: ['QuoteRequest', examples],
    answer: {
      description: 'El resultado de la cotización.',
      schema: schemaRef('QuoteResult'),
      examples: examplesOf(exampleResult),
      headers: ['Idempotency-Replayed'],
    },
    problems: [
      'datos_invalidos',
      'no_cotizable',
      'clave_reutilizada',
      'canal_desactivado',
      'consulta_no_disponible',
      'servicio_no_disponible',
      'resultado_desconocido',
    ],
  });

export const DescribesConsultations = () =>
  describes({
    id: 'consultar_cotizacion',
    summary: 'Una cotización con lo que ha llegado',
    description:
      'Cuando una aseguradora tarda, la cotización se responde con lo que hay, con su nombre en pendientes y con una consulta. Aquí se pide la misma cotización tal como está ahora: con las ofertas llegadas desde entonces, y sin pendientes cuando está completa. Cada oferta conserva su oferta_id.',
    answer: {
      description: 'La cotización tal como está ahora.',
      schema: schemaRef('QuoteResult'),
      headers: ['Cache-Control'],
    },
    problems: ['cotizacion_no_encontrada', 'servicio_no_disponible'],
  });

const REVISED = { summary: 'Otro primer día', value: { cambios: { effective_date: KEPT_EXAMPLE_DAY } } };

export const DescribesRevisions = () =>
  describes({
    id: 'revisar_cotizacion',
    summary: 'La misma cotización con algún dato cambiado',
    description:
      'Cotiza de nuevo con los cambios y añade revision: cada precio antes y ahora, por qué partes, y quién ya no ofrece. En consulta va la de la cotización o una oferta_id suya; sus ofertas siguen valiendo. No cambia quién es el cliente ni dónde vive, ni lo que ya eligió o escribió él en su página.',
    key: 'Como en una cotización: repetida con los mismos cambios, se recibe la misma respuesta.',
    body: ['RevisionRequest', { fecha: REVISED }],
    answer: {
      description: 'El resultado de la cotización, y lo que cambia.',
      schema: schemaRef('RevisionResult'),
      headers: ['Idempotency-Replayed'],
    },
    problems: [
      'datos_invalidos',
      'no_cotizable',
      'cambio_de_identidad',
      'revision_del_cliente',
      'cotizacion_no_encontrada',
      'clave_reutilizada',
      'oferta_ya_elegida',
      'canal_desactivado',
      'consulta_no_disponible',
      'servicio_no_disponible',
      'resultado_desconocido',
    ],
  });

const ANSWERED = { summary: 'Una pregunta', value: { respuestas: { 'aldaba.obras_previstas': false } } };

export const DescribesAnswers = () =>
  describes({
    id: 'responder_aseguradora',
    summary: 'Lo que una aseguradora necesita saber antes de dar precio',
    description:
      'Contesta lo que preguntas_de_aseguradoras trae en una cotización: se consulta de nuevo a esas aseguradoras, una sola vez, y sus ofertas se añaden. En consulta va la de la cotización o una oferta_id suya. Las mismas respuestas, repetidas, devuelven la cotización tal como está.',
    body: ['AnswerRequest', { una: ANSWERED }],
    answer: {
      description: 'La cotización con lo que se ha añadido.',
      schema: schemaRef('QuoteResult'),
      headers: ['Idempotency-Replayed'],
    },
    problems: [
      'datos_invalidos',
      'cotizacion_no_encontrada',
      'oferta_ya_elegida',
      'pregunta_ya_respondida',
      'respuesta_fuera_de_plazo',
      'canal_desactivado',
      'servicio_no_disponible',
    ],
  });

/** Nothing personal is in the answer: what the customer said stays on the page of offers. */
export const DescribesResumptions = () =>
  describes({
    id: 'retomar_cotizacion',
    summary: 'Las ofertas que el cliente ve en su página, con un código suyo',
    description:
      'El cliente saca el código en la página de sus ofertas; vale diez minutos y una sola vez. Devuelve esa cotización sin nada que diga quién es el cliente ni lo que dijo. Un código que no sirve, sea por lo que sea, se responde igual; cinco intentos fallidos lo bloquean.',
    body: ['ResumeRequest', { codigo: { summary: 'Un código', value: { codigo: '7K3M-9QX-2TB' } } }],
    answer: {
      description: 'La cotización, sin lo que dijo el cliente.',
      schema: schemaRef('QuoteResult'),
      headers: ['Cache-Control'],
    },
    problems: ['datos_invalidos', 'codigo_no_valido', 'servicio_no_disponible'],
  });

export const DescribesChecks = () =>
  describes({
    id: 'comprobar',
    summary: 'Qué falta o está mal, sin cotizar',
    description:
      'Comprueba un cuerpo completo o a medias como lo haría la cotización y dice qué falta, qué está mal y qué hay que preguntar. No consulta a ninguna aseguradora ni guarda nada.',
    key: 'La clave que llevará la cotización. Aquí solo se comprueba su forma.',
    body: ['PartialQuoteRequest', examples],
    answer: { description: 'Lo que falta o está mal.', schema: schemaRef('CheckResult') },
    problems: [],
  });

export const DescribesEstimates = () =>
  describes({
    id: 'estimar',
    summary: 'Precios orientativos, sin saber quién es el cliente',
    description:
      'Recibe solo lo que mueve el precio, sin decir quién es nadie, y devuelve lo que costaría cada nivel con cada aseguradora, lo mismo que al cotizar. Con pocos datos da un abanico de casos y, en afinar, qué preguntar primero. Otro campo se rechaza. No guarda nada ni compromete.',
    body: ['EstimateRequest', examplesOf((line) => exampleEstimate(line, KEPT_EXAMPLE_DAY))],
    answer: {
      description: 'Los precios de cada nivel.',
      schema: schemaRef('EstimateResult'),
      examples: examplesOf(exampleEstimateResult),
    },
    problems: ['datos_invalidos', 'no_cotizable', 'canal_desactivado', 'consulta_no_disponible'],
  });

export const DescribesDrafts = () =>
  describes({
    id: 'preparar_solicitud',
    summary: 'Una solicitud que el cliente completa en su página',
    description:
      'Guarda lo que se sepa del seguro, todo menos la identidad, que se rechaza, y devuelve un enlace y un código: en esa página el cliente dice quién es, consiente y cotiza. Con solicitud_id cambia lo que se envía; null lo quita. Lo que dijo el cliente ni se cambia ni se cuenta; tras el resumen, nada.',
    body: [
      'DraftPart',
      examplesOf((line) => ({
        ramo: LINES[line].ramo,
        datos: exampleEstimate(line, KEPT_EXAMPLE_DAY),
      })),
    ],
    answer: { description: 'La solicitud.', schema: schemaRef('PreparedDraft'), headers: ['Cache-Control'] },
    problems: ['datos_invalidos', 'solicitud_no_encontrada', 'solicitud_cerrada', 'servicio_no_disponible'],
  });

export const DescribesDraft = () =>
  describes({
    id: 'consultar_solicitud',
    summary: 'Cómo va una solicitud, y sus ofertas',
    description:
      'Dice si el cliente la ha abierto, qué bloques le faltan y, cuando la ha cotizado, las ofertas. Nunca lo que ha escrito.',
    answer: { description: 'La solicitud.', schema: schemaRef('FollowedDraft'), headers: ['Cache-Control'] },
    problems: ['solicitud_no_encontrada', 'servicio_no_disponible'],
  });

const VALUES = {
  answer: DescribesKeptAnswer('Los valores del catálogo.', schemaRef('Catalogue')),
  problems: ['parametros_invalidos'] as const,
};

export const DescribesCatalogue = () =>
  describes({
    id: 'catalogo',
    summary: 'Valores permitidos de un campo',
    description: 'La jerarquía de los vehículos es marcas, modelos, versiones. El campo valor se envía tal cual.',
    ...VALUES,
  });

export const DescribesCatalogueAlias = () =>
  describes({
    id: 'catalog',
    summary: 'El mismo catálogo en la dirección que citan las descripciones de los campos',
    description: 'Igual que GET /api/agent/catalogo, con el nombre del catálogo en type.',
    ...VALUES,
  });

export const DescribesRequirements = () =>
  describes({
    id: 'requisitos',
    summary: 'Qué hay que preguntar',
    description:
      'Con ramo, todo lo que hay que preguntar al cliente para cotizarlo y cómo se envía. Sin ramo, los ramos que se cotizan.',
    answer: DescribesKeptAnswer('Los requisitos del ramo, o el índice de los ramos.', {
      oneOf: [schemaRef('Requirements'), schemaRef('RequirementsIndex')],
    }),
    problems: ['parametros_invalidos'],
  });

export const DescribesOffers = () =>
  describes({
    id: 'detalle_de_oferta',
    summary: 'Una oferta al detalle',
    description:
      'Todo lo que se puede decir de una oferta ya cotizada, leído de la cotización guardada: garantías con límites, franquicias y exclusiones, la prima línea a línea con su base legal, sumas aseguradas y quién distribuye. No lleva datos personales. Pasado su valida_hasta responde 410.',
    answer: {
      description: 'La oferta al detalle.',
      schema: schemaRef('OfferDetail'),
      headers: ['Cache-Control'],
    },
    problems: ['oferta_no_encontrada', 'oferta_caducada', 'servicio_no_disponible'],
  });

export const DescribesProducts = () =>
  describes({
    id: 'documento_de_producto',
    summary: 'El documento de información de un producto (IPID)',
    description:
      'Lo que dice el documento de información del producto (Reglamento (UE) 2017/1469), en su orden y con sus títulos. En pagina y pdf están sus direcciones como página y como PDF. El producto_id viene en el detalle de una oferta, en ipid.',
    answer: DescribesKeptAnswer('El documento de información del producto.', schemaRef('ProductInformation')),
    problems: ['no_encontrado'],
  });

/** The tag of operations that are not for agents. */
export const SHOP_TAG = 'Tienda';
export const SHOP_PATH = '/api/purchase/{token}';
export const SHOP_TAG_DESCRIPTION = 'Lo que usa la tienda a la que lleva el enlace de compra. No es para agentes.';

const SHOP_KEY = 'claveDeTienda';

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
