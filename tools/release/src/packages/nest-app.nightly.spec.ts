import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleBody, requestSchema } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** The application of examples/nest-app, installed as libs/nest/README.md says, built and started. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cotiza-nest-app-')));
let app: ChildProcess;
let url: string;

beforeAll(async () => {
  cpSync(join(WORKSPACE_ROOT, 'examples/nest-app'), folder, { recursive: true });
  const readme = readFileSync(join(WORKSPACE_ROOT, 'libs/nest/README.md'), 'utf8');
  const [, libraries] = /^npm run release -- --install \S+ ([@a-z/ -]+?) +#/m.exec(readme)!;
  const release = ['tools/release/dist/release/release.js', '--install', folder, ...libraries!.split(' ')];
  execFileSync(process.execPath, release, { cwd: WORKSPACE_ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  app = spawn(process.execPath, ['dist/main.js'], { cwd: folder, env: { ...process.env, PORT: '0' } });
  url = await new Promise((resolve, reject) => {
    app.once('exit', () => reject(new Error('the application ended before it listened')));
    app.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const [, address] = /Listening on (\S+)/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
});
afterAll(async () => {
  app.kill();
  await once(app, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function quoteCar(body: object) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/quotes/car`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const example = exampleBody('Car', systemClock().today());

it('quotes a car at a route of its own', async () => {
  const { status, body } = await quoteCar(example);
  expect(status).toBe(200);
  expect(new Set((body.ofertas as { aseguradora: string }[]).map(({ aseguradora }) => aseguradora)).size).toBe(5);
});

it('answers all faults of a body at once', async () => {
  const { holder: _holder, ...rest } = example;
  const { status, body } = await quoteCar({ ...rest, effective_date: 'hoy' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'datos_invalidos' });
  const fields = (body.errores as { campo: string }[]).map(({ campo }) => campo);
  expect(fields).toEqual(expect.arrayContaining(['effective_date', 'holder.name']));
});

it('describes the body of a car', async () => {
  const { components } = (await (await fetch(`${url}/docs-json`)).json()) as { components: { schemas: object } };
  expect(components.schemas).toMatchObject({ CarBody: { properties: requestSchema('Car').properties } });
});
