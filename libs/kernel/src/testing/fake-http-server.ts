import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request that a fake server received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Resolves to true where the connection ended before the whole answer was sent. */
  readonly abandoned: Promise<boolean>;
}

/** An ordinary answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Handles a request of a fake server: returns an answer, or uses the connection itself. */
export type Answering = (request: ReceivedRequest, response: ServerResponse) => HttpAnswer | undefined;

/** A server of this process, in the place of somebody else's. */
export interface FakeHttpServer {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Sets the answer to every later request. */
  answers(how: Answering): void;
  /** Connections that are open. */
  connections(): number;
  /** Connections that have ever been made. */
  accepted(): number;
  close(): Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1. It answers 404 until `answers` is called. */
export async function fakeHttpServer(): Promise<FakeHttpServer> {
  let answering: Answering = () => ({ status: 404, headers: {}, body: '' });
  let accepted = 0;
  const received: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((message, response) => {
    receive(message, response, (request) => {
      received.push(request);
      const answer = answering(request, response);
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  server.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers: (how) => (answering = how),
    connections: () => sockets.size,
    accepted: () => accepted,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function receive(
  message: IncomingMessage,
  response: ServerResponse,
  whenComplete: (request: ReceivedRequest) => void,
): void {
  const chunks: Buffer[] = [];
  const abandoned = new Promise<boolean>((resolve) => {
    response.on('close', () => resolve(!response.writableFinished));
  });
  message.on('error', () => undefined);
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  message.on('end', () => {
    const { method = '', url: path = '', headers } = message;
    whenComplete({ method, path, headers, body: Buffer.concat(chunks).toString(), abandoned });
  });
}
