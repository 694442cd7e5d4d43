// Has the official conformance suites of both revisions and the official Inspector ask the service.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleBody, exampleEstimate, LINES } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import { LIMITS_OFF } from '@cotiza/tools-kit';
import { MODULES, report, runTool, scratchFolder, withService } from './run-tool.mjs';
import { SUITES } from './suites.data.mjs';

const WIRE_SCHEMA = 'wire-schema-valid';
const isBad = ({ status }) => status === 'FAILURE' || status === 'WARNING';
const lineOf = (name, { id, status, errorMessage = '' }) => `${name}: ${id} ${status.toLowerCase()} ${errorMessage}`;

async function runSuite({ packageName, revision }, url, home) {
  const script = join(MODULES, packageName, 'dist/index.js');
  const tool = (...args) => runTool({ script, args, home, preloads: ['glob-sync.cjs'] });
  const { stdout } = await tool('list', '--server', '--spec-version', revision);
  const scenarios = Array.from(stdout.matchAll(/^ {2}- (\S+) \[/gm), ([, scenario]) => scenario);
  const output = join(home, `results-${revision}`);
  await tool('server', '--url', url, '--suite', 'all', '--spec-version', revision, '--output-dir', output);
  const results = new Map();
  for (const folder of readdirSync(output)) {
    const [, scenario] = /^server-(.+)-\d{4}-\d{2}-\d{2}T[\d-]+Z$/.exec(folder) ?? [];
    if (scenario) results.set(scenario, JSON.parse(readFileSync(join(output, folder, 'checks.json'), 'utf8')));
  }
  return { scenarios, results };
}

/** An excepted scenario has only well-formed messages, and does not pass unless the table says so. */
function exceptedFaults(name, found, mayPass) {
  const malformed = found.filter((check) => check.id === WIRE_SCHEMA && isBad(check));
  const passes = found.length > 0 && !found.some(isBad) && !mayPass;
  return [
    ...malformed.map((check) => lineOf(name, check)),
    ...(passes ? [`${name} is listed as not applicable, and passes`] : []),
  ];
}

function applicableFaults(name, found, untestable) {
  const wrong = found.filter((check) => isBad(check) && !untestable.includes(check.id));
  const stale = untestable.filter((id) => !found.some((check) => check.id === id && isBad(check)));
  const hasTested = found.some(({ id, status }) => id !== WIRE_SCHEMA && status === 'SUCCESS');
  return [
    ...wrong.map((check) => lineOf(name, check)),
    ...stale.map((id) => `${name}: ${id} is listed as untestable, and is not`),
    ...(hasTested ? [] : [`${name} tested nothing`]),
  ];
}

async function conformanceFaults(suite, url, home) {
  const { scenarios, results } = await runSuite(suite, url, home);
  const { notApplicable, passUntested, untestableChecks, revision } = suite;
  const listed = [...notApplicable, ...passUntested, ...Object.keys(untestableChecks)];
  const unknown = listed.filter((name) => !scenarios.includes(name));
  const faults = [
    ...(scenarios.length === 0 ? ['the suite has no scenarios'] : []),
    ...unknown.map((name) => `${name} is no scenario`),
  ];
  for (const name of scenarios) {
    const found = results.get(name) ?? [];
    const isExcepted = notApplicable.includes(name) || passUntested.includes(name);
    if (isExcepted) faults.push(...exceptedFaults(name, found, passUntested.includes(name)));
    else faults.push(...applicableFaults(name, found, untestableChecks[name] ?? []));
  }
  console.log(`conformance ${revision}: ${scenarios.length} scenarios, ${listed.length} exceptions`);
  return faults.map((fault) => `${revision} ${fault}`);
}

const DAYS_AHEAD = 7;
const firstDay = addDays(systemClock().today(), DAYS_AHEAD);
const bodyWithoutLine = (line) => {
  const { insurance_line: _line, ...body } = exampleBody(line, firstDay);
  return body;
};

/** Arguments that each tool accepts. */
const VALID_ARGUMENTS = {
  obtener_requisitos: { ramo: LINES.Home.ramo },
  consultar_catalogo: { tipo: 'towns', codigo_postal: '28013' },
  comprobar_datos: { ramo: LINES.Car.ramo, datos: bodyWithoutLine('Car') },
  estimar_precio: { ramo: LINES.Car.ramo, datos: exampleEstimate('Car', firstDay) },
  cotizar_hogar: bodyWithoutLine('Home'),
  cotizar_coche: bodyWithoutLine('Car'),
  cotizar_moto: bodyWithoutLine('Motorcycle'),
  preparar_solicitud: { ramo: LINES.Car.ramo },
};

/** Arguments that follow from the results of other tools. */
const FOLLOWING_ARGUMENTS = {
  detalle_de_oferta: ({ cotizar_coche: { ofertas } }) => ({ oferta_id: ofertas[0].oferta_id }),
  consultar_solicitud: ({ preparar_solicitud: { solicitud_id } }) => ({ solicitud_id }),
};

/** Without late insurers and customers with questions or a code, these tools refuse. */
const REFUSED_ARGUMENTS = {
  consultar_cotizacion: { consulta: 'desconocida' },
  responder_aseguradora: { consulta: 'desconocida', respuestas: {} },
  revisar_cotizacion: { consulta: 'desconocida', cambios: { 'risk.rooms': 2 } },
  retomar_cotizacion: { codigo: 'desconocido' },
};

/** The exit code of the Inspector for a result that is an error. */
const IS_ERROR = 5;

const LISTS = [
  ['resources/list', 'resources'],
  ['resources/templates/list', 'resourceTemplates'],
  ['prompts/list', 'prompts'],
];

function inspector(era, url, home, faults) {
  const script = join(MODULES, '@modelcontextprotocol/inspector/clients/launcher/build/index.js');
  const server = ['--cli', url, '--transport', 'http', '--protocol-era', era, '--format', 'json', '--quiet'];
  return async (expected, method, ...args) => {
    const { exitCode, stdout, stderr } = await runTool({
      script,
      args: [...server, '--method', method, ...args],
      home,
    });
    if (exitCode !== expected) faults.push(`${era} ${method} ${args.join(' ')}: exit code ${exitCode}\n${stderr}`);
    return stdout.trim() === '' ? {} : (JSON.parse(stdout).result ?? {});
  };
}

/** Calls each tool with valid arguments. */
async function callEveryTool(call) {
  const results = {};
  for (const [name, args] of Object.entries(VALID_ARGUMENTS)) results[name] = await call(name, args);
  for (const [name, argsAfter] of Object.entries(FOLLOWING_ARGUMENTS))
    results[name] = await call(name, argsAfter(results));
  return Object.keys(results)
    .filter((name) => !results[name])
    .map((name) => `${name}: no structured result`);
}

/** Calls everything that the service lists in one era of the protocol: `legacy` or `modern`. */
async function inspectorFaults(era, url, home) {
  const faults = [];
  const ask = inspector(era, url, home, faults);
  const call = (expected, name, args) =>
    ask(expected, 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(args));
  const { tools = [] } = await ask(0, 'tools/list', '--strict');
  for (const [method, key] of LISTS) {
    const { [key]: listed = [] } = await ask(0, method);
    if (listed.length === 0) faults.push(`${era} ${method} lists nothing`);
  }
  await ask(0, 'prompts/get', '--prompt-name', 'cotizar_seguro', '--prompt-args', 'ramo=coche');
  await ask(0, 'resources/read', '--uri', 'cotiza://catalogo/genders');
  const names = tools.map(({ name }) => name);
  const known = Object.keys({ ...VALID_ARGUMENTS, ...FOLLOWING_ARGUMENTS, ...REFUSED_ARGUMENTS });
  if (names.toSorted().join() !== known.toSorted().join()) faults.push(`${era} tools/list: ${names.join()}`);
  const structured = async (name, args) => (await call(0, name, args)).structuredContent;
  faults.push(...(await callEveryTool(structured)).map((fault) => `${era} ${fault}`));
  for (const [name, args] of Object.entries(REFUSED_ARGUMENTS)) await call(IS_ERROR, name, args);
  await call(IS_ERROR, 'cotizar_coche', { owner_same_as_holder: 'no' });
  return faults;
}

const home = scratchFolder();
await withService(LIMITS_OFF, async (service) => {
  const url = `${service.url}/api/agent/mcp`;
  const faults = [];
  for (const suite of SUITES) faults.push(...(await conformanceFaults(suite, url, home)));
  for (const era of ['legacy', 'modern']) faults.push(...(await inspectorFaults(era, url, home)));
  report('mcp', faults, '2 conformance suites and 2 eras of the Inspector ran');
});
