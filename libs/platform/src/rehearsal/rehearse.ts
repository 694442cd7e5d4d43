import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

const HOST = '127.0.0.1';

/** A request of a rehearsal. */
export interface Rehearsed {
  /** Method and path. */
  readonly line: string;
  /** A header besides those that each has. */
  readonly header?: string;
  readonly body?: string;
}

/**
 * Has a server that nobody else knows of answer some requests of this process, and closes it. V8 compiles code for the kinds of
 * objects that it has met, and throws it away when it meets another, such as a connection to a server that is set up otherwise. It
 * had better meet them before there is no time.
 */
export async function rehearse(
  server: Server,
  { connections, requests }: { readonly connections: number; readonly requests: readonly Rehearsed[] },
): Promise<void> {
  server.listen(0, HOST);
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const asked = requests.map((request, index) => textOf(request, index === requests.length - 1));
    for (let left = connections; left > 0; left--) await ask(port, asked);
  } finally {
    server.close();
  }
}

function textOf({ line, header, body = '' }: Rehearsed, isLast: boolean): string {
  const head = [
    `${line} HTTP/1.1`,
    'Host: rehearsal',
    `Connection: ${isLast ? 'close' : 'keep-alive'}`,
    ...(header === undefined ? [] : [header]),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends one after the other, each when the one before has been answered, until the server closes after the last. */
async function ask(port: number, requests: readonly string[]): Promise<void> {
  const socket = connect({ port, host: HOST });
  const left = requests.values();
  const next = (): void => {
    const { value } = left.next();
    if (value) socket.write(value);
  };
  socket.on('connect', next).on('data', next);
  await once(socket, 'close');
}
