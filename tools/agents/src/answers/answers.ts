import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LIMITS_OFF, runCommand, toolCommand, UsageError } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { QUOTES } from '../fuzz/addresses';
import { readKeptMail } from '../kept-mail';
import { askedRequests, type AskedRequest } from './asked-requests';

interface Options {
  readonly record?: string;
  readonly compare?: string;
  readonly tree?: string;
}

const ANSWERS = toolCommand(
  'answers',
  'Asks a service some 500 requests over REST and MCP, and records or compares its answers, e-mails and pages of offers.',
  'Time stands still and drawn parts are masked, so that two recordings of the same service are equal.',
)
  .option('--record <folder>', 'keep the requests with their answers in a folder')
  .option('--compare <folder>', 'ask the requests of a folder again, and name each answer that differs')
  .option('--tree <folder>', 'ask the service that is built in another folder', (folder: string) => resolve(folder));

const FILE = 'answers.json';
/** Of the connection, or a digest of a body that has the port in it. */
const NOT_COMPARED = /^(connection|content-length|date|etag|keep-alive|transfer-encoding):/;
/** Request ids, references, tokens of links, and the start of the ids of offers. */
const DRAWN =
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|COT-[0-9A-Z]{10}|(?<=\/c\/)[\w-]{43}|(?<=oferta_id\\?":\\?"|name="oferta" value=")[\w-]{22}/g;
const [SHOWN_BEFORE, SHOWN_AFTER] = [60, 100];

type Recorded = readonly [request: AskedRequest, answer: string];

async function run({ record, compare, tree }: Options): Promise<boolean> {
  if (record !== undefined) {
    const recorded = await askAll(askedRequests(), tree);
    mkdirSync(record, { recursive: true });
    writeFileSync(join(record, FILE), JSON.stringify(recorded, null, 1));
    console.log(`${recorded.length} answers are in ${record}`);
    return true;
  }
  if (compare === undefined) throw new UsageError('Give a folder to --record or to --compare.');
  const before = JSON.parse(readFileSync(join(compare, FILE), 'utf8')) as Recorded[];
  const answers = await askAll(
    before.map(([request]) => request),
    tree,
  );
  const changed = before.flatMap(([{ name }, was], at) => difference(name, was, answers[at]?.[1] ?? ''));
  for (const lines of changed) console.log(lines);
  console.log(`${before.length} requests; ${changed.length} are answered differently`);
  return changed.length === 0;
}

function difference(name: string, before: string, after: string): string[] {
  if (before === after) return [];
  let at = 0;
  while (before[at] === after[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - SHOWN_BEFORE), at + SHOWN_AFTER));
  return [`${name}\n  - ${part(before)}\n  + ${part(after)}`];
}

/** Starts the built service of a tree with a clock that stands still, and sends it one request after the other. */
async function askAll(requests: readonly AskedRequest[], tree: string | undefined): Promise<Recorded[]> {
  const nodeArguments = ['--require', join(__dirname, 'frozen-clock.preload.js')];
  const service = await startServiceProcess({ ...LIMITS_OFF, LOG_LEVEL: 'error' }, { tree, nodeArguments });
  const names = new Map<string, string>();
  try {
    const recorded: Recorded[] = [];
    for (const [at, request] of requests.entries()) {
      const answer = (await ask(service, request, `request-${at}`)).replaceAll(service.url, '<service>');
      for (const [drawn] of answer.matchAll(DRAWN)) names.set(drawn, names.get(drawn) ?? `<drawn ${names.size}>`);
      recorded.push([request, [...names].reduce((text, [drawn, name]) => text.replaceAll(drawn, name), answer)]);
    }
    return recorded;
  } finally {
    await service.stop();
  }
}

async function ask(
  { url, dataDir }: ServiceProcess,
  { path, body, headers }: AskedRequest,
  id: string,
): Promise<string> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, 'x-request-id': id },
    body,
    redirect: 'manual',
  });
  const text = await response.text();
  const kept = [...response.headers].map((pair) => pair.join(': ')).filter((line) => !NOT_COMPARED.test(line));
  const answer = [response.status, ...kept, text].join('\n');
  const [, reference] = /"estado":"cotizado".*"referencia":"(COT-\w+)"/.exec(path === QUOTES ? text : '') ?? [];
  if (reference === undefined) return answer;
  const { subject, to, text: letter, html, link } = await readKeptMail(join(dataDir, 'mail', `${reference}.eml`));
  const page = await (await fetch(url + new URL(link).pathname)).text();
  return [answer, subject, to, letter, html, page].join('\n');
}

void runCommand(ANSWERS, run);
