// Has generators make clients from openapi.json, compiles them, and has programs quote with them.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { exampleBody, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { LIMITS_OFF } from '@cotiza/tools-kit';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import {
  compile,
  MODULES,
  NIGHTLY,
  ROOT,
  runBin,
  runProgram,
  runScript,
  scratchFolder,
  withService,
} from './run-tool.mjs';

const OPENAPI = join(ROOT, 'openapi.json');
const PROGRAMS = join(NIGHTLY, 'programs');
const HEY_API_PLUGINS = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];

const GENERATORS = {
  'openapi-typescript': (out) => runBin('openapi-typescript', [OPENAPI, '--output', join(out, 'schema.ts')], out),
  'hey-api': (out) => {
    const output = { path: out, importFileExtension: '.js' };
    const settings = join(out, 'settings.json');
    writeFileSync(settings, JSON.stringify({ input: OPENAPI, output, plugins: HEY_API_PLUGINS }));
    return runBin('openapi-ts', ['--file', settings, '--no-log-file'], out);
  },
  orval: async (out) => {
    for (const client of ['fetch', 'zod'])
      await runBin('orval', ['--input', OPENAPI, '--output', join(out, `${client}.ts`), '--client', client], out);
  },
  oazapfts: (out) => runBin('oazapfts', ['--useEnumType', OPENAPI, join(out, 'client.ts')], out),
  'swagger-typescript-api': (out) =>
    runBin('swagger-typescript-api', ['generate', '--path', OPENAPI, '--output', out, '--name', 'client.ts'], out),
  'typed-openapi': (out) => runBin('typed-openapi', [OPENAPI, '--output', relative('.', join(out, 'client.ts'))], out),
  'openapi-zod-client': async (out) => {
    const file = join(out, 'client.ts');
    await runBin('openapi-zod-client', [OPENAPI, '--output', file], out);
    // Its client needs the Zod 3 that it has itself; that of the others is Zod 4.
    const { resolve } = createRequire(join(MODULES, 'openapi-zod-client/package.json'));
    const code = readFileSync(file, 'utf8').replaceAll(/(?<=from ['"])(zod|@zodios\/core)(?=['"])/g, (name) =>
      resolve(name),
    );
    writeFileSync(file, code);
  },
  quicktype: async (out) => {
    const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
    await input.addSource({ name: 'Cotiza', schema: everySchema(readFileSync(OPENAPI, 'utf8')) });
    const inputData = new InputData();
    inputData.addInput(input);
    const rendererOptions = { 'python-version': '3.7', 'nice-property-names': false };
    const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions });
    writeFileSync(join(out, 'models.py'), lines.join('\n'));
  },
};

/** Returns one JSON Schema with a property for each schema. Dates are plain strings: quicktype makes date-times of them. */
function everySchema(openApi) {
  const { schemas } = JSON.parse(openApi).components;
  const properties = Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/definitions/${name}` }]));
  const withoutDates = (key, value) => (key === 'format' && value === 'date' ? undefined : value);
  const schema = JSON.stringify({ type: 'object', properties, definitions: schemas }, withoutDates);
  return schema.replaceAll('#/components/schemas/', '#/definitions/');
}

/** Returns the example requests as a program, so that the compiler compares each field with the generated types. */
function requestLiterals() {
  const bodies = INSURANCE_LINES.map((line) => {
    const body = JSON.stringify(exampleBody(line, systemClock().today()));
    return `export const ${LINES[line].ramo}: Schemas['${line}Request'] = ${body};`;
  });
  const imports = "import type { components } from './openapi-typescript/schema.js';";
  return [imports, "type Schemas = components['schemas'];", ...bodies, ''].join('\n');
}

/** @throws Error for a generator whose row in the guide has another version */
function checkVersions() {
  const { dependencies } = JSON.parse(readFileSync(join(NIGHTLY, 'package.json'), 'utf8'));
  const guide = readFileSync(join(ROOT, 'docs/agents.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `(\S+)` \| (\d\S+) \|/gm)];
  const wrong = rows.filter(([, name, version]) => dependencies[name] !== version).map(([, name]) => name);
  if (wrong.length > 0 || rows.length < Object.keys(GENERATORS).length)
    throw new Error(`docs/agents.md has not the version of each generator: ${wrong.join()}`);
}

checkVersions();
const folder = scratchFolder();
await Promise.all(
  Object.entries(GENERATORS).map(async ([name, generate]) => {
    mkdirSync(join(folder, name));
    await generate(join(folder, name));
  }),
);
for (const program of readdirSync(PROGRAMS)) copyFileSync(join(PROGRAMS, program), join(folder, program));
writeFileSync(join(folder, 'requests.mts'), requestLiterals());
await compile(folder);

await withService(LIMITS_OFF, async ({ url }) => {
  const answers = join(folder, 'answers.json');
  for (const program of ['quote.mjs', 'parse.mjs', 'quote-each.mjs'])
    console.log((await runScript(join(folder, 'compiled', program), [url, answers], folder)).trim());
  const python = ['-B', join(folder, 'use_models.py'), join(folder, 'quicktype'), OPENAPI, answers];
  const { exitCode, stdout, stderr } = await runProgram('python3', python);
  console.log(stdout.trim());
  if (exitCode !== 0) throw new Error(stderr);
});
