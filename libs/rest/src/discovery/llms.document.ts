import { EVERY_RAMO, INSURANCE_LINES, INTERFACE_VERSION, LINES, RAMOS } from '@cotiza/contract';
import { DOCS_PATH, OPENAPI_PATH, SITE_PATH } from '@cotiza/platform';
import type { ServedAt } from '@cotiza/quoting';

/** Returns a summary of the service for models, in the form of llmstxt.org. */
export function llmsDocument({ publicUrl = '', mcpPath, hasDocs, hasSite, hasForm }: ServedAt): string {
  const at = (path: string) => `${publicUrl.replace(/\/+$/, '')}/${path}`;
  const requirements = INSURANCE_LINES.map((line) => {
    const { ramo, name } = LINES[line];
    return `- [${name}](${at(`api/agent/requisitos?ramo=${ramo}`)}): qué hay que preguntar y cómo se envía.`;
  });
  return `# Cotiza

> Precios de seguros de ${EVERY_RAMO} en España, de varias aseguradoras, en una sola llamada. Es para agentes automáticos y no hace falta ninguna credencial. Interfaz ${INTERFACE_VERSION}.

Por REST son tres pasos:

1. \`GET ${at('api/agent/requisitos')}?ramo=…\` (${RAMOS.join(', ')}) dice qué hay que preguntar.
2. Di al cliente que sus datos se comparten con este servicio para calcular los precios y pregúntale todo en un solo mensaje. No inventes ni supongas ninguna respuesta.
3. \`POST ${at('api/agent/cotizaciones')}\` recibe todos los datos juntos y devuelve los precios; el cliente los recibe también por correo electrónico, con el enlace de compra. Si falta o está mal algo, la respuesta 400 lo dice todo, con las preguntas que hay que hacer.

\`GET ${at('api/agent/ofertas')}/…\` y un \`oferta_id\` dicen todo de una oferta. \`POST ${at('api/agent/estimaciones')}\` da una idea del precio antes de saber quién es el cliente: recibe solo lo que mueve el precio y no guarda nada. \`POST ${at('api/agent/comprobaciones')}\` dice qué falta o está mal sin cotizar. Con 429 o 503, espera los segundos de \`Retry-After\`. Si no llega la respuesta, repite la petición con la misma \`Idempotency-Key\`: no se cotiza ni se envía nada dos veces. Si quien opera el servicio te ha dado una clave, envíala en \`Authorization: Bearer …\`, por REST o por MCP, y tendrás límites propios; sin ella se cotiza igual.
${mcpPath === undefined ? '' : mcpParagraph(at(mcpPath))}
## Requisitos

${requirements.join('\n')}

## Interfaz

- [OpenAPI 3.1](${at(OPENAPI_PATH)}): todas las operaciones, con ejemplos que se pueden enviar.
- [Ramos](${at('api/agent/requisitos')}): los que se cotizan y a dónde se envía cada cosa.

## Optional

${hasForm ? RAMOS.map((ramo) => formItem(ramo, at(`cotizar/${ramo}`))).join('') : ''}${hasDocs ? docsItem(at(DOCS_PATH)) : ''}${hasSite ? siteItem(at(SITE_PATH)) : ''}- [Un catálogo](${at('api/agent/catalogo?tipo=road-types')}): los valores permitidos de un campo; los demás se piden igual, con su \`tipo\`.
`;
}

const formItem = (ramo: string, address: string) =>
  `- [Formulario de ${ramo}](${address}): para una persona. Un enlace suyo puede traer respuestas que no digan quién es, por su campo: \`?effective_date=AAAA-MM-DD\`.\n`;

const docsItem = (address: string) =>
  `- [Operaciones](${address}): la interfaz en una página, con enlaces a Swagger UI para probarla.\n`;

const siteItem = (address: string) => `- [Documentación](${address}/): guías, referencia y una página por error.\n`;

const mcpParagraph = (address: string) => `
Por MCP se hace lo mismo, también sin credenciales: Streamable HTTP en ${address}. Empieza por la herramienta \`obtener_requisitos\`.
`;
