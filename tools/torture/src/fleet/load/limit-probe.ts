import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import { MCP_HEADERS, messageIn, toolCall } from './post-tool-call';

/** What a client without a key may ask in a minute, and how many of its requests it sends. */
export const PROBED_LIMIT = 200;
const SENT = 300;
const AT_ONCE = 8;
/** A limit counts in windows of a minute that begin with the first request. */
const WINDOW_MS = 60_000;
const TOLERANCE = 0.05;
/** Tries to find a minute in which Redis answered every process in time. */
const ATTEMPTS = 4;
/** For the processes to have found a Redis that has come back; they look for it every second. */
const SHARED_WITHIN_MS = 60_000;
const POLL_MS = 200;

/** What one client was given that asked for more than its limit. */
export interface Probe {
  readonly accepted: number;
  readonly refused: number;
  /** Requests, of whatever client, that a process counted by itself meanwhile, since Redis did not answer it in time. */
  readonly alone: number;
  readonly elapsedMs: number;
  readonly faults: readonly string[];
}

/** Where a client asks, and the processes that count. */
export interface Probed {
  readonly url: string;
  readonly doors: readonly { readonly url: string }[];
}

const BODY = toolCall('obtener_requisitos', { ramo: 'coche' });

/**
 * Has one client ask for more than its limit, of both doors in turn, and counts what it is given. Where a process has counted
 * by itself meanwhile it is done again, as another client; where that goes on, what was counted so may have been let through.
 *
 * @param network first two numbers of the addresses that the client asks from
 */
export async function probeLimit({ url, doors }: Probed, network: string): Promise<Probe> {
  if (!(await allCountTogether(doors))) throw new Error('the processes do not count together, although Redis runs');
  for (let attempt = 1; ; attempt++) {
    const before = await countedAlone(doors);
    const startedAt = Date.now();
    const asked = await askTooMuch(new URL(url), `${network}.2.${attempt}`);
    const alone = (await countedAlone(doors)) - before;
    const probe = { ...asked, alone, elapsedMs: Date.now() - startedAt };
    if (alone === 0 || attempt === ATTEMPTS) return { ...probe, faults: [...probe.faults, ...limitFaults(probe)] };
  }
}

/** How far a limit has not held, in a sentence; empty where it has. Each window that may have begun lets as many through. */
export function limitFaults({ accepted, alone, elapsedMs }: Omit<Probe, 'faults' | 'refused'>): readonly string[] {
  const windows = 1 + Math.floor(elapsedMs / WINDOW_MS);
  const most = windows * PROBED_LIMIT * (1 + TOLERANCE) + alone;
  const isHeld = accepted >= PROBED_LIMIT * (1 - TOLERANCE) && accepted <= most;
  const counted = `minutes begun: ${windows}, counted without Redis: ${alone}`;
  return isHeld ? [] : [`a limit of ${PROBED_LIMIT} let ${accepted} requests through (${counted})`];
}

async function askTooMuch(url: URL, localAddress: string): Promise<Omit<Probe, 'alone' | 'elapsedMs'>> {
  const probe = { accepted: 0, refused: 0, faults: [] as string[] };
  let sent = 0;
  const askOnAndOn = async () => {
    while (sent < SENT) {
      sent += 1;
      const outcome = await (sent % 3 === 0 ? askOverMcp : askOverRest)(url, localAddress).catch(String);
      if (outcome === 'accepted' || outcome === 'refused') probe[outcome] += 1;
      else probe.faults.push(`a request of the probed client was answered: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOnAndOn));
  return probe;
}

async function askOverRest(url: URL, localAddress: string): Promise<string> {
  const { status, text } = await ask(url, '/api/agent/requisitos?ramo=coche', localAddress);
  if (status === 200) return 'accepted';
  return status === 429 ? 'refused' : `${status} ${text.slice(0, 200)}`;
}

async function askOverMcp(url: URL, localAddress: string): Promise<string> {
  const { status, text } = await ask(url, '/api/agent/mcp', localAddress, BODY);
  if (status !== 200) return `${status} ${text.slice(0, 200)}`;
  const { result } = messageIn(text) as { readonly result?: { readonly isError?: boolean } };
  if (!result?.isError) return 'accepted';
  return text.includes('limite_alcanzado') ? 'refused' : text.slice(0, 200);
}

function ask({ hostname, port }: URL, path: string, localAddress: string, body?: string) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const options = {
      hostname,
      port,
      path,
      localAddress,
      method: body ? 'POST' : 'GET',
      headers: body ? MCP_HEADERS : {},
    };
    const asked = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: existing(answer.statusCode, 'status'), text })).once('error', reject);
    });
    asked.once('error', reject).end(body);
  });
}

async function allCountTogether(doors: Probed['doors']): Promise<boolean> {
  for (const startedAt = Date.now(); Date.now() - startedAt < SHARED_WITHIN_MS; await sleep(POLL_MS)) {
    const degraded = await Promise.all(doors.map((door) => metricOf(door.url, 'cotiza_dependency{name="limits"}')));
    if (degraded.every((level) => level === 0)) return true;
  }
  return false;
}

async function countedAlone(doors: Probed['doors']): Promise<number> {
  const counts = doors.map((door) => metricOf(door.url, 'cotiza_limit_counts_total{where="alone"}'));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** 0 for one that has counted nothing yet. */
async function metricOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}
