import { createApp, type Replacements } from '@cotiza/assembly';
import { TEST_DAY } from '@cotiza/contract/testing';
import { manualClock, type ManualClock } from '@cotiza/kernel';
import { createLogger, readSettings } from '@cotiza/platform';

/** A service that listens, as a client sees it. */
export interface RunningService {
  readonly url: string;
  readonly clock: ManualClock;
  /** What it has logged so far, one JSON object a line. */
  readonly log: readonly string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts any text as a body; an object is sent as JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export const QUOTES = '/api/agent/cotizaciones';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Starts the service on a free port, on a day of tests, with limits off unless the environment says otherwise. */
export async function startService(
  environment: Record<string, string> = {},
  replacements: Replacements = {},
): Promise<RunningService> {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const log: string[] = [];
  const limitsOff = { LIMIT_REFERENCE_PER_MINUTE: '0', LIMIT_QUOTES_PER_MINUTE: '0' };
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'trace', ...limitsOff, ...environment });
  const logger = createLogger(settings.LOG_LEVEL, { write: (line) => void log.push(line) });
  const app = await createApp(['rest', 'mcp'], { ...settings, PORT: 0 }, logger, { clock, ...replacements });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    url,
    clock,
    log,
    get: (path, headers = {}) => fetch(url + path, { headers }),
    post: (path, body, headers = JSON_TYPE) =>
      fetch(url + path, {
        method: 'POST',
        headers,
        body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      }),
    close: () => app.close(),
  };
}

/** The faults of a query that is refused, each as `campo codigo`. */
export async function queryFaults(service: RunningService, path: string): Promise<string[]> {
  const response = await service.get(path);
  expect(response.status).toBe(400);
  const { error, errores } = (await response.json()) as { error: string; errores: { campo: string; codigo: string }[] };
  expect(error).toBe('parametros_invalidos');
  return errores.map(({ campo, codigo }) => `${campo} ${codigo}`);
}
