import { request } from 'node:http';

/** What a client sees that takes whatever comes. */
export interface RawAnswer {
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As much of the body as came; only its first part is kept of a long one. */
  readonly body: string;
  readonly bytes: number;
  /** Code of the error that ended it, `timeout` when it had to be given up, or null when it ended well. */
  readonly error: string | null;
}

export interface RawRequest {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How long to wait for the end. */
  readonly patienceMs?: number;
}

const KEPT = 1_000_000;

/** Sends a request over a connection of its own, and tells everything that came back and how it ended. */
export function sendRaw({ url, method = 'POST', headers, body, patienceMs = 5_000 }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const seen = { status: null as number | null, headers: {}, body: '', bytes: 0 };
    const end = (error: string | null) => {
      clearTimeout(timer);
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
    const timer = setTimeout(() => {
      end('timeout');
      sent.destroy();
    }, patienceMs);
    sent.end(body);
  });
}
