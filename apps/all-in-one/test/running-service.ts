import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type AppParts, type Replacements, readServiceSettings } from '@cotiza/assembly';
import { TEST_DAY } from '@cotiza/contract/testing';
import { manualClock, type ManualClock } from '@cotiza/kernel';
import { MCP_DOOR } from '@cotiza/mcp';
import { PAGES_DOOR } from '@cotiza/pages';
import { createLogger } from '@cotiza/platform';
import type { QuoteResult } from '@cotiza/quoting';
import { declines, insurer } from '@cotiza/quoting/testing';
import { REST_DOOR } from '@cotiza/rest';

/** A running service as a client sees it. */
export interface RunningService {
  readonly url: string;
  readonly clock: ManualClock;
  /** Its data folder. */
  readonly folder: string;
  /** Its log so far, one JSON object a line. */
  readonly log: readonly string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts any text as a body; an object is sent as JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Requests a quotation, which has to be made. */
  quoted(body: object, headers?: Record<string, string>): Promise<QuoteResult>;
  /** Posts a JSON-RPC message to the MCP server without a client. */
  rpc(method: string, params?: object, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export const QUOTES = '/api/agent/cotizaciones';
export const MCP = '/api/agent/mcp';
export const JSON_TYPE = { 'content-type': 'application/json' };
export const MCP_HEADERS = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };

/** The parameters of `initialize`. */
export const handshake = (protocolVersion = '2025-11-25') => ({
  ...{ protocolVersion, capabilities: {}, clientInfo: { name: 'cliente', version: '1' } },
});

export const ALL_IN_ONE: AppParts = { doors: [REST_DOOR, PAGES_DOOR, MCP_DOOR], delivers: true, standsAlone: true };

/** A process of REST and the pages, with a database of its own. */
export const REST_ALONE: AppParts = { doors: [REST_DOOR, PAGES_DOOR], delivers: false, standsAlone: true };

/**
 * Starts the service on a free port and on the day of tests, with limits off unless the environment sets them. Its data are
 * deleted when it closes, unless the environment names a folder.
 */
export async function startService(
  environment: Record<string, string> = {},
  replacements: Replacements = {},
  parts = ALL_IN_ONE,
): Promise<RunningService> {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const log: string[] = [];
  const limitsOff = { LIMIT_REFERENCE_PER_MINUTE: '0', LIMIT_QUOTES_PER_MINUTE: '0', LIMIT_ESTIMATES_PER_MINUTE: '0' };
  const folder = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'cotiza-test-'));
  const removeFolder = () => environment.DATA_DIR ?? rmSync(folder, { recursive: true, force: true });
  const settings = readServiceSettings({
    PORT: '0',
    LOG_LEVEL: 'trace',
    DATA_DIR: folder,
    ...limitsOff,
    ...environment,
  });
  const logger = createLogger(settings.LOG_LEVEL, { write: (line) => void log.push(line) });
  const app = await createApp(parts, { ...settings, PORT: 0 }, logger, { clock, environment, ...replacements });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const post: RunningService['post'] = (path, body, headers = JSON_TYPE) =>
    fetch(url + path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
  return {
    url,
    clock,
    folder,
    log,
    get: (path, headers = {}) => fetch(url + path, { headers }),
    post,
    quoted: async (body, headers) => {
      const answer = await post(QUOTES, body, { ...JSON_TYPE, ...headers });
      expect(answer.status).toBe(200);
      return (await answer.json()) as QuoteResult;
    },
    rpc: (method, params, headers) =>
      post(MCP, { jsonrpc: '2.0', id: 1, method, params }, { ...MCP_HEADERS, ...headers }),
    close: async () => {
      await app.close();
      removeFolder();
    },
  };
}

/** Starts a service before the tests of a file or a block, and closes it after them. */
export function serviceForTests(...given: Parameters<typeof startService>): RunningService {
  const service = {} as RunningService;
  beforeAll(async () => void Object.assign(service, await startService(...given)));
  afterAll(() => service.close());
  return service;
}

/** Starts a service before each test of a file or a block, and closes it after that. */
export function servicePerTest(...given: Parameters<typeof startService>): RunningService {
  const service = {} as RunningService;
  beforeEach(async () => void Object.assign(service, await startService(...given)));
  afterEach(() => service.close());
  return service;
}

/** Returns the faults of a refused query, each as `campo codigo`. */
export async function queryFaults(service: RunningService, path: string): Promise<string[]> {
  const response = await service.get(path);
  expect(response.status).toBe(400);
  const { error, errores } = (await response.json()) as { error: string; errores: { campo: string; codigo: string }[] };
  expect(error).toBe('parametros_invalidos');
  return errores.map(({ campo, codigo }) => `${campo} ${codigo}`);
}

/** Returns the lines of a service's log with that message. */
export const linesOf = ({ log }: RunningService, message: string) =>
  log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

/** Starts a service whose limits follow its clock: the library that counts reads the time of the machine. */
export async function startLimitedService(...given: Parameters<typeof startService>): Promise<RunningService> {
  const service = await startService(...given);
  const now = jest.spyOn(Date, 'now').mockImplementation(() => service.clock.now());
  const close = async () => {
    now.mockRestore();
    await service.close();
  };
  return { ...service, close };
}

/** Makes an insurer over the network that declines once the test releases its answers. */
export function waitingInsurer() {
  const waiting: (() => void)[] = [];
  const connector = insurer('Lenta', () => new Promise((resolve) => waiting.push(() => resolve(declines()))), 'remote');
  return {
    connector,
    /** The questions without an answer. */
    waiting: waiting as readonly unknown[],
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}

/** Waits until a condition holds. Jest's own timeout ends the wait otherwise. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 5));
}
