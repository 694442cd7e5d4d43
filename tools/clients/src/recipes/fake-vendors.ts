import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { BadRequest, type JsonObject, type Model } from './model';
import { anthropic } from './vendors/anthropic.vendor';
import { gemini } from './vendors/gemini.vendor';
import { openai } from './vendors/openai.vendor';

const VENDORS = [openai, anthropic, gemini];

/** The interfaces of the vendors, on this machine, with one model behind all of them. */
export interface FakeVendors {
  readonly url: string;
  close(): Promise<void>;
}

/** Answers as the vendors do, and refuses what they refuse, with a status of 400 and a sentence. */
export async function startFakeVendors(model: Model): Promise<FakeVendors> {
  const server = createServer((request, response) => {
    void answer(request, model)
      .catch(refusal)
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Answered {
  readonly status: number;
  readonly body: JsonObject;
}

async function answer(request: IncomingMessage, model: Model): Promise<Answered> {
  const { pathname } = new URL(request.url ?? '/', 'http://vendor');
  const vendor = VENDORS.find(({ path }) => path.test(pathname));
  if (request.method !== 'POST' || !vendor) throw new BadRequest(`${request.method} ${pathname} is nobody’s`);
  if (!vendor.keyHeaders.some((name) => request.headers[name])) throw new BadRequest('there is no key');
  const conversation = vendor.read((await json(request)) as JsonObject);
  return { status: 200, body: vendor.write(model(conversation), conversation.results.length) };
}

/** In the form that the libraries of all of them read. */
function refusal(error: unknown): Answered {
  const message = error instanceof Error ? error.message : String(error);
  const told = { type: 'invalid_request_error', code: 400, status: 'INVALID_ARGUMENT', message };
  return { status: 400, body: { type: 'error', error: told } };
}
