import { request } from 'node:http';

/** What a client sees that takes whatever comes. */
export interface RawAnswer {
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As much of the body as came; only its first part is kept of a long one. */
  readonly body: string;
  readonly bytes: number;
  /** Code of the error that ended it, `given up` when nobody waited any more, or null when it ended well. */
  readonly error: string | null;
}

export interface RawRequest {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Looked at now and then: whether so many bytes of the body are enough, and the end is not waited for. */
  readonly isEnough?: (bytes: number) => boolean | Promise<boolean>;
}

const KEPT = 1_000_000;
const LOOK_EVERY_MS = 10;

/** Sends a request over a connection of its own, and tells everything that came back and how it ended. */
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
