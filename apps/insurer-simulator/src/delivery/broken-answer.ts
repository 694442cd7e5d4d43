import type { FaultKind } from '../faults/fault-kinds.table';
import type { WireAnswer, WireFormat } from './wire-answer';

/** Deep enough to overflow a recursive parser, and short enough to pass a limit on bytes. */
const NESTING = 30_000;
const RETRY_AFTER = { 'retry-after': '2' };
const PAGE = '<!doctype html><html><head><title>Welcome</title></head><body>It works!</body></html>';

type Breaking = (answer: WireAnswer, format: WireFormat) => WireAnswer;

const BREAKINGS: Partial<Record<FaultKind, Breaking>> = {
  'status-500': (_answer, { failure }) => failure(500),
  'status-503': (_answer, { failure }) => failure(503, RETRY_AFTER),
  'status-429': (_answer, { failure }) => failure(429, RETRY_AFTER),
  'soap-fault': (answer, { fault }) => fault?.() ?? answer,
  // Cut before the last bracket, so that no prefix is a valid document.
  'malformed-body': (answer) => ({ ...answer, body: answer.body.trimEnd().slice(0, -1) }),
  'wrong-content-type': () => ({ status: 200, contentType: 'text/html; charset=utf-8', body: PAGE }),
  'empty-body': (answer) => ({ ...answer, status: 200, body: '' }),
  'deep-nesting': (answer, { level: [open, close] }) => ({
    ...answer,
    status: 200,
    body: open.repeat(NESTING) + close.repeat(NESTING),
  }),
  'entity-bomb': (answer) => ({ ...answer, status: 200, body: entityBomb() }),
};

/** Returns the answer with the fault in its bytes, or another answer instead. */
export function broken(answer: WireAnswer, format: WireFormat, fault: FaultKind | null): WireAnswer {
  const breaking = fault && BREAKINGS[fault];
  return breaking ? breaking(answer, format) : answer;
}

const BOMB_LEVELS = 10;
const BOMB_TIMES = 10;

/** Returns a short document that expands to gigabytes when its entities are replaced. */
function entityBomb(): string {
  const entities = Array.from({ length: BOMB_LEVELS }, (_, level) => {
    const text = level === 0 ? 'ha' : `&e${level - 1};`.repeat(BOMB_TIMES);
    return `<!ENTITY e${level} "${text}">`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE Envelope [${entities.join('')}]>` +
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/">' +
    `<soapenv:Body>&e${BOMB_LEVELS - 1};</soapenv:Body></soapenv:Envelope>`
  );
}
