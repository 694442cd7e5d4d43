import { connect, type Socket } from 'node:net';
import { QUOTES } from './running-service';

export const HALF_A_HEAD = `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-`;
export const HALF_A_BODY = `${HALF_A_HEAD}Type: application/json\r\nContent-Length: 100\r\n\r\n{`;

/** A connection for arbitrary bytes, which no HTTP client would send. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything received until the connection was closed. */
  readonly received: Promise<string>;
}

/** Connects and sends the bytes. */
export async function sendRaw(url: string, bytes: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => (text += part));
  const received = new Promise<string>((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  if (bytes !== '') await new Promise((resolve) => socket.write(bytes, resolve));
  return { socket, received };
}

/** Parses the received text as a response. */
export function responseOf(text: string): Response {
  const [head, body] = text.split('\r\n\r\n') as [string, string];
  const [statusLine, ...lines] = head.split('\r\n') as [string, ...string[]];
  const headers = lines.map((line) => line.split(': ', 2) as [string, string]);
  return new Response(body, { status: Number(statusLine.split(' ')[1]), headers });
}
