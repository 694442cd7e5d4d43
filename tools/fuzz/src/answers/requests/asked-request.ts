/** A request of the set: text alone, so that it can be kept and sent again. */
export interface AskedRequest {
  /** What it is, for whoever reads that its answer differs. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** As it stands in the request line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A JSON body sent to an address. */
export const post = (
  name: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): AskedRequest => ({
  name,
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const get = (path: string): AskedRequest => ({ name: `GET ${path}`, method: 'GET', path, headers: {} });
