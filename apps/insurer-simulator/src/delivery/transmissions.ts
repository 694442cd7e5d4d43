import { setTimeout as after } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import type { FaultKind } from '../faults/fault-kinds.table';
import type { Exchange } from './exchange';
import type { WireAnswer, WireFormat } from './wire-answer';

type Transmission = (exchange: Exchange, answer: WireAnswer, format: WireFormat) => void;

/** Time for the client to read the written bytes before a reset discards them. */
const READ_FIRST_MS = 50;
const SLOW_PARTS = 600;
const SLOW_EVERY_MS = 100;
const HUGE_PART = Buffer.alloc(64 * 1024, 'x');
const HUGE_PARTS = (50 * 1024 * 1024) / HUGE_PART.length;

/** The faulty ways to send an answer. */
const TRANSMISSIONS: Partial<Record<FaultKind, Transmission>> = {
  hang: () => undefined,
  'reset-before-headers': (exchange) => exchange.reset(),
  'reset-after-headers': (exchange, answer) => {
    begin(exchange, answer);
    exchange.raw.flushHeaders();
    void exchange.wait(READ_FIRST_MS).then(() => exchange.reset());
  },
  'early-close': (exchange, answer) => {
    begin(exchange, answer);
    const bytes = Buffer.from(answer.body);
    exchange.raw.write(bytes.subarray(0, bytes.length / 2), () => exchange.hangUp());
  },
  'slow-body': (exchange, answer) => {
    begin(exchange, answer);
    stream(exchange, slowly(Buffer.from(answer.body)));
  },
  'huge-body': (exchange, { contentType }, { frame: [before, end] }) => {
    // Without a length, the reader has to count the bytes.
    exchange.raw.writeHead(200, { 'content-type': contentType });
    stream(exchange, [before, ...Array.from({ length: HUGE_PARTS }, () => HUGE_PART), end]);
  },
};

/** Sends an answer, in a faulty way if the fault is one of transmission. */
export function transmit(exchange: Exchange, answer: WireAnswer, format: WireFormat, fault: FaultKind | null): void {
  if (exchange.isOver) return;
  const transmission = fault && TRANSMISSIONS[fault];
  if (transmission) transmission(exchange, answer, format);
  else send(exchange, answer);
}

/** Sends an answer unchanged. */
export function send(exchange: Exchange, answer: WireAnswer): void {
  if (exchange.isOver) return;
  begin(exchange, answer);
  exchange.raw.end(answer.body);
}

function begin(exchange: Exchange, { status, contentType, headers, body }: WireAnswer): void {
  exchange.participant.counters.answered(status);
  const length = Buffer.byteLength(body);
  exchange.raw.writeHead(status, { ...headers, 'content-type': contentType, 'content-length': length });
}

/** Streams a body at the reader's pace, and stops when the reader stops. */
function stream({ raw }: Exchange, parts: Iterable<string | Buffer> | AsyncIterable<Buffer>): void {
  void pipeline(parts, raw).catch(() => undefined);
}

/** Yields a body of any length over a minute: longer than any deadline, without a long pause. */
async function* slowly(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.ceil(bytes.length / SLOW_PARTS));
  for (let sent = 0; sent < bytes.length; sent += size) {
    await after(SLOW_EVERY_MS);
    yield bytes.subarray(sent, sent + size);
  }
}
