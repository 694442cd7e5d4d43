import { request } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MCP_HEADERS, messageIn, toolCall } from './post-tool-call';

/** What a client without a key may ask in a minute, and how many of its requests it sends. */
export const PROBED_LIMIT = 200;
const SENT = 300;
const AT_ONCE = 8;
/** A limit counts in windows of a minute that begin with the first request: all have to be sent within it. */
const WINDOW_MS = 55_000;
const ATTEMPTS = 4;
/** What a process says when it counts alone for a while, since Redis was not heard in time. */
const COUNTED_ALONE = '"limits not shared"';

export interface Probe {
  readonly accepted: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

const BODY = toolCall('obtener_requisitos', { ramo: 'coche' });

/**
 * Has one client ask for more than its limit, of both doors in turn, and counts what it is given. It is done again, as another
 * client, where the window was over before the last request, or a process has counted alone meanwhile.
 *
 * @param logs folder with the logs of the processes
 */
export async function probeLimit(url: string, logs: string): Promise<Probe> {
  for (let attempt = 1; ; attempt++) {
    const alone = countedAlone(logs);
    const startedAt = Date.now();
    const probe = await askTooMuch(new URL(url), `127.1.2.${attempt}`);
    const isValid = Date.now() - startedAt < WINDOW_MS && countedAlone(logs) === alone;
    if (isValid) return { ...probe, faults: [...probe.faults, ...faultsOf(probe)] };
    if (attempt === ATTEMPTS) throw new Error('the machine is too slow to ask for a whole limit within a minute');
  }
}

function faultsOf({ accepted }: Probe): readonly string[] {
  const tolerance = PROBED_LIMIT * 0.05;
  const isHeld = Math.abs(accepted - PROBED_LIMIT) <= tolerance;
  return isHeld ? [] : [`a limit of ${PROBED_LIMIT} let ${accepted} requests through`];
}

async function askTooMuch(url: URL, localAddress: string): Promise<Probe> {
  const probe = { accepted: 0, refused: 0, faults: [] as string[] };
  let sent = 0;
  const askOnAndOn = async () => {
    while (sent < SENT) {
      sent += 1;
      const outcome = await (sent % 3 === 0 ? askOverMcp : askOverRest)(url, localAddress);
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
      answer.once('end', () => resolve({ status: answer.statusCode!, text })).once('error', reject);
    });
    asked.once('error', reject).end(body);
  });
}

function countedAlone(folder: string): number {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return logs.reduce((sum, name) => sum + readFileSync(join(folder, name), 'utf8').split(COUNTED_ALONE).length - 1, 0);
}
