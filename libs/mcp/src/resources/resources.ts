import { INSURANCE_LINES, LINES, requirementsOf, ANY_RAMO, quotingToolOf } from '@cotiza/contract';
import { eachDay, type CalendarDay, alternatives } from '@cotiza/kernel';
import type { QuotingService } from '@cotiza/quoting';
import { ResourceNotFoundError, type ReadResourceResult } from '@modelcontextprotocol/server';
import {
  OFFERS_APP_HTML,
  OFFERS_APP_MIME_TYPE,
  OFFERS_APP_RESOURCE_META,
  OFFERS_APP_URI,
} from '../offers-app/offers-app';
import { DEFAULT_OPTIONS, type ClientOptions } from '../profiles/profile';
import { THROWN } from '../text/plain-error';
import { readCatalogue } from './catalogue.resource';

const QUOTING_TOOLS = alternatives(INSURANCE_LINES.map((line) => `\`${quotingToolOf(line)}\``));

/** The guide "how to quote", for a model that reads before it acts. */
export const HOW_TO_QUOTE = `# Cómo cotizar un seguro

1. Pregunta al cliente qué quiere asegurar: ${ANY_RAMO}.
2. Llama a \`obtener_requisitos\` con ese ramo. \`mensaje_para_el_cliente\` reúne todas las preguntas.
3. Antes de enviar nada, di al cliente que sus datos se comparten con este servicio para calcular los precios.
4. Hazle todas las preguntas en un solo mensaje. No inventes ni supongas ninguna respuesta.
5. Busca con \`consultar_catalogo\` el valor exacto de los campos que nombran un catálogo y envía \`valor\` tal cual.
   Con \`texto\` la lista se busca por palabras: \`camarera\` entre las ocupaciones, \`golf 1.6 tdi 2015\` entre las
   versiones de coche (\`vehicle-versions\` con \`ramo\`), si la matrícula no basta. También se busca por marcas y modelos.
   Si viene \`aviso\`, algo no está en la lista: confírmalo con el cliente.
6. Si quieres saber qué falta antes de cotizar, llama a \`comprobar_datos\`: no consulta ni guarda nada.
   Si el cliente solo quiere una idea del precio, \`estimar_precio\` la da sin saber quién es.
7. Llama a ${QUOTING_TOOLS} con todos los datos en una sola llamada.
8. Si el resultado es un error con \`errores\`, corrige o pregunta lo que dice cada uno, y vuelve a llamar.
   Si dice que hay que esperar, espera esos segundos.
   Si no llega el resultado, repite la llamada con los mismos datos y la misma \`idempotency_key\`: no se cotiza ni se
   envía nada dos veces. Cada petición distinta lleva una clave nueva.
9. Presenta al cliente la mejor oferta de cada nivel (\`mejor_por_nivel\`) con lo que cubre, nunca solo el precio más bajo,
   con el \`aviso\` y el \`siguiente_paso\`. Si las ofertas no tienen todas la misma \`periodicidad\`, compáralas por
   \`precio_anual_total\`.
   Si se interesa por una, o quiere pagarla en recibos, \`detalle_de_oferta\` dice todo de ella (\`formas_de_pago\`).
   Las recibe también por correo electrónico, en \`holder.email\`, con el enlace de compra.

Este servicio no vende ni cobra: la compra la confirma el cliente, fuera de aquí, con un código SMS.
`;

interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly text: (today: CalendarDay) => string;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

const GUIDE: McpResource = {
  uri: 'cotiza://guia/como-cotizar',
  name: 'como-cotizar',
  title: 'Cómo cotizar un seguro',
  description: 'Los pasos, de la primera pregunta a la presentación de las ofertas.',
  mimeType: 'text/markdown',
  text: () => HOW_TO_QUOTE,
};

const requirements = INSURANCE_LINES.map((line): McpResource => {
  const { ramo, name } = LINES[line];
  return {
    uri: `cotiza://requisitos/${ramo}`,
    name: `requisitos-${ramo}`,
    title: `Requisitos: ${name.toLowerCase()}`,
    description: `Todo lo que hay que preguntar para cotizar un ${name.toLowerCase()} y cómo se envía.`,
    mimeType: 'application/json',
    text: eachDay((today) => JSON.stringify(requirementsOf(line, today, 'mcp'))),
  };
});

const OFFERS_APP: McpResource = {
  uri: OFFERS_APP_URI,
  name: 'tabla-de-ofertas',
  title: 'Tabla de ofertas',
  description: 'Muestra las ofertas de una cotización para compararlas.',
  mimeType: OFFERS_APP_MIME_TYPE,
  text: () => OFFERS_APP_HTML,
  _meta: OFFERS_APP_RESOURCE_META,
};

export const RESOURCES: readonly McpResource[] = [GUIDE, ...requirements, OFFERS_APP];

/** Returns the documents of a client: the guide and the requirements are about who the customer is. */
export const resourcesFor = ({ isForDirectory }: Pick<ClientOptions, 'isForDirectory'>): readonly McpResource[] =>
  isForDirectory ? [OFFERS_APP] : RESOURCES;

/** Returns a document of a client by its address. @throws ResourceNotFoundError when there is none */
export function readResource(
  uri: string,
  { catalogueAnswers, clock }: Pick<QuotingService, 'catalogueAnswers' | 'clock'>,
  options = DEFAULT_OPTIONS,
): ReadResourceResult {
  const resource = resourcesFor(options).find((each) => each.uri === uri);
  if (resource) {
    const { mimeType, text, _meta } = resource;
    return { contents: [{ uri, mimeType, text: text(clock.today()), ...(_meta ? { _meta } : {}) }] };
  }
  const catalogue = readCatalogue(uri, catalogueAnswers);
  if (catalogue === undefined) throw new ResourceNotFoundError(uri, THROWN.unknownResource);
  return { contents: [{ uri, mimeType: 'application/json', text: catalogue }] };
}
