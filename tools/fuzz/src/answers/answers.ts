import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS_OFF, runCommand, toolCommand, UsageError } from '@cotiza/tools-kit';
import { readKeptMail, startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { QUOTES } from '../fuzz/addresses';
import { askedRequests, type AskedRequest } from './asked-requests';
import { masking } from './masking';

interface Options {
  readonly record?: string;
  readonly compare?: string;
  readonly tree?: string;
}

const ANSWERS = toolCommand(
  'answers',
  'Asks a started service some 500 requests over REST and MCP, and records or compares its answers.',
  'Clock, references and tokens are replaced, so that two recordings of the same service are equal.',
)
  .option('--record <folder>', 'keep the requests with their answers in a folder')
  .option('--compare <folder>', 'ask the requests of a folder again, and name each answer that differs')
  .option('--tree <folder>', 'ask the service that is built in another folder, instead of this one');

const FILE = 'answers.jsonl';
/** Of the connection, not of the answer; a digest of the body with the port in it; the date is that of Node. */
const NOT_COMPARED = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'];
const SHOWN_BEFORE = 60;
const SHOWN_AFTER = 100;

interface Recorded {
  readonly request: AskedRequest;
  /** Status, headers, body and what the customer got. */
  readonly answer: string;
}

async function run({ record, compare, tree }: Options): Promise<boolean> {
  if (record !== undefined) {
    const recorded = await askAll(askedRequests(), tree);
    mkdirSync(record, { recursive: true });
    writeFileSync(join(record, FILE), recorded.map((one) => `${JSON.stringify(one)}\n`).join(''));
    console.log(`${recorded.length} answers are in ${record}`);
    return true;
  }
  if (compare === undefined) throw new UsageError('Either --record or --compare takes a folder.');
  const lines = readFileSync(join(compare, FILE), 'utf8').trim().split('\n');
  const before = lines.map((line) => JSON.parse(line) as Recorded);
  const after = await askAll(
    before.map(({ request }) => request),
    tree,
  );
  let changed = 0;
  for (const [index, { request, answer }] of after.entries()) {
    const expected = before[index]?.answer ?? '';
    if (answer === expected) continue;
    changed += 1;
    console.log(`${request.name}\n${firstDifference(expected, answer)}`);
  }
  console.log(`${after.length} requests; ${changed} are answered differently`);
  return changed === 0;
}

function firstDifference(before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - SHOWN_BEFORE), at + SHOWN_AFTER));
  return `  - ${part(before)}\n  + ${part(after)}`;
}

/** Starts the built service of a tree with a frozen clock, and sends it one request after the other. */
async function askAll(requests: readonly AskedRequest[], tree: string | undefined): Promise<Recorded[]> {
  const settings = { ...LIMITS_OFF, LOG_LEVEL: 'error' };
  const nodeArguments = ['--require', join(__dirname, 'frozen-clock.preload.js')];
  const service = await startServiceProcess(settings, { tree, nodeArguments });
  try {
    const masked = masking(service.url);
    const recorded: Recorded[] = [];
    for (const [index, request] of requests.entries())
      recorded.push({ request, answer: masked(await ask(service, request, `request-${index + 1}`)) });
    return recorded;
  } finally {
    await service.stop();
  }
}

async function ask({ url, dataDir }: ServiceProcess, { method, path, body, ...asked }: AskedRequest, id: string) {
  const headers = { ...asked.headers, 'x-request-id': id };
  const response = await fetch(url + path, { method, headers, body, redirect: 'manual' });
  const text = await response.text();
  const kept = [...response.headers].filter(([name]) => !NOT_COMPARED.includes(name));
  const answer = [response.status, ...kept.map((pair) => pair.join(': ')), text];
  const [, reference] = /"estado":"cotizado".*"referencia":"(COT-\w+)"/.exec(path === QUOTES ? text : '') ?? [];
  if (reference === undefined) return answer.join('\n');
  const mail = await readKeptMail(join(dataDir, 'mail', `${reference}.eml`));
  const page = await (await fetch(url + new URL(mail.link).pathname)).text();
  return [...answer, mail.subject, mail.to, mail.text, mail.html, page].join('\n');
}

void runCommand(ANSWERS, run);
