import { request } from 'node:http';

/** The answer that a client without any checks receives. */
export interface RawAnswer {
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The received part of the body, cut when it is long. */
  readonly body: string;
  readonly bytes: number;
  /** Code of the error that ended it, `given up` when the client stopped waiting, or null when it ended well. */
  readonly error: string | null;
}

export interface RawRequest {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Polled: returns true when this many bytes of the body are enough, and the end need not be awaited. */
  readonly isEnough?: (bytes: number) => boolean | Promise<boolean>;
}

const KEPT = 1_000_000;
const LOOK_EVERY_MS = 10;

/** Sends a request over its own connection, and returns everything received and how it ended. */
export function sendRaw({ url, method = 'POST', headers, body, isEnough }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const seen = { status: null as number | null, headers: {}, body: '', bytes: 0 };
    let isOver = false;
    const end = (error: string | null) => {
      isOver = true;
      resolve({ ...seen, error });
    };
    const sent = request(url, { method, headers, agent: false }, (response) => {
      Object.assign(seen, { status: response.statusCode, headers: response.headers });
      response.on('data', (part: Buffer) => {
        seen.bytes += part.length;
        if (seen.body.length < KEPT) seen.body += part.toString();
      });
      response.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      response.on('end', () => end(null));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    const look = async () => {
      while (!isOver && !(await isEnough!(seen.bytes))) await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
      end('given up');
      sent.destroy();
    };
    sent.end(body);
    if (isEnough) void look();
  });
}
