// Runs every program of docs/agents.md with the library that it is about, against the service and a scripted model.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { euros } from '@cotiza/kernel';
import { carToday, compile, NIGHTLY, report, ROOT, runTool, scratchFolder, withService } from './run-tool.mjs';
import { scriptedModel, startVendors } from './vendors.mjs';

const guide = readFileSync(join(ROOT, 'docs/agents.md'), 'utf8');
const { dependencies } = JSON.parse(readFileSync(join(NIGHTLY, 'package.json'), 'utf8'));
const recipes = [...guide.matchAll(/^```ts recipe (\S+)\n([^]*?)^```$/gm)].map(([, name, code]) => ({ name, code }));
const fileOf = (name) => name.replace(/\W+/g, '-').replace(/^-/, '');

/** Returns the faults of the table of versions in the guide. */
function versionFaults() {
  return recipes
    .filter(({ name }) => {
      const row = guide.split('\n').find((line) => line.startsWith(`| [\`${name}\``));
      return !row?.includes(dependencies[name]);
    })
    .map(({ name }) => `docs/agents.md does not say that ${name} is tried with ${dependencies[name]}`);
}

async function cheapestOffer(url, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/agent/cotizaciones`, { method: 'POST', headers, body: JSON.stringify(body) });
  const [{ precio, aseguradora }] = (await answer.json()).ofertas;
  return [euros(precio), aseguradora];
}

async function faultOf({ name }, folder, env, expected) {
  const script = join(folder, 'compiled', `${fileOf(name)}.mjs`);
  const { exitCode, stdout, stderr } = await runTool({ script, home: folder, env });
  const isRight = exitCode === 0 && stderr === '' && expected.every((words) => stdout.includes(words));
  return isRight ? [] : [`${name} ended with ${exitCode}\n${stdout}\n${stderr}`];
}

const folder = scratchFolder();
for (const { name, code } of recipes) writeFileSync(join(folder, `${fileOf(name)}.mts`), code);
await compile(folder);
const body = carToday();
const vendors = await startVendors(scriptedModel(body));
const faults = versionFaults();
await withService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0' }, async ({ url }) => {
  const expected = await cheapestOffer(url, body);
  const env = {
    ...{ COTIZA: url, MODEL: 'scripted' },
    ...{ OPENAI_BASE_URL: `${vendors.url}/v1`, OPENAI_API_KEY: 'none', OPENAI_AGENTS_DISABLE_TRACING: '1' },
    ...{ ANTHROPIC_BASE_URL: vendors.url, ANTHROPIC_API_KEY: 'none' },
    ...{ GOOGLE_GEMINI_BASE_URL: vendors.url, GEMINI_API_KEY: 'none' },
  };
  for (const recipe of recipes) faults.push(...(await faultOf(recipe, folder, env, expected)));
});
vendors.close();
if (recipes.length < 6) faults.push(`docs/agents.md has only ${recipes.length} programs`);
report('recipes', faults, `${recipes.length} programs ran`);
