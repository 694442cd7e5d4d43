import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { euros } from '@cotiza/kernel';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { type ServiceProcess, startServiceProcess } from '@cotiza/tools-kit/service';
import { compile } from '../client-checks/compile';
import { scratchFolder } from '../client-checks/scratch-folder';
import { runTool } from '../mcp-checks/run-tool';
import { startFakeVendors, type FakeVendors } from './fake-vendors';
import type { JsonObject } from './model';
import { recipesIn } from './recipes-in';
import { scriptedModel } from './scripted-model';

/** What whoever follows the guide does: copy a program out of it, and run it at a service and a vendor. */
const recipes = recipesIn(readFileSync(join(WORKSPACE_ROOT, 'docs/agents.md'), 'utf8'));
const fileOf = (name: string) => name.replace(/\W+/g, '-').replace(/^-/, '');

/** Tomorrow, which is in the future for as long as this takes, also around midnight. */
const effectiveDate = new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
const example = JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'examples/coche.json'), 'utf8')) as JsonObject;
const body = { ...example, effective_date: effectiveDate };

const folder = scratchFolder();
let service: ServiceProcess | undefined;
let vendors: FakeVendors | undefined;
let told: readonly string[];

beforeAll(async () => {
  for (const { name, code } of recipes) writeFileSync(join(folder, `${fileOf(name)}.mts`), code);
  await compile(folder);
  service = await startServiceProcess({ HOST: '127.0.0.1', LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0' });
  vendors = await startFakeVendors(scriptedModel(body));
  told = await cheapest();
});
afterAll(async () => {
  await Promise.all([service?.stop(), vendors?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Where the vendors' libraries look for the address of an interface, and for a key. */
const environment = () => ({
  ...{ COTIZA: service!.url, MODEL: 'scripted' },
  ...{ OPENAI_BASE_URL: `${vendors!.url}/v1`, OPENAI_API_KEY: 'none', OPENAI_AGENTS_DISABLE_TRACING: '1' },
  ...{ ANTHROPIC_BASE_URL: vendors!.url, ANTHROPIC_API_KEY: 'none' },
  ...{ GOOGLE_GEMINI_BASE_URL: vendors!.url, GEMINI_API_KEY: 'none' },
});

/** What REST says of the cheapest offer for the same data, as it is written for people. */
async function cheapest(): Promise<readonly [price: string, insurer: string]> {
  const headers = { 'content-type': 'application/json' };
  const address = `${service!.url}/api/agent/cotizaciones`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const { ofertas } = (await answer.json()) as { ofertas: readonly { precio: number; aseguradora: string }[] };
  const { precio, aseguradora } = ofertas[0]!;
  return [euros(precio), aseguradora];
}

it.each(recipes)('an agent with $name tells its user the cheapest offer', async ({ name }) => {
  const script = join(folder, 'compiled', `${fileOf(name)}.mjs`);
  const { exitCode, stdout, stderr } = await runTool({ script, args: [], home: folder, env: environment() });
  expect([exitCode, stderr]).toEqual([0, '']);
  for (const words of told) expect(stdout).toContain(words);
});
