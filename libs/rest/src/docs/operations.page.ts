import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { cachedText, OPENAPI_PATH, SITE_PATH, type CachedDocument } from '@cotiza/platform';
import { FOOT_LINKS } from '@cotiza/quoting';
import type { OpenAPIObject } from '@nestjs/swagger';
import { FAVICON_PATH } from '../favicon.controller';

/** Path of Swagger UI below the list. */
export const TRY_PATH = 'probar';

/** The colours of the other pages. */
const STYLE = rawMarkup(`
:root { color-scheme: light dark; --ground: #f6f7f4; --paper: #fff; --ink: #16211c; --soft: #566059; --line: #dfe4de; --accent: #0f6b4a; font: 400 100%/1.45 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --ground: #131715; --paper: #1b211e; --ink: #ecefec; --soft: #a9b4ad; --line: #333c37; --accent: #8fd6b5; } }
body { max-width: 60rem; margin: 0 auto; padding: 0 1rem; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
a { display: inline-block; margin-right: 1rem; padding: 0.5rem 0; color: var(--accent); text-underline-offset: 0.18em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h1 { margin: 0.5rem 0; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 1.5rem 0 0; font-size: 1.125rem; }
p, ul { margin: 0.25rem 0; padding: 0; }
li { list-style: none; margin: 0.5rem 0; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); }
li:target { border-color: var(--accent); }
b { color: var(--accent); }
h2 + p { color: var(--soft); }
footer { margin-top: 1.5rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
`);

/** Renders the operations of a tag, or the messages to the operator. The id of each is its address in Swagger UI. */
function section({ paths, webhooks }: OpenAPIObject, tag: string, swagger: string): readonly Markup[] {
  return Object.entries({ ...paths, ...webhooks }).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = '$ref' in item ? undefined : item[method];
      if (!operation?.tags?.includes(tag)) return [];
      const id = `/${tag}/${operation.operationId}`;
      return markup`<li id="${id}"><b>${method.toUpperCase()}</b> <code>${path}</code>
<p>${operation.summary ?? null}</p>${path in paths ? markup`<a href="${swagger}#${id}">Probar ${operation.operationId ?? null}</a>` : null}</li>`;
    }),
  );
}

/**
 * Returns the page that lists the operations by tag.
 *
 * @param folder the path from the page to its own paths, with a slash at its end
 */
export function operationsPage(described: OpenAPIObject, folder: string, hasSite: boolean): CachedDocument {
  const root = `${folder}../../`;
  const swagger = `${folder}${TRY_PATH}`;
  const { title, version } = described.info;
  const links = [
    [swagger, 'Swagger UI'],
    [root + OPENAPI_PATH, 'OpenAPI 3.1'],
    [`${root}llms.txt`, 'llms.txt'],
    ...(hasSite ? [[`${root}${SITE_PATH}/`, 'Documentación']] : []),
  ];
  const legal = FOOT_LINKS.map(([path, { es: name }]) => [root + path.slice(1), name]);
  const list = (all: readonly string[][]) =>
    all.map(([address = '', name = '']) => markup`<a href="${address}">${name}</a>`);
  const page = markup`<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: las operaciones de la interfaz</title>
<link rel="icon" href="${root}${FAVICON_PATH}">
<style>${STYLE}</style>
</head>
<body>
<header><a href="${root}">${title}</a></header>
<main>
<h1>Interfaz REST ${version}</h1>
<nav aria-label="Descripciones">${list(links)}</nav>
${(described.tags ?? []).map(
  ({ name, description }) => markup`<h2>${name}</h2>
<p>${description ?? null}</p>
<ul>${section(described, name, swagger)}</ul>`,
)}
</main>
<footer>${list(legal)}</footer>
</body>
</html>
`;
  return cachedText(page.toString(), 'text/html; charset=utf-8');
}
