import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existing } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';
import { runCommand, WORKSPACE_ROOT, type Undoing } from '@cotiza/tools-kit';
import { carCall, carQuote, catalogue } from '../service-requests';
import { BENCH, type BenchOptions } from './bench-options';
import { startReference, startService, type Contender } from './contenders';
import { measureInTurn, ratingIn, underLoad, type Asked } from './measure';
import { reportText } from './report';
import type { Served } from './servers/served';

const progress = (text: string) => void process.stderr.write(`bench: ${text}\n`);

const QUOTE: Asked = {
  ...{ task: 'Car quotation over REST, its e-mail included', request: carQuote() },
  ...{ expected: '"estado":"cotizado"', isMailed: true },
};
const CALL: Asked = {
  ...{ task: 'Car quotation over MCP, its e-mail included', request: carCall() },
  ...{ expected: '"content":[', isMailed: true },
};
const CATALOGUE: Asked = { task: 'Catalogue over REST', request: catalogue, expected: '"tipo":"vehicle-brands"' };

async function run({ against, ...options }: BenchOptions, undoing: Undoing): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-bench-'));
  undoing.add(() => rmSync(folder, { recursive: true, force: true }));
  const trees = [
    { name: 'this tree', tree: WORKSPACE_ROOT },
    ...(against === undefined ? [] : [{ name: against, tree: against }]),
  ];
  progress('starting the servers');
  const services: Contender[] = [];
  for (const [place, { name, tree }] of trees.entries()) {
    services.push(await startService(name, tree, join(folder, String(place)), undoing));
  }
  const file = join(folder, 'served.json');
  writeFileSync(file, JSON.stringify(await servedBy(existing(services[0], 'service'))));
  const reference = (name: string, script: string) => startReference(name, script, file, undoing);
  const bare = await reference('bare Fastify', 'bare-fastify.server.js');
  const measurements = [
    ...[...services, bare].map((each) => underLoad(each, QUOTE)),
    ...services.map((each) => underLoad(each, CALL)),
    ...[...services, bare].map((each) => underLoad(each, CATALOGUE)),
    ...trees.map(({ name, tree }) => ratingIn(name, tree)),
  ];
  process.stdout.write(`${reportText(await measureInTurn(measurements, options, progress))}\n`);
  return true;
}

/** Asks the service for the answers that the reference servers repeat. */
async function servedBy({ pool, delivered }: Contender): Promise<Served> {
  const quoted = await pool.request(QUOTE.request);
  const quote = (await quoted.body.json()) as QuoteResult;
  await delivered(1);
  const listed = await pool.request(CATALOGUE.request);
  const type = String(listed.headers['content-type']);
  return { quote, catalogue: { headers: { 'content-type': type }, body: await listed.body.text() } };
}

void runCommand(BENCH, run);
