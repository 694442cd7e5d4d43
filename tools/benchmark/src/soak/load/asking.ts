import type { Known, SoakRequest } from './requests';

const TIMEOUT_MS = 30_000;
const OFFER_ID = /"oferta_id":"([^"]+)"/;
const SATURATED = '"error":"servicio_saturado"';
/** Faults that are told; all are counted. */
const TOLD_AT_MOST = 10;

/** Asks a service, and remembers what was answered as it should not be. */
export class Asking {
  answered = 0;
  /** By what was asked. */
  readonly counts = new Map<string, number>();
  /** Refused as more than can be served at the moment. */
  refused = 0;
  /** What was wrong, in sentences: the first few. */
  readonly faults: string[] = [];
  faultCount = 0;

  constructor(
    private readonly url: string,
    private readonly known: Known,
  ) {}

  /** Never rejects. */
  async ask({ name, path, headers, body, expectedStatus }: SoakRequest): Promise<void> {
    try {
      const address = new URL(path, this.url);
      const method = body === undefined ? 'GET' : 'POST';
      const answer = await fetch(address, { method, headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await answer.text();
      if (text.includes(SATURATED)) {
        this.refused += 1;
        return;
      }
      if (answer.status !== expectedStatus) return this.fault(`${name}: ${answer.status} ${text.slice(0, 200)}`);
      if (text.includes('"isError":true')) return this.fault(`${name}: ${text.slice(0, 200)}`);
      this.answered += 1;
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      if (name === 'quotation') this.known.offerId = OFFER_ID.exec(text)?.[1] ?? this.known.offerId;
    } catch (error) {
      this.fault(`${name}: ${String((error as Error).cause ?? error)}`);
    }
  }

  private fault(sentence: string): void {
    this.faultCount += 1;
    if (this.faults.length < TOLD_AT_MOST) this.faults.push(sentence);
  }
}
