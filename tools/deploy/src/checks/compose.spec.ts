import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readServiceSettings, DEFAULT_SETTINGS } from '@cotiza/assembly';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { COMPOSE, settingsOf } from './compose-file';
import { DEPLOY, readDeployFile } from './deploy-files';

const services = Object.entries(COMPOSE.services);
/** Services that start without a profile. */
const usual = services.filter(([, { profiles }]) => !profiles);
const processes = services.filter(([, { image }]) => image === 'cotiza');

it('has nginx, two api, one mcp-gateway and two notifiers, with what they need', () => {
  expect(usual.map(([name]) => name).sort()).toEqual(
    ['api-1', 'api-2', 'mcp-gateway', 'migrate', 'nginx', 'notifier-1', 'notifier-2', 'postgres', 'redis'].sort(),
  );
  for (const [name, { depends_on = {}, volumes = [], command = [] }] of services) {
    expect([name, Object.keys(depends_on).filter((other) => !(other in COMPOSE.services))]).toEqual([name, []]);
    const files = volumes.map((volume) => volume.split(':')[0]!).filter((path) => path.startsWith('.'));
    expect(files.filter((path) => !existsSync(join(DEPLOY, path)))).toEqual([]);
    const [, script] = command;
    if (command[0] === 'node')
      expect(existsSync(join(WORKSPACE_ROOT, script!.replace('dist/main.js', 'src/main.ts')))).toBe(true);
  }
});

it('starts nginx again after the processes that it leads to: it looks up their addresses once', () => {
  const needed = Object.entries(COMPOSE.services.nginx!.depends_on!);
  expect(needed).toHaveLength(3);
  for (const [, need] of needed) expect(need).toEqual({ condition: 'service_healthy', restart: true });
});

it('gives the processes settings that they take', () => {
  for (const [name, service] of processes) {
    const settings = settingsOf(service);
    expect([name, Object.keys(settings).filter((key) => !(key in DEFAULT_SETTINGS))]).toEqual([name, []]);
    expect(readServiceSettings(settings)).toMatchObject({
      DATABASE_URL: 'postgres://cotiza:secret@postgres:5432/cotiza',
    });
  }
});

it('gives the doors and the notifiers the same address, shop and mailbox', () => {
  const linked = ['PUBLIC_URL', 'PURCHASE_URL', 'PURCHASE_LINK_TO', 'MAIL_FROM'];
  const ofDoor = settingsOf(COMPOSE.services['api-1']!);
  for (const name of ['api-2', 'mcp-gateway', 'notifier-1', 'notifier-2']) {
    const settings = settingsOf(COMPOSE.services[name]!);
    for (const setting of linked) expect([name, setting, settings[setting]]).toEqual([name, setting, ofDoor[setting]]);
  }
});

it('asks for every secret, and has none', () => {
  const text = readDeployFile('compose.yaml');
  for (const name of ['POSTGRES_PASSWORD', 'DATA_KEY', 'SMTP_URL', 'MAIL_FROM']) expect(text).toContain(`\${${name}:?`);
});

it('lets nobody in but through nginx, and nobody outside reach what is kept', () => {
  expect(usual.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
  for (const name of ['postgres', 'redis', 'migrate']) expect(COMPOSE.services[name]!.networks).toEqual(['inside']);
  expect(COMPOSE.networks).toMatchObject({ inside: { internal: true } });
  for (const [, { cap_drop }] of processes) expect(cap_drop).toEqual(['ALL']);
});

it('has the console for this machine alone, where it is asked for, and shows it every process', () => {
  const optional = services.filter(([, { profiles }]) => profiles);
  expect(optional.map(([name, { profiles, ports }]) => [name, profiles, ports])).toEqual([
    ['console', ['console'], ['127.0.0.1:3080:3080']],
  ]);
  const asked = COMPOSE.services.console!.environment!.CONSOLE_METRICS!.split(',');
  const doors = processes.map(([name]) => name).filter((name) => !['migrate', 'console'].includes(name));
  expect(asked).toEqual(doors.map((name) => `http://${name}:9464/metrics`));
});
