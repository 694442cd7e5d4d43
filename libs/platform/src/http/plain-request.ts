import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { soleHeader } from './sole-header';

/** What a request says before its body, under the names that Node has for it. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'rawHeaders' | 'headers'>;

/** Stands between a head and a body. */
export const HEAD_END = Buffer.from('\r\n\r\n');
/** Longer heads are Node's to judge, which has a limit of its own. */
const HEAD_AT_MOST = 8192;

/** RFC 9112, 3: a path, with a query or without. */
const REQUEST_LINE = /^(GET|HEAD|OPTIONS|POST) (\/[\w.~!$&'()*+,;=:@%/?-]*) HTTP\/1\.1\r\n/;
/** RFC 9110, 5.1 and 5.5: a token, and visible letters of ASCII with blanks between them. Tabs are Node's to judge. */
const HEADER = /([\w!#$%&'*+.^`|~-]+):([ -~]*)\r\n/y;
const DIGITS = /^\d{1,9}$/;

/** What makes a request end otherwise than by its length, or another protocol follow it. */
const NOT_PLAIN = ['transfer-encoding', 'expect', 'upgrade', 'proxy-connection'];

/**
 * The head of a request that leaves no doubt about where it ends: HTTP/1.1, no header that is read in more than one way, and a
 * length that is said once or none at all. Whatever else there is in HTTP is for Node's parser alone.
 */
export class PlainRequest implements RequestHead {
  readonly httpVersion = '1.1';

  private constructor(
    readonly method: string,
    readonly url: string,
    readonly rawHeaders: string[],
    /** Of head and body. */
    readonly bytes: number,
  ) {}

  /** Reads a head that stands whole at the beginning of a chunk. @returns undefined for any that is not plain */
  static read(chunk: Buffer): PlainRequest | undefined {
    const end = chunk.indexOf(HEAD_END) + HEAD_END.length / 2;
    if (end < HEAD_END.length / 2 || end > HEAD_AT_MOST) return undefined;
    const head = chunk.toString('latin1', 0, end);
    const line = REQUEST_LINE.exec(head);
    if (line === null) return undefined;
    const [{ length }, method, url] = line;
    const rawHeaders: string[] = [];
    for (let at = length; at < end; at = HEADER.lastIndex) {
      HEADER.lastIndex = at;
      const header = HEADER.exec(head);
      if (header === null) return undefined;
      rawHeaders.push(header[1] as string, (header[2] as string).trim());
    }
    const bodyBytes = bodyBytesOf({ rawHeaders });
    if (bodyBytes === undefined) return undefined;
    return new PlainRequest(method as string, url as string, rawHeaders, end + HEAD_END.length / 2 + bodyBytes);
  }

  get headers(): IncomingHttpHeaders {
    const headers = Object.create(null) as Record<string, string>;
    for (let place = 0; place < this.rawHeaders.length; place += 2) {
      const [name, value] = this.rawHeaders.slice(place, place + 2) as [string, string];
      const before = headers[name.toLowerCase()];
      headers[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`;
    }
    return headers;
  }
}

/** @returns undefined where something leaves a doubt */
function bodyBytesOf(request: Pick<RequestHead, 'rawHeaders'>): number | undefined {
  for (const name of NOT_PLAIN) if (soleHeader(request, name) !== undefined) return undefined;
  const connection = soleHeader(request, 'connection');
  if (connection !== undefined && connection?.toLowerCase() !== 'keep-alive') return undefined;
  const length = soleHeader(request, 'content-length');
  if (length === undefined) return 0;
  return length !== null && DIGITS.test(length) ? Number(length) : undefined;
}
