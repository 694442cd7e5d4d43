import { headerOf, type Answer } from './answer';

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');
const STATUS_LINE = /^HTTP\/1\.1 ([1-5]\d\d) [\x20-\x7e]*$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\dA-Za-z-]+): ?([\x20-\x7e\x80-\xff]*)$/;
const WITHOUT_BODY = new Set([204, 304]);

/** What came is no answer of HTTP/1.1. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

/** Reads the answers of one connection from bytes as they come, and takes nothing that is not HTTP/1.1 to the letter. */
export class AnswerParser {
  private rest: Buffer = Buffer.alloc(0);

  /** @param methodOf the method of the request that the next answer is to */
  constructor(private readonly methodOf: () => string) {}

  /** Bytes that came and are no whole answer yet. */
  get pendingBytes(): number {
    return this.rest.length;
  }

  /** @throws WireError */
  read(bytes: Buffer, onAnswer: (answer: Answer) => void): void {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    for (let answer = this.next(); answer; answer = this.next()) if (answer.status >= 200) onAnswer(answer);
  }

  private next(): Answer | undefined {
    const end = this.rest.indexOf(HEAD_END);
    if (end < 0) return undefined;
    const { status, headers } = headOf(this.rest.toString('latin1', 0, end));
    const from = end + HEAD_END.length;
    const found = this.bodyFrom(from, status, headers);
    if (!found) return undefined;
    this.rest = this.rest.subarray(found.end);
    return { status, headers, body: found.body };
  }

  private bodyFrom(from: number, status: number, headers: Answer['headers']): Found | undefined {
    if (status < 200 || WITHOUT_BODY.has(status) || this.methodOf() === 'HEAD')
      return { body: Buffer.alloc(0), end: from };
    if (headerOf({ headers }, 'transfer-encoding') === 'chunked') return chunkedBody(this.rest, from);
    const length = headerOf({ headers }, 'content-length');
    if (length === undefined || !/^\d+$/.test(length)) throw new WireError('an answer came with no length');
    const end = from + Number(length);
    return this.rest.length < end ? undefined : { body: this.rest.subarray(from, end), end };
  }
}

interface Found {
  readonly body: Buffer;
  /** Where the next answer begins. */
  readonly end: number;
}

function headOf(text: string): Pick<Answer, 'status' | 'headers'> {
  const [first, ...lines] = text.split('\r\n') as [string, ...string[]];
  const status = STATUS_LINE.exec(first)?.[1];
  if (status === undefined) throw new WireError(`no status line: ${JSON.stringify(first.slice(0, 80))}`);
  const headers = lines.map((line) => {
    const [, name, value = ''] = HEADER_LINE.exec(line) ?? [];
    if (name === undefined) throw new WireError(`no header: ${JSON.stringify(line.slice(0, 80))}`);
    return [name.toLowerCase(), value] as const;
  });
  return { status: Number(status), headers };
}

function chunkedBody(bytes: Buffer, from: number): Found | undefined {
  const parts: Buffer[] = [];
  for (let place = from; ;) {
    const lineEnd = bytes.indexOf(LINE_END, place);
    if (lineEnd < 0) return undefined;
    const written = bytes.toString('latin1', place, lineEnd);
    if (!/^[\da-f]+$/i.test(written)) throw new WireError(`no chunk: ${JSON.stringify(written.slice(0, 80))}`);
    const size = Number.parseInt(written, 16);
    const end = lineEnd + LINE_END.length + size;
    if (bytes.length < end + LINE_END.length) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), end: end + LINE_END.length };
    parts.push(bytes.subarray(end - size, end));
    place = end + LINE_END.length;
  }
}
