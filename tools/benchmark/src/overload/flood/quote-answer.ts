import { ChunkedBody } from '../../bench/load/chunked-body';

/** What is looked at of an answer. */
export interface QuoteAnswer {
  readonly status: number;
  /** `error` of a refusal. */
  readonly error: string | undefined;
  readonly hasRetryAfter: boolean;
  readonly reference: string | undefined;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked\r\n/i;
/** In a header over REST; over MCP in the words for the agent. */
const RETRY_AFTER = /\r\nretry-after: *\d+\r\n/i;
const RETRY_IN_WORDS = /Espera \d+ segundos/;
const REFERENCE = /"referencia":"(COT-[^"]+)"/;
const ERROR = /"error":"([a-z_]+)"/;

/**
 * Reads the answers of one connection, one after the other, each with the length of its body or in chunks. What is looked for
 * in a body is never cut by the end of a chunk: the service sends each message as one.
 */
export class QuoteAnswerReader {
  private readonly chunks: Buffer[] = [];
  private length = 0;
  private wanted: number | undefined;
  private chunked: ChunkedBody | undefined;
  private head = '';
  private headBytes = 0;

  /**
   * Takes a chunk, whose memory may be used again afterwards.
   *
   * @returns the answer that the chunk completes, if it does
   * @throws Error when an answer has no length
   */
  read(chunk: Buffer): QuoteAnswer | undefined {
    this.chunks.push(Buffer.from(chunk));
    this.length += chunk.length;
    if (this.chunked) return this.chunked.read(chunk) ? this.take() : undefined;
    if (this.wanted === undefined && this.readHead()) return this.take();
    return this.wanted !== undefined && this.length >= this.wanted ? this.take() : undefined;
  }

  /** @returns whether a body in chunks is complete */
  private readHead(): boolean {
    const data = Buffer.concat(this.chunks);
    const end = data.indexOf(HEAD_END);
    if (end < 0) return false;
    this.headBytes = end + HEAD_END.length;
    this.head = data.toString('latin1', 0, this.headBytes);
    if (CHUNKED.test(this.head)) {
      this.chunked = new ChunkedBody();
      return this.chunked.read(data.subarray(this.headBytes));
    }
    const length = CONTENT_LENGTH.exec(this.head)?.[1];
    if (length === undefined) throw new Error('an answer came without the length of its body');
    this.wanted = this.headBytes + Number(length);
    return false;
  }

  private take(): QuoteAnswer {
    const status = Number(this.head.slice(STATUS_AT, STATUS_AT + 3));
    const body = Buffer.concat(this.chunks).toString('latin1', this.headBytes);
    const reference = REFERENCE.exec(body)?.[1];
    this.chunks.length = 0;
    this.length = 0;
    this.wanted = undefined;
    this.chunked = undefined;
    if (status === 200 && reference !== undefined) return { status, error: undefined, hasRetryAfter: false, reference };
    const hasRetryAfter = RETRY_AFTER.test(this.head) || RETRY_IN_WORDS.test(body);
    return { status, error: ERROR.exec(body)?.[1], hasRetryAfter, reference: undefined };
  }
}
