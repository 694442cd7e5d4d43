import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createSecretKey, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signWebhook } from './sign-webhook';

const isInstalled = spawnSync('nats-server', ['--version']).status === 0;

/** The program of examples/nats-receiver, installed, on a NATS of its own. */
(isInstalled ? describe : describe.skip)('the example that publishes webhooks to NATS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-nats-'));
  const key = randomBytes(32);
  const processes: ChildProcess[] = [];
  let nats: string;
  let url: string;

  /** Starts a program, and returns what its output says. */
  async function start(command: readonly [string, ...string[]], says: RegExp, env = {}): Promise<string> {
    const [program, ...args] = command;
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } });
    processes.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
    while (!says.test(output)) await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
    return says.exec(output)![1]!;
  }

  beforeAll(async () => {
    cpSync('examples/nats-receiver', folder, { recursive: true });
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder });
    const server = ['nats-server', '-a', '127.0.0.1', '-p', '-1', '-js', '-sd', join(folder, 'nats')] as const;
    nats = await start(server, /client connections on (127\.0\.0\.1:\d+)/);
    const settings = { WEBHOOK_SECRET: `whsec_${key.toString('base64')}`, NATS_URL: nats, PORT: '0' };
    url = await start([process.execPath, 'receiver.js'], /Listening on (\S+)/, settings);
  });
  afterAll(async () => {
    for (const child of processes.reverse()) if (child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });

  async function send(id: string, secret = key): Promise<number> {
    const body = JSON.stringify({ type: 'cotizacion.cotizada', data: { referencia: 'COT-7K3M9QX2TB' } });
    const headers = signWebhook(createSecretKey(secret), id, Date.now(), body);
    return (await fetch(url, { method: 'POST', headers, body })).status;
  }

  /** Returns subject and id of every message of the stream, as a client of NATS reads them. */
  function published(): string {
    const program = `
      import { jetstreamManager } from '@nats-io/jetstream';
      import { connect } from '@nats-io/transport-node';
      const nats = await connect({ servers: '${nats}' });
      const { streams } = await jetstreamManager(nats);
      const { state } = await streams.info('COTIZA');
      for (let seq = 1; seq <= state.last_seq; seq++) {
        const { subject, header } = await streams.getMessage('COTIZA', { seq });
        console.log(subject, header.get('Nats-Msg-Id'));
      }
      await nats.close();`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' });
  }

  it('publishes each event once by its id, and nothing with a wrong signature', async () => {
    expect(await Promise.all(['one', 'one', 'two'].map((id) => send(id)))).toEqual([204, 204, 204]);
    expect(await send('one')).toBe(204);
    expect(await send('three', randomBytes(32))).toBe(401);
    const lines = published().trim().split('\n').sort();
    expect(lines).toEqual(['cotiza.cotizacion.cotizada one', 'cotiza.cotizacion.cotizada two']);
  });
});
