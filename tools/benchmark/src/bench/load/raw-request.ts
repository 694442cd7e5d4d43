/** A request as it is sent: a POST of JSON when it has a body. */
export interface PlannedRequest {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ACCEPT_JSON = { Accept: 'application/json' };

/** A request of HTTP/1.1 as its bytes go over the wire. */
export function rawRequest({ path, body, headers = ACCEPT_JSON }: PlannedRequest): Buffer {
  const bytes = Buffer.from(body ?? '');
  const content = body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': bytes.length };
  const method = body === undefined ? 'GET' : 'POST';
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...content }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.concat([Buffer.from(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`), bytes]);
}
