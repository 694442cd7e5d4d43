import { ChunkedBody } from './chunked-body';

/** What the load checks of an answer. */
export interface AnswerFacts {
  readonly status: number;
  readonly bodyBytes: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;

/**
 * Reads the answers of one connection as its bytes arrive. It knows what the servers under measurement send, a head with
 * the length of the body or a body in chunks, and no more, so that the load costs less than what it measures.
 */
export class AnswerReader {
  private missingBytes = 0;
  private status = 0;
  private bodyBytes = 0;
  private partialHead: Buffer | undefined;
  private chunked: ChunkedBody | undefined;

  /**
   * Takes a chunk, whose memory may be used again afterwards.
   *
   * @returns the answer that the chunk completes, if it does
   * @throws Error when what arrives is not an answer to one request
   */
  read(chunk: Buffer): AnswerFacts | undefined {
    if (this.chunked) return this.readChunked(this.chunked, chunk);
    if (this.missingBytes > 0) this.missingBytes -= chunk.length;
    else return this.readHead(chunk);
    return this.whenComplete();
  }

  private readHead(chunk: Buffer): AnswerFacts | undefined {
    const data = this.partialHead ? Buffer.concat([this.partialHead, chunk]) : chunk;
    const end = data.indexOf(HEAD_END);
    if (end < 0) {
      this.partialHead = Buffer.from(data);
      return undefined;
    }
    const head = data.toString('latin1', 0, end);
    this.partialHead = undefined;
    this.status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
    const rest = data.subarray(end + HEAD_END.length);
    if (CHUNKED.test(head)) return this.readChunked(new ChunkedBody(), rest);
    const length = CONTENT_LENGTH.exec(head)?.[1];
    if (length === undefined) throw new Error('an answer came without the length of its body');
    this.bodyBytes = Number(length);
    this.missingBytes = this.bodyBytes - rest.length;
    return this.whenComplete();
  }

  private readChunked(body: ChunkedBody, data: Buffer): AnswerFacts | undefined {
    const isComplete = body.read(data);
    this.chunked = isComplete ? undefined : body;
    return isComplete ? { status: this.status, bodyBytes: body.bytes } : undefined;
  }

  private whenComplete(): AnswerFacts | undefined {
    if (this.missingBytes < 0) throw new Error('more bytes arrived than the answer has');
    return this.missingBytes === 0 ? { status: this.status, bodyBytes: this.bodyBytes } : undefined;
  }
}
