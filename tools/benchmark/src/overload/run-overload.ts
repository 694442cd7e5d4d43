import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existing } from '@cotiza/kernel';
import { MCP_PATH } from '@cotiza/mcp';
import { freePort } from '@cotiza/tools-kit';
import { LoadProcess } from '../bench/load/load-process';
import { rawRequest } from '../bench/load/raw-request';
import { ask } from '../bench/over-http/asked';
import { mcpRequest } from '../bench/over-http/mcp-request';
import { allInOnePlan, carBody, SERVICE_QUOTE_PATH } from '../bench/over-http/service.plan';
import type { Pinning } from '../bench/processes/pinning';
import { ServerProcess } from '../bench/processes/server-process';
import type { ClosedLoop, Overload } from './figures';
import { floodFromElsewhere } from './flood/flood-process';
import { lookAtWhatIsKept } from './kept';
import type { OverloadOptions } from './overload-options';
import { secondsBackToNormal } from './watch/back-to-normal';
import { watchService } from './watch/watch-service';

/** Clients that must be served without a refusal; with the last of them the capacity is measured. */
const CLIENTS = [32, 128, 64];
/** Connections of the flood, which stay: more than there would ever be waiting if refusals came at once. */
const CONNECTIONS = 1500;
const TIMEOUT_SECONDS = 60;

interface Stage {
  readonly service: ServerProcess;
  readonly operatorPort: number;
  readonly options: OverloadOptions;
  readonly pinning: Pinning | null;
  readonly progress: (text: string) => void;
}

/** Overloads all-in-one on its embedded database, delivering to a folder. */
export async function runOverload(
  options: OverloadOptions,
  pinning: Pinning | null,
  progress: (text: string) => void,
): Promise<Overload> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-overload-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const plan = allInOnePlan(folder);
  const dataDir = existing(plan.env?.DATA_DIR, 'DATA_DIR');
  const operatorPort = await freePort('127.0.0.1');
  const env = { ...plan.env, LIMIT_CONNECTIONS_PER_ADDRESS: '0', METRICS_PORT: String(operatorPort) };
  let service: ServerProcess | undefined;
  try {
    service = await ServerProcess.start({ ...plan, env }, pinning?.server);
    const stage = { service, operatorPort, options, pinning, progress };
    const measured = await measure(stage, join(dataDir, 'mail'));
    progress('stopping, and looking at what is kept');
    await service.stop();
    return { ...measured, kept: await lookAtWhatIsKept(dataDir, measured.flood.references) };
  } finally {
    await service?.stop();
    removeFolder();
  }
}

async function measure(stage: Stage, mailFolder: string) {
  const { service, options, pinning, progress } = stage;
  const body = carBody();
  const request = options.door === 'mcp' ? mcpRequest('mcp2025', `/${MCP_PATH}`) : { path: SERVICE_QUOTE_PATH, body };
  const { bodyBytes } = await ask(service, request);
  const requestBytes = rawRequest(request).toString('base64');
  const closedLoops = await closedLoopsOf(stage, CLIENTS, requestBytes, bodyBytes);
  const capacity = existing(closedLoops.at(-1), 'closed loop');
  const perSecond = options.times * capacity.requestsPerSecond;
  progress(`${perSecond.toFixed(0)} requests a second for ${options.seconds} s, whatever is answered`);
  const stopWatching = watchService(service, stage.operatorPort, mailFolder);
  const flood = await floodFromElsewhere(
    { port: service.port, request: requestBytes, perSecond, seconds: options.seconds, connections: CONNECTIONS },
    pinning?.load,
  );
  const seen = await stopWatching();
  progress('one quotation after the other, until they are as quick as before');
  const normalAfterSeconds = await secondsBackToNormal(service, body, {
    quickMs: capacity.p99Ms,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  const [afterwards] = await closedLoopsOf(stage, [capacity.clients], requestBytes, bodyBytes);
  return {
    ...{ closedLoops, afterwards: existing(afterwards, 'closed loop'), flood, seen, normalAfterSeconds },
    ...timesOf(options),
  };
}

const timesOf = ({ seconds, times }: OverloadOptions) => ({ floodSeconds: seconds, times });

/** @throws Error at the first answer that is not a quotation: none of these loads is an overload */
async function closedLoopsOf(
  stage: Stage,
  numbersOfClients: readonly number[],
  request: string,
  bodyBytes: number,
): Promise<ClosedLoop[]> {
  const { service, options, pinning, progress } = stage;
  const load = new LoadProcess(pinning?.load);
  const loops: ClosedLoop[] = [];
  try {
    for (const clients of numbersOfClients) {
      progress(`${clients} clients, each with one request at a time`);
      const report = await load.run({
        ...{ port: service.port, request, bodyBytes, concurrency: clients },
        warmUpSeconds: 1,
        seconds: options.closedSeconds,
      });
      loops.push({ clients, ...report });
    }
  } finally {
    load.stop();
  }
  return loops;
}
