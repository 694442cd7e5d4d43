import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readServiceSettings, DEFAULT_SETTINGS } from '@cotiza/assembly';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { parse } from 'yaml';
import { DEPLOY, readDeployFile } from './deploy-files';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly profiles?: readonly string[];
}

const compose = parse(readDeployFile('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: object;
  readonly volumes: object;
};
const services = Object.entries(compose.services);
/** Services that start without a profile. */
const usual = services.filter(([, { profiles }]) => !profiles);
const processes = services.filter(([, { image }]) => image === 'cotiza');

/** Variables of the Compose file: the values of the example, with invented ones for those to be filled in. */
const variables: Readonly<Record<string, string | undefined>> = {
  ...parseEnv(readDeployFile('compose.env.example')),
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  POSTGRES_PASSWORD: 'secret',
};

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?what it is for}`. */
const withVariables = (text: string): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind?: string, more = '') => {
    if (kind === '?' && !variables[name]) throw new Error(`${name} is not set`);
    return variables[name] || String(more);
  });

it('has nginx, two api, one mcp-gateway and two notifiers, with what they need', () => {
  expect(usual.map(([name]) => name).sort()).toEqual(
    ['api-1', 'api-2', 'mcp-gateway', 'migrate', 'nginx', 'notifier-1', 'notifier-2', 'postgres', 'redis'].sort(),
  );
  for (const [name, { depends_on = {}, volumes = [], command = [] }] of services) {
    expect([name, Object.keys(depends_on).filter((other) => !(other in compose.services))]).toEqual([name, []]);
    const files = volumes.map((volume) => volume.split(':')[0]!).filter((path) => path.startsWith('.'));
    expect(files.filter((path) => !existsSync(join(DEPLOY, path)))).toEqual([]);
    const [, script] = command;
    if (command[0] === 'node')
      expect(existsSync(join(WORKSPACE_ROOT, script!.replace('dist/main.js', 'src/main.ts')))).toBe(true);
  }
});

it('starts nginx again after the processes that it leads to: it looks up their addresses once', () => {
  const needed = Object.entries(compose.services.nginx!.depends_on!);
  expect(needed).toHaveLength(3);
  for (const [, need] of needed) expect(need).toEqual({ condition: 'service_healthy', restart: true });
});

it('gives the processes settings that they take', () => {
  for (const [name, { environment = {} }] of processes) {
    const told = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, withVariables(value)]));
    expect([name, Object.keys(told).filter((key) => !(key in DEFAULT_SETTINGS))]).toEqual([name, []]);
    expect(readServiceSettings(told)).toMatchObject({ DATABASE_URL: 'postgres://cotiza:secret@postgres:5432/cotiza' });
  }
});

it('asks for every secret, and has none', () => {
  const text = readDeployFile('compose.yaml');
  for (const name of ['POSTGRES_PASSWORD', 'DATA_KEY', 'SMTP_URL', 'PURCHASE_URL', 'MAIL_FROM'])
    expect(text).toContain(`\${${name}:?`);
});

it('lets nobody in but through nginx, and nobody outside reach what is kept', () => {
  expect(usual.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
  for (const name of ['postgres', 'redis', 'migrate']) expect(compose.services[name]!.networks).toEqual(['inside']);
  expect(compose.networks).toMatchObject({ inside: { internal: true } });
  for (const [, { cap_drop }] of processes) expect(cap_drop).toEqual(['ALL']);
});

it('has the console for this machine alone, where it is asked for, and shows it every process', () => {
  const optional = services.filter(([, { profiles }]) => profiles);
  expect(optional.map(([name, { profiles, ports }]) => [name, profiles, ports])).toEqual([
    ['console', ['console'], ['127.0.0.1:3080:3080']],
  ]);
  const asked = compose.services.console!.environment!.CONSOLE_METRICS!.split(',');
  const doors = processes.map(([name]) => name).filter((name) => !['migrate', 'console'].includes(name));
  expect(asked).toEqual(doors.map((name) => `http://${name}:9464/metrics`));
});
