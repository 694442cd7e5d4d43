export type Header = readonly [name: string, value: string];

/** A request to be written out, however odd. */
export interface PlannedRequest {
  readonly method?: string;
  readonly target: string;
  /** `Host` is added, and the length of the body, unless they are among them. */
  readonly headers?: readonly Header[];
  readonly body?: Buffer | string;
}

const has = (headers: readonly Header[], wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);

/** A request of HTTP/1.1 as its bytes go over the wire. */
export function httpBytes({ method = 'GET', target, headers = [], body }: PlannedRequest): Buffer {
  const bytes = Buffer.from(body ?? '');
  const added: Header[] = [];
  if (!has(headers, 'host')) added.push(['Host', '127.0.0.1']);
  if (body !== undefined && !has(headers, 'content-length') && !has(headers, 'transfer-encoding'))
    added.push(['Content-Length', String(bytes.length)]);
  const lines = [...added, ...headers].map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`), bytes]);
}

export const JSON_TYPE: Header = ['Content-Type', 'application/json'];
