const LINE_END = Buffer.from('\r\n');

/**
 * Reads a body that comes in chunks, each with its length before it, as its bytes arrive. It takes what servers send, no
 * extensions and no trailers, and counts the bytes that are the body's own.
 */
export class ChunkedBody {
  private ownBytes = 0;
  /** Bytes of the chunk that are still to come, its line end included. */
  private missingBytes = 0;
  private partialLine = '';
  private isLast = false;

  get bytes(): number {
    return this.ownBytes;
  }

  /**
   * @returns whether the body is complete
   * @throws Error when what arrives is no body in chunks, or more than one
   */
  read(data: Buffer): boolean {
    let at = 0;
    while (at < data.length) {
      if (this.missingBytes === 0) at = this.readLength(data, at);
      const taken = Math.min(this.missingBytes, data.length - at);
      this.missingBytes -= taken;
      at += taken;
      if (this.isLast && this.missingBytes === 0 && at < data.length) {
        throw new Error('more bytes arrived than the answer has');
      }
    }
    return this.isLast && this.missingBytes === 0;
  }

  private readLength(data: Buffer, from: number): number {
    const end = data.indexOf('\n', from, 'latin1');
    const line = this.partialLine + data.toString('latin1', from, end < 0 ? data.length : end);
    this.partialLine = end < 0 ? line : '';
    if (end < 0) return data.length;
    const length = Number.parseInt(line, 16);
    if (!(length >= 0)) throw new Error('an answer in chunks has a chunk without its length');
    this.ownBytes += length;
    this.missingBytes = length + LINE_END.length;
    this.isLast = length === 0;
    return end + 1;
  }
}
