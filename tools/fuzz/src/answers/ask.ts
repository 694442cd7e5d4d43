import { join } from 'node:path';
import { freePort, LIMITS_OFF } from '@cotiza/tools-kit';
import { readKeptMail, startServiceProcess } from '@cotiza/tools-kit/service';
import { QUOTES } from '../fuzz/addresses';
import { masking } from './masked';
import type { AskedRequest } from './asked-requests';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The e-mail of a quotation, and the page behind its link. */
  readonly sent?: string;
}

export interface Recorded {
  readonly request: AskedRequest;
  readonly answer: Answer;
}

const PRELOAD = join(__dirname, 'frozen-clock.preload.js');

const SETTINGS = {
  PUBLIC_URL: 'https://cotiza.example',
  ...LIMITS_OFF,
  LOG_LEVEL: 'error',
};

/** Of the connection, not of the answer; the date is that of Node, which no preloaded clock changes. */
const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive']);

interface Asked {
  readonly url: string;
  readonly dataDir: string;
  readonly masked: (text: string) => string;
}

/**
 * Starts the built service of a tree with a frozen clock, and sends it one request after the other.
 *
 * @param tree folder of the tree; undefined: the one that this is built in
 * @throws Error when the service does not start, or stops answering
 */
export async function askAll(requests: readonly AskedRequest[], tree: string | undefined): Promise<Recorded[]> {
  const port = await freePort();
  const settings = { ...SETTINGS, PORT: String(port) };
  const service = await startServiceProcess(settings, { tree, nodeArguments: ['--require', PRELOAD] });
  try {
    const asked: Asked = { url: `http://127.0.0.1:${port}`, dataDir: service.dataDir, masked: masking() };
    const recorded: Recorded[] = [];
    for (const [index, request] of requests.entries())
      recorded.push({ request, answer: await ask(asked, request, `request-${index + 1}`) });
    return recorded;
  } finally {
    await service.stop();
  }
}

async function ask(service: Asked, request: AskedRequest, id: string): Promise<Answer> {
  const { url, masked } = service;
  const { method, path, body } = request;
  const headers = { ...request.headers, 'x-request-id': id };
  const response = await fetch(url + path, { method, headers, body, redirect: 'manual' });
  const text = await response.text();
  const kept = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
  const received = Object.fromEntries(kept.map(([name, value]) => [name, masked(value)]));
  const answer = { status: response.status, headers: received, body: masked(text) };
  const reference = path === QUOTES ? quotedIn(text) : undefined;
  return reference === undefined ? answer : { ...answer, sent: masked(await sentFor(service, reference)) };
}

/** Returns the reference of a quotation with offers, for which an e-mail is sent. */
const quotedIn = (text: string): string | undefined =>
  /"estado":"cotizado"/.test(text) ? /"referencia":"(COT-\w+)"/.exec(text)?.[1] : undefined;

async function sentFor({ url, dataDir }: Asked, reference: string): Promise<string> {
  const { subject, to, link, text, html } = await readKeptMail(join(dataDir, 'mail', `${reference}.eml`));
  const page = await (await fetch(url + new URL(link).pathname)).text();
  return [subject, to, text, html, page].join('\n');
}
