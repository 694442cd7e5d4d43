import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describeOnRedis, REDIS_URL } from '@cotiza/platform/testing';
import { tcpGate, type TcpGate } from '@cotiza/storage/testing';
import { startService, until, type RunningService } from './running-service';

const CATALOGUE = '/api/agent/catalogo?tipo=genders';

/** Returns a client network that no other test uses. */
const newClient = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

const BEHIND_PROXY = { REDIS_URL, TRUST_PROXY: '127.0.0.0/8' };

describeOnRedis('limits that processes share', () => {
  const started: RunningService[] = [];
  const gates: TcpGate[] = [];
  let client: string;
  beforeEach(() => (client = newClient()));
  afterEach(async () => {
    for (const service of started.splice(0)) await service.close();
    for (const gate of gates.splice(0)) await gate.shut().catch(() => undefined);
  });

  /** Starts a process that counts on Redis, or alone without Redis. */
  async function start(environment: Record<string, string>): Promise<RunningService> {
    const service = await startService({ ...BEHIND_PROXY, ...environment });
    started.push(service);
    return service;
  }

  const get = (service: RunningService, path = CATALOGUE) => service.get(path, { 'x-forwarded-for': client });
  const ping = async (service: RunningService) => (await service.rpc('ping', {}, { 'x-forwarded-for': client })).text();

  const said = (service: RunningService, message: string) => service.log.filter((line) => line.includes(message));
  const metric = async (service: RunningService, name: string) => {
    const line = (await (await service.get('/metrics')).text()).split('\n').find((text) => text.startsWith(`${name} `));
    return line?.slice(name.length + 1);
  };
  const isShared = async (service: RunningService) =>
    (await metric(service, 'cotiza_dependency{name="limits"}')) === '0';

  /** Opens a gate to Redis that can be closed. Returns it with its address. */
  async function gated(): Promise<{ gate: TcpGate; url: string }> {
    const { hostname, port } = new URL(REDIS_URL);
    const gate = await tcpGate(hostname, Number(port || 6379));
    gates.push(gate);
    const url = new URL(REDIS_URL);
    url.host = `127.0.0.1:${gate.port}`;
    return { gate, url: url.href };
  }

  it('let a limit of 10 through over two processes, not 20, on both doors together', async () => {
    const limits = { LIMIT_REFERENCE_PER_MINUTE: '10' };
    const services = [await start(limits), await start(limits)];
    let passed = 0;
    for (let request = 0; request < 10; request++) {
      const service = services[request % 2]!;
      if ((await get(service)).status === 200) passed++;
      if ((await ping(service)).includes('"result"')) passed++;
    }
    expect(passed).toBe(10);
    const refused = await get(services[0]!);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
  });

  it('are each process’s own while Redis is gone, which is said once, and shared again by themselves', async () => {
    const { gate, url } = await gated();
    const limits = { LIMIT_REFERENCE_PER_MINUTE: '2', REDIS_URL: url };
    const services = [await start(limits), await start(limits)];
    const [first] = services as [RunningService, RunningService];
    await gate.shut();
    for (const service of services) await until(async () => !(await isShared(service)));
    for (const service of services) {
      expect([(await get(service)).status, (await get(service)).status, (await get(service)).status]).toEqual([
        ...[200, 200, 429],
      ]);
    }
    expect(said(first, 'limits not shared')).toHaveLength(1);
    const ready = await first.get('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degradado', degraded: ['limits'] }]);
    await gate.reopen();
    for (const service of services) await until(() => isShared(service));
    expect(said(first, '"limits shared"')).toHaveLength(2);
    client = newClient();
    const statuses = [];
    for (const place of [0, 1, 0, 1]) statuses.push((await get(services[place]!)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('start without Redis', async () => {
    const service = await start({
      LIMIT_REFERENCE_PER_MINUTE: '1',
      REDIS_URL: 'redis://user:zxmarca@127.0.0.1:1',
    });
    expect([(await get(service)).status, (await get(service)).status]).toEqual([200, 429]);
    const warnings = said(service, 'limits not shared');
    expect(warnings).toEqual([expect.stringContaining('nothing listens on the port of REDIS_URL')]);
    expect(service.log.join('\n')).not.toContain('zxmarca');
  });

  it('cost at most 250 ms an answer while Redis is silent, and not every answer', async () => {
    const { gate, url } = await gated();
    const service = await start({ LIMIT_REFERENCE_PER_MINUTE: '100', REDIS_URL: url });
    gate.freeze();
    for (let request = 0; request < 23; request++) expect((await get(service)).status).toBe(200);
    const waits = (labels: string) => metric(service, `cotiza_redis_seconds_${labels}`);
    expect(await waits('count{outcome="no answer"}')).toBe('3');
    expect(await waits('bucket{le="0.25",outcome="no answer"}')).toBe('3');
    expect(Number(await metric(service, 'cotiza_limit_counts_total{where="alone"}'))).toBeGreaterThan(3);
    expect(said(service, 'limits not shared')).toHaveLength(1);
    await until(() => isShared(service));
  });

  it('start with a Redis that takes connections and says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const url = `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const service = await start({ LIMIT_REFERENCE_PER_MINUTE: '1', REDIS_URL: url });
    expect([(await get(service)).status, (await get(service)).status]).toEqual([200, 429]);
    expect(await isShared(service)).toBe(false);
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });
});
