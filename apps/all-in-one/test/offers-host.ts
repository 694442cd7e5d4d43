import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Frame, Page } from 'playwright-core';

/** A JSON-RPC message sent with `postMessage`. */
export interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A host of MCP Apps in a browser: one page of the extension in a sandboxed frame, and the messages of both. */
export interface OffersHost {
  readonly page: Page;
  /** The frame with the page of the extension. */
  readonly frame: Frame;
  /** The messages of the framed page so far. */
  said(): Promise<Message[]>;
  /** Waits for a message of the framed page, which sends on its own. */
  heard(isIt: (message: Message) => boolean): Promise<Message>;
  send(message: Omit<Message, 'jsonrpc'>): Promise<void>;
  /** Errors of scripts and of the security policy, dialogs, and every requested address. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface HostOptions {
  readonly html: string;
  readonly hostContext?: Record<string, unknown>;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Answers `ui/initialize` with an error. */
  readonly refuses?: boolean;
  readonly hostCapabilities?: Record<string, unknown>;
  /** Speaks as the OpenAI Apps SDK does, with these globals in the page; what the page calls is heard as `openai/NAME`. */
  readonly openai?: Record<string, unknown>;
}

/** For work that a page does on its own, on a slow machine. */
const TIMEOUT_MS = 120_000;
const BETWEEN_TRIES_MS = 20;

/** The most permissive policy that the specification lets a host give a page without domains. */
const HOST_RULE =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'none'";

/** The host's own page: it gives the frame the height that the framed page asks for. */
const HOST_PAGE = `<!DOCTYPE html>
<html lang="en">
<meta http-equiv="Content-Security-Policy" content="${HOST_RULE}">
<title>Host</title>
<style>body { margin: 0 } iframe { display: block; border: 0; width: 100%; height: 60px }</style>
<iframe title="Ofertas" sandbox="allow-scripts"></iframe>
<script>
const frame = document.querySelector('iframe');
const said = [];
const tell = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
function play({ html, beginning }) {
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    said.push(data);
    if (data.method === 'ui/initialize') tell({ id: data.id, ...beginning });
    if (data.method === 'ui/notifications/size-changed') frame.style.height = data.params.height + 'px';
  });
  frame.srcdoc = html;
}
</script>
</html>`;

/** Opens the page as a host does. */
export async function openHost(browser: Browser, options: HostOptions): Promise<OffersHost> {
  const { hostContext = {}, hostCapabilities = {}, width = 760, colorScheme = 'light', refuses, openai } = options;
  const html = openai ? withGlobals(options.html, openai) : options.html;
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: 'es-ES' });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('request', (request) => complaints.push(request.url()));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  await page.setContent(HOST_PAGE);

  const hostInfo = { name: 'host', version: '1' };
  const result = { protocolVersion: '2026-01-26', hostInfo, hostCapabilities, hostContext };
  const beginning = refuses ? { error: { code: -32000, message: 'Not today' } } : { result };
  const run = <T>(name: string, argument: unknown) => page.evaluate<T>(`${name}(${JSON.stringify(argument)})`);
  await run('play', { html, beginning });
  const frame = page.frames()[1]!;
  await frame.locator('main').waitFor();
  const said = () => page.evaluate<Message[]>('said');
  return {
    page,
    frame,
    complaints,
    said,
    heard: (isIt) => hear(said, isIt),
    send: (message) => run('tell', message),
    close: () => context.close(),
  };
}

/** The notification that a page sends once it has begun, and each time that its content changes. */
export const SIZE_CHANGED = 'ui/notifications/size-changed';

export const hasBegun = ({ heard }: OffersHost) => heard(({ method }) => method === SIZE_CHANGED);

/** Gives the page the result of a tool. */
export const showResult = ({ send }: OffersHost, params: Record<string, unknown>) =>
  send({ method: 'ui/notifications/tool-result', params });

const isCall = ({ method }: Message) => method === 'tools/call';

/** Returns the calls of tools by the page so far. */
export const callsOf = async ({ said }: OffersHost) => (await said()).filter(isCall);

/** Gives the page the result of a tool, and the view that it asks for then. */
export async function showOffers(host: OffersHost, structuredContent: object, answer: object): Promise<void> {
  const before = (await callsOf(host)).length;
  await showResult(host, { content: [{ type: 'text', text: 'Precios.' }], structuredContent });
  let calls = await callsOf(host);
  for (; calls.length === before; calls = await callsOf(host)) await after(BETWEEN_TRIES_MS);
  await host.send({ id: calls.at(-1)?.id, result: answer });
}

/** Returns the texts of the listed offers. */
export const rowsOf = async ({ frame }: OffersHost) =>
  (await frame.locator('#rows li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

/** Puts `window.openai` into a page before its own script, as ChatGPT does. */
const withGlobals = (html: string, globals: Record<string, unknown>) =>
  html.replace(
    '<title>',
    `<script>
      const tell = (name) => (params) => parent.postMessage({ method: 'openai/' + name, params }, '*');
      window.openai = { ...${JSON.stringify(globals).replaceAll('<', String.raw`\u003c`)}, openExternal: tell('openExternal'), callTool: async (name, args) => { tell('callTool')({ name, arguments: args }); return window.openai.answers; } };
      addEventListener('message', ({ data }) => {
        if (data.globals) dispatchEvent(new CustomEvent('openai:set_globals', { detail: { globals: data.globals } }));
      });
    </script><title>`,
  );

// The browser's own wait evaluates its condition in the page, which the host's policy forbids.
async function hear(said: () => Promise<Message[]>, isIt: (message: Message) => boolean): Promise<Message> {
  for (let tries = 0; tries < TIMEOUT_MS / BETWEEN_TRIES_MS; tries += 1) {
    const message = (await said()).find(isIt);
    if (message) return message;
    await after(BETWEEN_TRIES_MS);
  }
  throw new Error(`the page has only said ${JSON.stringify(await said())}`);
}
