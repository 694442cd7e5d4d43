import { execFileSync, spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { bodyOf } from '@cotiza/contract/testing';
import { postgresDatabases } from '@cotiza/storage/testing';
import { HALF_A_BODY, sendRaw } from './raw-http';
import { until } from './until';

const ROOT = join(__dirname, '..', '..', '..');
const DATA_KEY = randomBytes(32).toString('hex');

type Line = Readonly<Record<string, unknown>>;

/** Several processes on one address, as an operator starts them, on a schema of their own. */
interface Service {
  readonly child: ChildProcessByStdio<null, Readable, null>;
  readonly url: string;
  readonly lines: Line[];
}

let place: Awaited<ReturnType<typeof postgresDatabases.make>>;
let service: Service;

const environment = () => ({
  PATH: process.env.PATH,
  PORT: '0',
  WORKERS: '2',
  DATABASE_URL: place.databaseUrl,
  DATA_DIR: place.dataDir,
  DATA_KEY,
});

async function start(settings: Record<string, string> = {}): Promise<Service> {
  const env = { ...environment(), ...settings };
  const child = spawn(process.execPath, ['apps/all-in-one/dist/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Line[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as Line;
      lines.push(line);
      if (line.msg === 'serving') resolve(String(line.url));
    });
    child.once('exit', () => reject(new Error('it ended before it served')));
  });
  return { child, url, lines };
}

/** Process numbers of those that serve. */
const workersOf = ({ child }: Service): number[] =>
  spawnSync('ps', ['--ppid', String(child.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes('dist/main.js'))
    .map((line) => Number.parseInt(line, 10));

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const quote = (url: string, key: string, client = '192.0.2.1') =>
  fetch(`${url}/api/agent/cotizaciones`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': client,
      connection: 'close',
    },
    body: JSON.stringify(bodyOf('Car').with('effective_date', tomorrow()).build()),
  });

const metricsOf = async ({ url }: Service) =>
  (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();

async function valueOf(name: string): Promise<number> {
  const line = (await metricsOf(service)).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

beforeAll(() => void execFileSync('npx', ['tsc', '-b', 'apps/all-in-one'], { cwd: ROOT }));
beforeEach(async () => {
  place = await postgresDatabases.make();
  service = await start({ LIMIT_QUOTES_PER_MINUTE: '0' });
});
afterEach(async () => {
  const pids = workersOf(service);
  service.child.kill('SIGKILL');
  await until(() => !pids.some(isThere));
  await postgresDatabases.remove(place);
});

describe('two processes on one address', () => {
  it('both quote, count together, keep one answer under a key, and deliver', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => quote(service.url, `k-${index % 10}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    const results = (await Promise.all(answers.map((answer) => answer.json()))) as { referencia: string }[];
    const references = new Set(results.map(({ referencia }) => referencia));
    expect(references.size).toBe(10);
    const servedBy = () => service.lines.filter(({ msg }) => msg === 'request served').map(({ worker }) => worker);
    await until(() => servedBy().length >= 20);
    expect(new Set(servedBy())).toEqual(new Set([1, 2]));
    const served = 'cotiza_http_request_seconds_count{method="POST",route="/api/agent/cotizaciones",status="200"}';
    expect(await valueOf(served)).toBe(20);
    expect(await valueOf('cotiza_workers')).toBe(2);
    await until(() => readdirSync(join(place.dataDir, 'mail')).filter((file) => file.endsWith('.eml')).length === 10);
    await until(async () => (await valueOf('cotiza_message_attempts_total{kind="email",outcome="delivered"}')) === 10);
    expect(await (await fetch(`${service.url}/health/ready`)).json()).toMatchObject({ status: 'ok' });
  });

  it('start the one again that died, say so, and go on quoting meanwhile', async () => {
    const [first, second] = workersOf(service) as [number, number];
    process.kill(second, 'SIGKILL');
    await until(() => service.lines.some(({ msg }) => msg === 'worker ended'));
    const ended = service.lines.find(({ msg }) => msg === 'worker ended');
    expect(ended).toMatchObject({ level: 50, signal: 'SIGKILL', againInMs: 100 });
    expect((await quote(service.url, 'meanwhile')).status).toBe(200);
    await until(() => service.lines.some(({ msg }) => msg === 'worker serving'));
    expect(workersOf(service)).toHaveLength(2);
    expect(workersOf(service)).toContain(first);
    expect(await valueOf('cotiza_worker_restarts')).toBe(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('all end by %s, whatever hangs', async (signal) => {
    const pids = workersOf(service);
    for (let client = 0; client < 4; client++) await sendRaw(service.url, HALF_A_BODY);
    await after(100);
    const from = performance.now();
    service.child.kill(signal);
    const [code, by] = (await once(service.child, 'exit')) as [number | null, NodeJS.Signals | null];
    expect([code, by]).toEqual([null, signal]);
    // Ten seconds, and what a slow machine takes; a client that hangs would be waited for longer.
    expect(performance.now() - from).toBeLessThan(25_000);
    expect(pids.filter(isThere)).toEqual([]);
  });

  it('end with whoever supervises them, however that ended', async () => {
    const pids = workersOf(service);
    service.child.kill('SIGKILL');
    await until(() => !pids.some(isThere));
  });
});

describe('several processes', () => {
  beforeEach(() => service.child.kill('SIGKILL'));

  it('all read the file of insurers again', async () => {
    const file = join(place.dataDir, 'insurers.json');
    execFileSync('sh', [
      '-c',
      'echo \'{"insurers":[{"connector":"tariff","id":"aldaba","lines":["Car"]}]}\' > "$1"',
      'sh',
      file,
    ]);
    service = await start({ INSURERS_FILE: file });
    service.child.kill('SIGHUP');
    await until(() => service.lines.filter(({ msg }) => msg === 'insurers read again').length === 2);
    expect(service.child.exitCode).toBeNull();
    expect((await quote(service.url, 'after')).status).toBe(200);
  });

  it('all read the rate books of the operator again', async () => {
    service = await start({ RATE_BOOKS_DIR: join(ROOT, 'libs/insurers/tariff/rate-books') });
    service.child.kill('SIGHUP');
    await until(() => service.lines.filter(({ msg }) => msg === 'insurers read again').length === 2);
    expect(service.child.exitCode).toBeNull();
  });

  it('have one limit, not one each', async () => {
    service = await start({ LIMIT_QUOTES_PER_MINUTE: '3', TRUST_PROXY: '127.0.0.0/8' });
    let client = 0;
    const passed = async () => {
      client++;
      const statuses = [];
      for (let place = 0; place < 6; place++) {
        statuses.push((await quote(service.url, `limited-${client}-${place}`, `203.0.113.${client}`)).status);
      }
      return statuses.filter((status) => status === 200).length;
    };
    // Each would let its own three through. Whoever counts too slowly for once is not waited for: another client is asked for.
    await until(async () => (await passed()) === 3);
  });

  it('say once what is wrong with their settings, and end as one would', () => {
    const run = (changes: Record<string, string>) => {
      try {
        execFileSync(process.execPath, ['apps/all-in-one/dist/main.js'], {
          cwd: ROOT,
          env: { ...environment(), ...changes },
          stdio: ['ignore', 'ignore', 'pipe'],
          encoding: 'utf8',
        });
        return {};
      } catch (error) {
        const { status, stderr } = error as { status: number; stderr: string };
        return { status, stderr };
      }
    };
    expect(run({ DATABASE_URL: '' })).toEqual({
      status: 78,
      stderr: expect.stringMatching(
        /^The settings are not valid:\n {2}- WORKERS must be 1 without DATABASE_URL[^\n]+\n$/,
      ),
    });
    expect(run({ MAIL_FROM: 'Cotiza <cotiza@localhost>', WEBHOOKS_FILE: '/nowhere' })).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Cannot start: WEBHOOKS_FILE [^\n]+\n$/),
    });
  });
});
