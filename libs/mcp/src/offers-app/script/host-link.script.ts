/**
 * The protocol of MCP Apps by hand: JSON-RPC 2.0 over `postMessage` with the window around the page. A request to begin,
 * a notification once the host has answered, and from then on the host's notifications and the page's size. Only the
 * window around the page is listened to; what is sent holds nothing about anybody, so that it may go to any origin.
 */
export const HOST_LINK_SCRIPT = `
const PROTOCOL_VERSION = '2026-01-26';
const METHOD_NOT_FOUND = -32601;

function connectToHost({ onContext, onResult, onCancelled, onLost, onOpens, onCalls }) {
  const host = window.parent;
  if (host === window) return onLost();
  const send = (message) => host.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const notifications = new Map([
    ['ui/notifications/tool-result', onResult],
    ['ui/notifications/tool-cancelled', onCancelled],
    ['ui/notifications/host-context-changed', onContext],
  ]);
  const replies = new Map();
  let lastId = 0;
  const request = (method, params, onReply = () => undefined) => {
    lastId += 1;
    replies.set(lastId, onReply);
    send({ id: lastId, method, params });
  };
  const callTool = (name, args) =>
    new Promise((resolve) => request('tools/call', { name, arguments: args }, ({ result }) => resolve(result)));
  const acknowledged = new Set(['ping', 'ui/resource-teardown']);

  const begin = ({ error, result }) => {
    if (error) return onLost();
    onContext(result?.hostContext ?? {});
    const { openLinks, serverTools } = result?.hostCapabilities ?? {};
    if (openLinks) onOpens((url) => request('ui/open-link', { url }));
    if (serverTools) onCalls(callTool);
    send({ method: 'ui/notifications/initialized', params: {} });
    reportSize((size) => send({ method: 'ui/notifications/size-changed', params: size }));
  };
  const answer = ({ id, method }) =>
    acknowledged.has(method)
      ? send({ id, result: {} })
      : send({ id, error: { code: METHOD_NOT_FOUND, message: 'Method not found' } });

  window.addEventListener('message', ({ source, data }) => {
    if (source !== host || data?.jsonrpc !== '2.0') return;
    if (data.method === undefined) {
      const onReply = replies.get(data.id);
      replies.delete(data.id);
      return onReply?.(data);
    }
    if (data.id !== undefined) return answer(data);
    notifications.get(data.method)?.(data.params ?? {});
  });
  const introduction = {
    protocolVersion: PROTOCOL_VERSION,
    appInfo: { name: 'cotiza-ofertas', title: 'Ofertas de Cotiza', version: '1.0.0' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  };
  request('ui/initialize', introduction, begin);
}

/** Reports the size of the content now and each time that it changes, at most once a frame. */
function reportSize(tell) {
  const root = document.documentElement;
  let reported = '';
  let waiting = false;
  const measure = () => {
    waiting = false;
    const size = { width: Math.ceil(window.innerWidth), height: Math.ceil(root.getBoundingClientRect().height) };
    const asText = JSON.stringify(size);
    if (asText === reported) return;
    reported = asText;
    tell(size);
  };
  new ResizeObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(measure);
  }).observe(root);
}
`;

/**
 * The globals of the OpenAI Apps SDK, for hosts that put them into the page: the result is there already, or comes with an event.
 * `toolOutput` is the structured part of the result, and `toolResponseMetadata` its `_meta` or the whole of it.
 */
export const OPENAI_LINK_SCRIPT = `
function connectToOpenAi(openai, { onContext, onResult, onOpens, onCalls }) {
  const read = ({ theme, safeArea, toolOutput, toolResponseMetadata: metadata }) => {
    onContext({ theme, safeAreaInsets: safeArea?.insets });
    if (metadata || toolOutput) onResult({ content: metadata?.content, isError: metadata?.isError, structuredContent: toolOutput ?? metadata?.structuredContent });
  };
  if (openai.openExternal) onOpens((href) => openai.openExternal({ href }));
  if (openai.callTool) onCalls((name, args) => openai.callTool(name, args));
  window.addEventListener('openai:set_globals', ({ detail }) => read(detail?.globals ?? {}));
  read(openai);
  reportSize(({ height }) => openai.notifyIntrinsicHeight?.(height));
}
`;

/**
 * Makes the page look like its host. Colours are taken in groups or not at all: a host's text on our ground might be
 * unreadable. Fonts that would have to be fetched are not: the page fetches nothing.
 */
export const HOST_CONTEXT_SCRIPT = `
const TAKEN_TOGETHER = [
  [
    '--color-background-primary', '--color-background-secondary', '--color-text-primary', '--color-text-secondary',
    '--color-border-primary',
  ],
  ['--color-background-success', '--color-text-success'],
  ['--color-background-warning', '--color-text-warning'],
  ['--color-ring-primary'],
  ['--border-radius-md'],
  ['--font-sans'],
];

/** Applies what the host says of itself; what it leaves out stays as it is. */
function applyContext({ theme, styles, safeAreaInsets }) {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const given = styles?.variables;
  if (given) {
    for (const names of TAKEN_TOGETHER) {
      const whole = names.every((name) => typeof given[name] === 'string');
      for (const name of names) {
        if (whole) root.style.setProperty(name, given[name]);
        else root.style.removeProperty(name);
      }
    }
  }
  for (const side of ['top', 'right', 'bottom', 'left']) {
    const inset = safeAreaInsets?.[side];
    if (Number.isFinite(inset)) root.style.setProperty('--inset-' + side, inset + 'px');
  }
}
`;
