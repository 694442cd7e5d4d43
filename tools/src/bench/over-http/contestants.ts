import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuoteResult } from '@cotiza/quoting';
import { ServerProcess } from '../processes/server-process';
import { CATALOGUE_PATH, QUOTE_PATH, READY_PATH, type ServedAnswers } from '../servers/served-answers';
import { BARE_FASTIFY, VALIDATION_PIPE } from '../verdicts';
import { carBody, CATALOGUE_QUERY, SERVICE_CATALOGUE_PATH, SERVICE_QUOTE_PATH, servicePlan } from './service.plan';

/** A server with the paths at which it does what is compared. */
export interface Contestant {
  readonly server: ServerProcess;
  readonly paths: { readonly quote: string; readonly catalogue?: string };
}

/** The servers, started, and the size of the answers that they must all give. */
export interface Contest {
  readonly service: ServerProcess;
  readonly contestants: readonly Contestant[];
  readonly bodyBytes: { readonly quote: number; readonly catalogue: number };
  readonly insurers: number;
  stop(): Promise<void>;
}

/**
 * Starts the service, asks it once, and starts the servers that answer the same.
 *
 * @param core to tie all of them to; any when absent
 */
export async function startContest(core: number | undefined): Promise<Contest> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-bench-'));
  const servers: ServerProcess[] = [];
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const stop = async () => {
    removeFolder();
    await Promise.all(servers.map((server) => server.stop()));
  };
  const start = async (name: string, script: string, file: string) => {
    const path = join(__dirname, '../servers', script);
    const server = await ServerProcess.start({ name, script: path, args: [file], readyPath: READY_PATH }, core);
    servers.push(server);
    return server;
  };
  try {
    const service = await ServerProcess.start(servicePlan, core);
    servers.push(service);
    const answers = await askForAnswers(service);
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    const bare = await start(BARE_FASTIFY, 'bare-fastify.server.js', file);
    const pipe = await start(VALIDATION_PIPE, 'validation-pipe.server.js', file);
    return {
      service,
      contestants: [
        { server: service, paths: { quote: SERVICE_QUOTE_PATH, catalogue: SERVICE_CATALOGUE_PATH } },
        { server: bare, paths: { quote: QUOTE_PATH, catalogue: CATALOGUE_PATH + CATALOGUE_QUERY } },
        { server: pipe, paths: { quote: QUOTE_PATH } },
      ],
      bodyBytes: bytesOf(answers),
      insurers: new Set(answers.result.ofertas.map((offer) => offer.aseguradora)).size,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The fewest insurers of a full quote. */
const FEWEST_INSURERS = 4;

async function askForAnswers(service: ServerProcess): Promise<ServedAnswers> {
  const quote = await service.fetch(SERVICE_QUOTE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: carBody(),
  });
  const result = (await quote.json()) as QuoteResult;
  const insurers = new Set(result.ofertas.map((offer) => offer.aseguradora)).size;
  if (insurers < FEWEST_INSURERS) throw new Error(`only ${insurers} insurers have offers for the example`);
  const catalogue = await service.fetch(SERVICE_CATALOGUE_PATH);
  return {
    result,
    catalogue: {
      contentType: catalogue.headers.get('content-type') ?? '',
      etag: catalogue.headers.get('etag') ?? '',
      body: Buffer.from(await catalogue.arrayBuffer()).toString('base64'),
    },
  };
}

function bytesOf({ result, catalogue }: ServedAnswers): Contest['bodyBytes'] {
  return {
    quote: Buffer.byteLength(JSON.stringify(result)),
    catalogue: Buffer.byteLength(catalogue.body, 'base64'),
  };
}
