// Has programs of agents call the service as they do for a model, and compares what reaches the model with what has to.
import './preload/loopback-only.cjs';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { COMMANDS } from './programs-commands.mjs';
import { LIBRARIES } from './programs-libraries.mjs';
import { PACKAGES } from './programs.data.mjs';
import { carToday, folderOutside, report, ROOT } from './run-tool.mjs';
import { startVendors } from './vendors.mjs';

const TOOL = 'cotizar_coche';
const YES_OR_NO = ['no', 'yes'];
const INSTALL = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
const SETTINGS = { HOST: '127.0.0.1', LOG_LEVEL: 'error', LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0', DRAIN_SECONDS: '0' };
/** Longer than MCP waits for the first answer. */
const LATE_MS = 6000;
const CREDENTIALS = {
  ...{ SIMULATOR_CLIENT_ID: 'cotiza', SIMULATOR_CLIENT_SECRET: 'simulated-secret', SIMULATOR_BROKER_CODE: 'M0001' },
  ...{ SIMULATOR_USERNAME: 'cotiza', SIMULATOR_PASSWORD: 'simulated-password' },
};

const { insurance_line: _line, ...body } = carToday();
const { name: _name, ...holder } = body.holder;
const quote = () => [TOOL, body];
const withoutName = () => [TOOL, { ...body, holder }];

/** Installs packages once for all runs on this machine. Returns their folder, and a way to import from it. */
async function install(name) {
  const packages = PACKAGES[name];
  const folder = join(tmpdir(), 'cotiza-programs', name.replace(/\W+/g, '-'));
  const done = join(folder, 'installed');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== packages.join()) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    execFileSync('npm', [...INSTALL, ...packages], { cwd: folder, stdio: 'ignore' });
    writeFileSync(join(folder, 'load.mjs'), 'export const load = (name) => import(name);\n');
    writeFileSync(done, packages.join());
  }
  const { load } = await import(pathToFileURL(join(folder, 'load.mjs')));
  return { load, modules: join(folder, 'node_modules') };
}

/** Returns what the model gets, which for some libraries is the message of an error. */
const shown = (answer) =>
  answer.then(
    (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
    (error) => String(error.message),
  );

/** Calls the tools of the steps, each of which is told the results before it. Returns the results. */
async function called(connect, { load, ...at }, url, steps) {
  const call = await connect(load, url, at);
  const results = [];
  for (const step of steps) {
    const [name, args] = await step(results);
    results.push(await shown((async () => call(name, args))()));
  }
  return results;
}

/** Has a program with a model of its own call the tools of the steps. */
async function asked(run, at, url, steps) {
  let results = [];
  const vendors = await startVendors(async ({ tools, results: given }) => {
    if (given.length > results.length) results = given.map(({ text }) => text);
    if (given.length >= steps.length) return { words: 'Fin.' };
    const [name, args] = await steps[given.length](results);
    const tool = tools.find((each) => each.name.endsWith(name));
    if (!tool) return { words: 'Fin.' };
    return { call: { name: tool.name, args, ...(tool.namespace ? { namespace: tool.namespace } : {}) } };
  });
  const said = await run({ ...at, url, model: vendors.url });
  vendors.close();
  if (results.length < steps.length) console.log(said);
  return steps.map((_step, at) => results[at] ?? '');
}

/** Starts a program that serves, and waits until it says so. */
async function serving(args, words) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.on('data', (output) => String(output).includes(words) && resolve()));
}

/** Starts a service whose insurers are all late. */
async function lateService() {
  const INSURERS_FILE = join(folderOutside(), 'insurers.yaml');
  const insurers = ['--insurers', '2', '--latency', `all=${LATE_MS}`, '--config-file', INSURERS_FILE];
  await serving(['apps/insurer-simulator/dist/main.js', '--port', '0', ...insurers], 'listening');
  const listed = readFileSync(INSURERS_FILE, 'utf8').replaceAll(/deadlineMs: \d+/g, 'deadlineMs: 20000');
  writeFileSync(INSURERS_FILE, listed);
  return startServiceProcess({ ...SETTINGS, ...CREDENTIALS, INSURERS_FILE, INSURER_DEADLINE_MS: '20000' });
}

/** Starts supergateway before the bridge to the service. It passes `server/discover` on. */
async function gatewayTo(url) {
  const { modules } = await install('supergateway');
  const port = String(await freePort());
  const stdio = ['--stdio', `${process.execPath} libs/mcp-stdio/dist/main.js ${url}`];
  const output = ['--outputTransport', 'streamableHttp', '--port', port];
  await serving([join(modules, 'supergateway/dist/index.js'), ...stdio, ...output], 'Listening');
  return `http://127.0.0.1:${port}/mcp`;
}

const homes = folderOutside();
const service = { port: await freePort(), dataDir: folderOutside() };
const startAgain = () =>
  startServiceProcess({
    ...{ ...SETTINGS, PORT: String(service.port), DATA_DIR: service.dataDir, LIMIT_QUOTES_PER_MINUTE: '0' },
  });
service.process = await startAgain();
const limited = await startServiceProcess({ ...SETTINGS, LIMIT_QUOTES_PER_MINUTE: '1' });
const late = await lateService();
const gateway = await gatewayTo(service.process.url);
const mcpOf = ({ url }) => `${url}/api/agent/mcp`;

async function quoteAfterRestart() {
  await service.process.stop();
  service.process = await startAgain();
  return quote();
}

async function consultLate([first]) {
  await after(LATE_MS);
  return ['consultar_cotizacion', { consulta: /consulta\W{1,6}([\w-]{22})/.exec(first)?.[1] ?? '' }];
}

const checked = (datos) => () => ['comprobar_datos', { ramo: 'coche', datos }];
const names = (text) => text.includes('holder.name');
const prices = (text) => /"?precio\W+\d|\d,\d\d\s€/.test(text);

const nameAlone = (text) => names(text) && !text.includes('effective_date');
/** What is tried with each program: at which address, by which calls, and what has to reach the model. */
const SITUATIONS = {
  quoted: [() => mcpOf(service.process), [withoutName, quote], [names, prices]],
  datos: [
    () => mcpOf(service.process),
    [checked({ ...body, holder }), checked(JSON.stringify({ ...body, holder }))],
    [nameAlone, nameAlone],
  ],
  'late offers': [
    () => mcpOf(late),
    [quote, consultLate],
    [(text) => text.includes('consulta') && !prices(text), prices],
  ],
  restart: [() => mcpOf(service.process), [withoutName, quoteAfterRestart], [names, prices]],
  limit: [
    () => mcpOf(limited),
    [quote, quote],
    [() => true, (text) => /\d+ s/.test(text) && text.includes('limite_alcanzado')],
  ],
  supergateway: [() => gateway, [withoutName, quote], [names, prices]],
};

/** Returns what docs/agents.md says of a program but for its last column, and adds what did not reach its model to the faults. */
async function rowOf(name, program, faults) {
  const at = { ...(await install(name)), home: mkdtempSync(join(homes, 'home-')) };
  const cells = [];
  for (const [situation, [url, steps, judges]] of Object.entries(SITUATIONS)) {
    const results = await (name in COMMANDS ? asked : called)(program, at, url(), steps).catch(({ message }) => [
      message,
    ]);
    const reached = judges.map((judge, step) => judge(results[step] ?? ''));
    const failed = reached.indexOf(false);
    if (failed >= 0) faults.push(`${name}, ${situation}: ${results[failed]?.slice(0, 300)}`);
    const lengths = results.map((text) => text.length.toLocaleString('en')).join(' and ');
    if (situation === 'quoted') cells.push(YES_OR_NO[+reached[1]], YES_OR_NO[+reached[0]], lengths);
    else cells.push(YES_OR_NO[+(failed < 0)]);
  }
  const title = /^[A-Z]/.test(name) ? name : `\`${name}\``;
  return `| ${title} ${PACKAGES[name][0].split('@').at(-1)} | ${cells.join(' | ')} |`;
}

const withoutNumbers = (row) => row.replace(/\| [\d,]+ and [\d,]+ \|/, '|');
const guide = readFileSync(join(ROOT, 'docs/agents.md'), 'utf8').split('\n').map(withoutNumbers);

const faults = [];
process.on('uncaughtException', ({ message }) => faults.push(`thrown by a program: ${message}`));
const only = process.argv.slice(2);
const all = Object.entries({ ...LIBRARIES, ...COMMANDS }).filter(([name]) => only.length === 0 || only.includes(name));
try {
  for (const [name, program] of all) {
    const row = await rowOf(name, program, faults);
    console.log(row);
    if (!guide.some((line) => line.startsWith(withoutNumbers(row)))) faults.push(`docs/agents.md has no row ${row}`);
  }
} finally {
  for (const each of [service.process, limited, late]) await each.stop();
}
report('programs', faults, `${all.length} programs called`);
process.exit();
