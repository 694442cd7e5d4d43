import { OFFERS_PAGE_BODY } from './offers-app.page';
import { OFFERS_STYLE } from './offers-app.style';
import { OFFERS_VIEW_META } from './offers-view';
import { HOST_CONTEXT_SCRIPT, HOST_LINK_SCRIPT, OPENAI_LINK_SCRIPT } from './script/host-link.script';
import { OFFERS_LIST_SCRIPT, QUOTATION_SCRIPT } from './script/offers.script';
import type { Tool } from '../tool';
import { consultar_cotizacion } from '../tools/consultar_cotizacion';
import { consultar_solicitud } from '../tools/consultar_solicitud';

/** The whole script of the page, in the order in which its parts need each other. */
export const OFFERS_SCRIPT = `
'use strict';
(() => {
const VIEW = ${JSON.stringify(OFFERS_VIEW_META)};
const CONSULT_TOOL = ${JSON.stringify(consultar_cotizacion.name)};
const DRAFT_TOOL = ${JSON.stringify(consultar_solicitud.name)};
${[HOST_LINK_SCRIPT, OPENAI_LINK_SCRIPT, HOST_CONTEXT_SCRIPT, OFFERS_LIST_SCRIPT, QUOTATION_SCRIPT].join('')}
const shown = { onContext: applyContext, onResult: showResult, onCancelled: showCancelled, onLost: showLost, onOpens: showChoice, onCalls: followBy };
if (window.openai) connectToOpenAi(window.openai, shown);
else connectToHost(shown);
})();
`;

/** The identifier of the extension "MCP Apps": what a host that shows pages names among its capabilities. */
export const MCP_APPS_EXTENSION = 'io.modelcontextprotocol/ui';

/** Where a host reads the page: a name, not an address. */
export const OFFERS_APP_URI = 'ui://cotiza/ofertas.html';

/** The type that the extension requires of every page. */
export const OFFERS_APP_MIME_TYPE = 'text/html;profile=mcp-app';

/**
 * `_meta` of the resource, in `resources/list` and in each content of `resources/read`: the page reaches nothing outside
 * itself and asks for no permission. Said outright, because hosts differ in what they take silence for.
 */
export const OFFERS_APP_RESOURCE_META = {
  ui: {
    csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
    prefersBorder: true,
  },
} as const;

/**
 * Returns `_meta` of a tool whose result the page shows; `visibility` says whether the page may call it. The flat key is the older
 * name of the same thing, which the extension's own library still writes for older hosts.
 */
export const offersAppToolMeta = ({ isCalledByApp = false }: Pick<Tool, 'isCalledByApp'>) => ({
  ui: { resourceUri: OFFERS_APP_URI, visibility: isCalledByApp ? ['model', 'app'] : ['model'] },
  'ui/resourceUri': OFFERS_APP_URI,
});

/**
 * The page's own rule, whatever the host's: what is written inside it runs, and nothing else is ever loaded or sent.
 * Inline scripts are allowed as such, not by their hash, because some hosts add one of their own.
 */
const PAGE_RULE = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The table of offers as one HTML document without any reference to anything else. */
export const OFFERS_APP_HTML = `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${PAGE_RULE}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>Ofertas de seguro</title>
<style>${OFFERS_STYLE}</style>
</head>
<body>${OFFERS_PAGE_BODY}<script>${OFFERS_SCRIPT}</script>
</body>
</html>
`;
