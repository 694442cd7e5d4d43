import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MCP_PATH } from '@cotiza/mcp';
import type { QuoteResult } from '@cotiza/quoting';
import type { Task } from '../figures';
import { scratchDatabase } from '../processes/scratch-database';
import { ServerProcess, type ServerPlan } from '../processes/server-process';
import {
  CATALOGUE_PATH,
  LEAN_CATALOGUE_PATH,
  MCP_ECHO_PATH,
  QUOTE_PATH,
  READY_PATH,
  SEARCH_PATH,
  type ServedAnswers,
  type ServedBytes,
} from '../servers/served-answers';
import { BARE_FASTIFY, MCP_ECHO, VALIDATION_PIPE } from '../verdicts';
import { ask, type Asked } from './asked';
import { MCP_REVISIONS, mcpRequest, type McpTask } from './mcp-request';
import {
  carBody,
  carEstimate,
  CATALOGUE_QUERY,
  embeddedPlan,
  postgresPlan,
  SEARCH_QUERY,
  SERVICE_CATALOGUE_PATH,
  SERVICE_ESTIMATE_PATH,
  SERVICE_QUOTE_PATH,
  SERVICE_SEARCH_PATH,
  servicePlan,
} from './service.plan';

/** A server with what it is asked for, by task. */
export interface Contestant {
  readonly server: ServerProcess;
  readonly asked: Readonly<Partial<Record<Task, Asked>>>;
}

/** The servers, started. */
export interface Contest {
  /** The service on its embedded database: its memory is that of a process that keeps. */
  readonly keeping: ServerProcess;
  /** Asked over MCP alone: its memory is then what MCP costs. */
  readonly mcpService: ServerProcess;
  readonly contestants: readonly Contestant[];
  readonly insurers: number;
  stop(): Promise<void>;
}

/**
 * Starts the service in each of its ways, asks it once, and starts the servers that answer the same.
 *
 * @param core to tie all of them to; any when absent
 */
export async function startContest(core: number | undefined): Promise<Contest> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-bench-'));
  const servers: ServerProcess[] = [];
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const database = await scratchDatabase();
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    removeFolder();
    await database?.drop();
  };
  const start = async (plan: ServerPlan) => {
    const server = await ServerProcess.start(plan, core);
    servers.push(server);
    return server;
  };
  try {
    const service = await start(servicePlan);
    const answers = await askForAnswers(service);
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    const started = {
      service,
      bare: await start(bareFastifyPlan(file)),
      pipe: await start(planOf(VALIDATION_PIPE, 'validation-pipe.server.js', file)),
      mcpService: await start(servicePlan),
      echo: await start(planOf(MCP_ECHO, 'mcp-echo.server.js')),
    };
    const keeping = await start(embeddedPlan(folder));
    const others = database ? [await start(postgresPlan(folder, database.url))] : [];
    return {
      keeping,
      mcpService: started.mcpService,
      contestants: [
        ...(await contestantsOf(started, answers)),
        ...(await Promise.all([keeping, ...others].map(keeper))),
      ],
      insurers: new Set(answers.result.ofertas.map((offer) => offer.aseguradora)).size,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A server that is compared with the service: a script beside the bench. */
function planOf(name: string, script: string, ...args: readonly string[]): ServerPlan {
  return { name, script: join(__dirname, '../servers', script), args, readyPath: READY_PATH };
}

/** @param file with what it answers */
export const bareFastifyPlan = (file: string): ServerPlan => planOf(BARE_FASTIFY, 'bare-fastify.server.js', file);

type Started = Readonly<Record<'service' | 'bare' | 'pipe' | 'mcpService' | 'echo', ServerProcess>>;

async function contestantsOf(
  { service, bare, pipe, mcpService, echo }: Started,
  answers: ServedAnswers,
): Promise<Contestant[]> {
  const bytes = bytesOf(answers);
  const quote = (path: string) => ({ request: { path, body: carBody() }, bodyBytes: bytes.quote });
  const catalogue = (path: string) => ({ request: { path }, bodyBytes: bytes.catalogue });
  const search = (path: string) => ({ request: { path }, bodyBytes: bytes.search });
  return [
    {
      server: service,
      asked: {
        quote: quote(SERVICE_QUOTE_PATH),
        catalogue: catalogue(SERVICE_CATALOGUE_PATH),
        leanCatalogue: catalogue(SERVICE_CATALOGUE_PATH),
        search: search(SERVICE_SEARCH_PATH),
      },
    },
    {
      server: bare,
      asked: {
        quote: quote(QUOTE_PATH),
        catalogue: catalogue(CATALOGUE_PATH + CATALOGUE_QUERY),
        leanCatalogue: catalogue(LEAN_CATALOGUE_PATH + CATALOGUE_QUERY),
        search: search(SEARCH_PATH + SEARCH_QUERY),
      },
    },
    { server: pipe, asked: { quote: quote(QUOTE_PATH) } },
    { server: mcpService, asked: await askOverMcp(mcpService, `/${MCP_PATH}`) },
    { server: echo, asked: await askOverMcp(echo, MCP_ECHO_PATH) },
  ];
}

/** The service where it keeps quotations: its answer is longer, because it promises an e-mail. */
async function keeper(server: ServerProcess): Promise<Contestant> {
  const { text: _text, ...quote } = await ask(server, { path: SERVICE_QUOTE_PATH, body: carBody() });
  const { text, ...estimate } = await ask(server, { path: SERVICE_ESTIMATE_PATH, body: carEstimate() });
  if (!text.includes('"estado":"estimado"')) throw new Error(`${server.name} did not answer an estimate with prices`);
  return { server, asked: { quote, estimate } };
}

/** The fewest insurers of a full quote. */
const FEWEST_INSURERS = 4;

const WRITTEN_BY_NODE = ['date', 'connection', 'keep-alive', 'content-length'];

/** Asks the service for what the servers compared with it answer. */
export async function askForAnswers(service: ServerProcess): Promise<ServedAnswers> {
  const quote = await service.fetch(SERVICE_QUOTE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: carBody(),
  });
  const result = (await quote.json()) as QuoteResult;
  const insurers = new Set(result.ofertas.map((offer) => offer.aseguradora)).size;
  if (insurers < FEWEST_INSURERS) throw new Error(`only ${insurers} insurers have offers for the example`);
  return {
    result,
    catalogue: await servedBytes(service, SERVICE_CATALOGUE_PATH),
    search: await servedBytes(service, SERVICE_SEARCH_PATH),
  };
}

async function servedBytes(service: ServerProcess, path: string): Promise<ServedBytes> {
  const answer = await service.fetch(path);
  return {
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !WRITTEN_BY_NODE.includes(name))),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  };
}

/** Asks a server once over each revision of MCP: what it is asked from then on must be answered in the same length. */
async function askOverMcp(server: ServerProcess, path: string): Promise<Record<McpTask, Asked>> {
  const asked = async (task: McpTask): Promise<Asked> => {
    const { text, ...rest } = await ask(server, mcpRequest(task, path));
    if (!text.includes('"content":[') || text.includes('"isError":true')) {
      throw new Error(`${server.name} did not answer a call of MCP ${MCP_REVISIONS[task]} with a result`);
    }
    return rest;
  };
  return { mcp2026: await asked('mcp2026'), mcp2025: await asked('mcp2025') };
}

const bytesOf = ({ result, catalogue, search }: ServedAnswers) => ({
  quote: Buffer.byteLength(JSON.stringify(result)),
  catalogue: Buffer.byteLength(catalogue.body, 'base64'),
  search: Buffer.byteLength(search.body, 'base64'),
});
