import { createHash } from 'node:crypto';
import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { CONSOLE_STYLE } from './console.style';
import type { Page } from './page';

const STYLE = rawMarkup(CONSOLE_STYLE);

/** The pages that every page links to. */
const NAVIGATION = [
  ['/', 'Resumen'],
  ['/insurers', 'Aseguradoras'],
  ['/messages', 'Mensajes'],
  ['/callers', 'Clientes y límites'],
  ['/channel', 'Canal'],
  ['/quotations', 'Cotizaciones'],
  ['/people', 'Personas'],
  ['/audit', 'Auditoría'],
] as const;

/** Allows only the style by its hash and forms to the console: no script, no other resource, no frame. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(CONSOLE_STYLE).digest('base64')}'`,
    // The empty icon of the page.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Renders a whole page.
 *
 * @param at the path that the navigation marks as current
 * @param operator the name of the operator who has signed in, if any
 */
export function pageDocument({ title, content }: Page, at?: string, operator?: string): string {
  return markup`<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="data:," />
<title>${title} · Consola de Cotiza</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="house">Consola de Cotiza</p>
${operator === undefined ? null : signedIn(operator, at)}
</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.toString();
}

function signedIn(operator: string, at: string | undefined): Markup {
  const links = NAVIGATION.map(([path, name]) =>
    path === at
      ? markup`<li><a href="${path}" aria-current="page">${name}</a></li>`
      : markup`<li><a href="${path}">${name}</a></li>`,
  );
  return markup`<nav aria-label="Páginas"><ul>${links}</ul></nav>
<form class="out" method="post" action="/sign-out"><span>${operator}</span> <button class="quiet">Salir</button></form>`;
}
