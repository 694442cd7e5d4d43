import fc from 'fast-check';
import { UNRECORDED, newTrace, readTrace, traceHeaders, type Trace } from './trace';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';
const PARENT = `00-${TRACE_ID}-${SPAN_ID}-01`;

const digits = (count: number) =>
  fc
    .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: count, maxLength: count })
    .filter((text) => !/^0+$/.test(text));
const traces: fc.Arbitrary<Trace> = fc.record({ traceId: digits(32), spanId: digits(16), isSampled: fc.boolean() });

describe('a trace', () => {
  it('is read from its own headers', () => {
    fc.assert(fc.property(traces, (trace) => expect(readTrace(traceHeaders(trace).traceparent)).toEqual(trace)));
  });

  it('begins with ids of its own that other services can read', () => {
    const begun = Array.from({ length: 200 }, newTrace);
    for (const trace of begun) expect(readTrace(traceHeaders(trace).traceparent)).toEqual(trace);
    expect(new Set(begun.map(({ traceId }) => traceId)).size).toBe(begun.length);
  });

  it.each([
    ['01', true],
    ['00', false],
    ['ff', true],
    ['02', false],
  ])('with the flags %s is sampled: %p', (flags, isSampled) => {
    expect(readTrace(`00-${TRACE_ID}-${SPAN_ID}-${flags}`)).toEqual({ traceId: TRACE_ID, spanId: SPAN_ID, isSampled });
  });

  it.each([`cc-${TRACE_ID}-${SPAN_ID}-01`, `cc-${TRACE_ID}-${SPAN_ID}-01-what-the-future-brings`])(
    'of a later version is read as far as it is known: %s',
    (parent) => expect(readTrace(parent)).toMatchObject({ traceId: TRACE_ID }),
  );

  it.each([
    undefined,
    '',
    42,
    [PARENT],
    `${PARENT}, ${PARENT}`,
    ` ${PARENT}`,
    `${PARENT}-more`,
    PARENT.toUpperCase(),
    `ff-${TRACE_ID}-${SPAN_ID}-01`,
    `cc-${TRACE_ID}-${SPAN_ID}-01.more`,
    `00-${'0'.repeat(32)}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
    `00-${TRACE_ID.slice(1)}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${SPAN_ID}`,
    `00-${TRACE_ID}-${SPAN_ID}-1`,
    `00-${TRACE_ID.replace('a', 'g')}-${SPAN_ID}-01`,
  ])('is not read from a malformed header: %p', (parent) => {
    expect(readTrace(parent)).toBeUndefined();
  });

  it('is not read from any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(readTrace(text)).toBeUndefined()));
  });
});

describe('a span that is not recorded', () => {
  const parent = readTrace(PARENT);

  it('continues the trace of its parent under a lasting id of its own', () => {
    const span = UNRECORDED.begin('request', parent);
    const child = span.child('insurer');
    const ids = [SPAN_ID, span.trace.spanId, child.trace.spanId, span.child('store').trace.spanId];
    expect(new Set(ids).size).toBe(ids.length);
    expect(child.trace).toEqual({ ...parent, spanId: child.trace.spanId });
    expect(span.trace).toBe(span.trace);
  });

  it('begins a trace without a parent', () => {
    const span = UNRECORDED.begin('request', undefined);
    expect(span.child('quote').trace.traceId).toBe(span.trace.traceId);
    expect(UNRECORDED.begin('request', undefined).trace.traceId).not.toBe(span.trace.traceId);
  });
});
