import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defined } from '@cotiza/kernel';
import { cachedDocument, cachedText, type CachedDocument } from '@cotiza/platform';
import { FAVICON_PATH } from '../favicon.controller';
import { SHOP_TAG } from '../openapi/operations.description';

const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** Files of the library that the page needs, with their types. Its other files are not served. */
const OF_THE_LIBRARY = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': JAVASCRIPT,
};

/** Starts Swagger UI. It finds the description relative to its own address, whatever path a proxy adds. */
const INIT = `SwaggerUIBundle({
  url: new URL('../../openapi.json', document.currentScript.src).href,
  dom_id: '#swagger-ui',
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
});
`;

/** Returns the files of Swagger UI by name, read once, so that no request opens a file. */
export function docsFiles(): ReadonlyMap<string, CachedDocument> {
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  const read = Object.entries(OF_THE_LIBRARY).map(
    ([name, type]) => [name, cachedDocument(readFileSync(join(folder, name)), type)] as const,
  );
  return new Map([...read, ['init.js', cachedText(INIT, JAVASCRIPT)]]);
}

/** Returns the version in the address of a file. It is derived from the bytes, so its content never changes. */
export const versionOf = ({ etag }: CachedDocument): string => etag.slice(1, -1);

/**
 * The colours of the other pages, at 4.5 to 1, and links that fingers can hit. Its list of servers has one, and no label. Only the
 * shop needs a credential: elsewhere a padlock says so of a key that is optional, and that `Authorize` takes for all operations.
 */
const STYLE = `body { margin: 0; background: #f6f7f4; }
.home { display: block; max-width: 1460px; margin: 0 auto; padding: 16px 20px 0; color: #0f6b4a; font: 700 16px system-ui, sans-serif; }
.swagger-ui .btn.execute { border-color: #0f6b4a; background: #0f6b4a; }
.swagger-ui .btn.authorize { border-color: #0f6b4a; color: #0f6b4a; }
.swagger-ui .btn.authorize svg { fill: #0f6b4a; }
.swagger-ui .opblock.opblock-post { border-color: #0f6b4a; background: #e8f3ee; }
.swagger-ui .opblock.opblock-post .opblock-summary { border-color: #0f6b4a; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0f6b4a; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d63ae; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #3b4151; }
.swagger-ui .info a.link, .swagger-ui .info a.link .url { color: #1d4ed8; }
.swagger-ui .opblock-summary-path a.nostyle { display: inline-block; padding: 6px 0; }
.swagger-ui .servers { display: none; }
.swagger-ui .responses-inner { overflow-x: auto; }
noscript { display: block; max-width: 1420px; margin: 0 auto; padding: 16px 20px; font: 400 16px system-ui, sans-serif; }
.swagger-ui .opblock:not([id^='operations-${SHOP_TAG}']) .authorization__btn { display: none; }`;

/**
 * Returns the page of Swagger UI.
 *
 * @param folder the path from the page to its files, with a slash at its end
 */
export function swaggerPage(files: ReadonlyMap<string, CachedDocument>, folder: string): CachedDocument {
  const at = (name: string) =>
    `${folder}${name}?v=${versionOf(defined(files.get(name), 'file of Swagger UI of that name'))}`;
  const page = `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Cotiza: probar la interfaz</title>
<link rel="icon" href="${folder}../../../${FAVICON_PATH}">
<link rel="stylesheet" href="${at('swagger-ui.css')}">
<style>${STYLE}</style>
</head>
<body>
<a class="home" href="${folder}../../docs">Cotiza: operaciones</a>
<noscript>Swagger UI necesita JavaScript. La lista de operaciones y la descripción en OpenAPI se leen sin él.</noscript>
<div id="swagger-ui"></div>
<script src="${at('swagger-ui-bundle.js')}"></script>
<script src="${at('init.js')}"></script>
</body>
</html>
`;
  return cachedText(page, 'text/html; charset=utf-8');
}
