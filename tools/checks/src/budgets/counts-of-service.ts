import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleBody, exampleEstimate } from '@cotiza/contract';
import { MCP_PATH } from '@cotiza/mcp';
import { inOlderRevision, untilFound, type Cleanup } from '@cotiza/tools-kit';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import Libsql from 'libsql';
import { startCounted, startRegistry, TODAY } from './counted-service';
import { completeDraft } from './customer';
import type { Counts } from './judge-budgets';
import type { Work } from './work-counter';

const OFFERS = 24;
const car = exampleBody('Car', TODAY);
const { insurance_line: _line, ...carArguments } = car;

/** Counts what the service does and answers for the example of a car, started twice on the same folder. */
export async function countsOfService(take: () => Work, cleanup: Cleanup): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-budgets-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  const registry = await startRegistry(cleanup);
  const quoting = await startCounted(folder, registry.url, false);
  cleanup.add(() => quoting.close());
  const started = take().newModules;
  const quote = () => post(`${quoting.url}/api/agent/cotizaciones`, car);
  await quote();
  const loaded = take().newModules;
  const answer = await quote();
  const offers = (JSON.parse(answer) as { ofertas: unknown[] }).ofertas.length;
  if (offers !== OFFERS) throw new Error(`the example has ${offers} offers, not ${OFFERS}: their sizes do not compare`);
  const quotation = take();
  const estimated = await post(`${quoting.url}/api/agent/estimaciones`, exampleEstimate('Car', TODAY));
  const estimate = take();
  const { view, step } = await completeDraft(quoting.url, car, take);
  const texts = { ...(await tokensOf(quoting.url)), 'bytes of the REST answer': Buffer.byteLength(answer) };
  if (!estimated.includes('"aseguradora"')) throw new Error('the example is not estimated');
  await quoting.close();
  take();
  const delivering = await startCounted(folder, registry.url, true);
  cleanup.add(() => delivering.close());
  const startedToDeliver = take().newModules;
  const letter = await firstLetter(join(folder, 'mail'));
  const page = await get(delivering.url + linkIn(letter));
  const loadedToDeliver = take().newModules;
  // This process has looked up no plate yet.
  registry.lookUps = 0;
  await completeDraft(delivering.url, car, take);
  const { lookUps } = registry;
  await delivering.close();
  return {
    ...texts,
    'bytes of the page of offers': Buffer.byteLength(page),
    'bytes of the letter': Buffer.byteLength(letter),
    'bytes of the stored body': storedBytes(join(folder, 'cotiza.db')),
    ...workOf('a quotation', quotation),
    ...workOf('an estimate', estimate),
    ...workOf('the view of a draft', view),
    ...workOf('a step of the form', step),
    'plate look-ups of a draft from link to prices': lookUps,
    'modules loaded at the start': started + startedToDeliver,
    'modules loaded by a first quotation and its letter': loaded + loadedToDeliver,
    'files from socket to commit': quotation.files,
  };
}

const workOf = (name: string, { statements, transactions }: Work): Counts => ({
  [`statements of ${name}`]: statements,
  [`transactions of ${name}`]: transactions,
});

/** Drawn ids have more or fewer tokens: the median of so many quotations hardly moves. */
const QUOTATIONS = 25;

async function tokensOf(url: string): Promise<Counts> {
  const list = async (query: string) => countTokens(JSON.stringify((await rpc(url + query, 'tools/list', {})).tools));
  const call = (name: string, args: object) => rpc(url, 'tools/call', { name, arguments: args });
  const textOf = ({ content }: ToolResult) => countTokens(content.map(({ text }) => text).join('\n'));
  const quoted = await Promise.all(Array.from({ length: QUOTATIONS }, () => call('cotizar_coche', carArguments)));
  return {
    'tokens of tools/list': await list(''),
    'tokens of tools/list for directories': await list('?perfil=directorio'),
    'tokens of the requirements of a car': textOf(await call('obtener_requisitos', { ramo: 'coche' })),
    'tokens of an empty refusal': textOf(await call('cotizar_coche', {})),
    'tokens of the text of a quotation': medianOf(quoted.map(textOf)),
    'tokens of the structure of a quotation': medianOf(
      quoted.map(({ structuredContent }) => countTokens(JSON.stringify(structuredContent))),
    ),
  };
}

const medianOf = (counts: readonly number[]) => [...counts].sort((one, other) => one - other)[counts.length >> 1] ?? 0;

interface ToolResult {
  readonly tools: readonly unknown[];
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent: unknown;
}

async function rpc(url: string, method: string, params: object): Promise<ToolResult> {
  const { message, headers } = inOlderRevision({ method, params, id: 1 }, '2025-11-25');
  const address = new URL(url);
  const text = await post(`${address.origin}/${MCP_PATH}${address.search}`, message, Object.fromEntries(headers));
  return (JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as { result: ToolResult }).result;
}

async function post(url: string, body: object, headers: object = {}): Promise<string> {
  const types = { 'content-type': 'application/json', ...headers };
  return bodyOf(await fetch(url, { method: 'POST', headers: types, body: JSON.stringify(body) }));
}

const get = async (url: string) => bodyOf(await fetch(url));

async function bodyOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.text();
}

/** Waits for the first e-mail of a folder. */
const firstLetter = (folder: string): Promise<string> =>
  untilFound('an e-mail is written', () => {
    const name = readdirSync(folder).find((file) => file.endsWith('.eml'));
    return name === undefined ? undefined : readFileSync(join(folder, name), 'utf8');
  });

/** Returns the path of the purchase link in a quoted-printable e-mail. */
const linkIn = (letter: string) => /\/c\/[\w-]{43}/.exec(letter.replace(/=\r?\n/g, ''))?.[0] ?? '';

/** Returns the size of the sealed body of the first quotation. */
function storedBytes(file: string): number {
  const database = new Libsql(file);
  const row = database.prepare('select length(body) as bytes from quotes order by seq limit 1').get([]) as {
    bytes: number;
  };
  database.close();
  return row.bytes;
}
