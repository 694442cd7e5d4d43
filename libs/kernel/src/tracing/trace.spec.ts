import fc from 'fast-check';
import { UNTOLD } from './span';
import { newTrace, readTrace, traceHeaders, traceInText, traceText, type Trace } from './trace';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';
const PARENT = `00-${TRACE_ID}-${SPAN_ID}-01`;

const digits = (count: number) =>
  fc
    .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: count, maxLength: count })
    .filter((text) => !/^0+$/.test(text));
const traces: fc.Arbitrary<Trace> = fc.record(
  {
    traceId: digits(32),
    spanId: digits(16),
    isSampled: fc.boolean(),
    state: fc.constantFrom('a=1', 'vendor@system=x y z,other=1'),
  },
  { requiredKeys: ['traceId', 'spanId', 'isSampled'] },
);

describe('a trace', () => {
  it('is the same after it was written and read, as headers and as one text', () => {
    fc.assert(
      fc.property(traces, (trace) => {
        const { traceparent, tracestate } = traceHeaders(trace);
        expect(readTrace(traceparent, tracestate)).toEqual(trace);
        expect(traceInText(traceText(trace))).toEqual(trace);
      }),
    );
  });

  it('that begins here is one that others can read, and no other', () => {
    const begun = Array.from({ length: 200 }, newTrace);
    for (const trace of begun) expect(readTrace(traceHeaders(trace).traceparent)).toEqual(trace);
    expect(new Set(begun.map(({ traceId }) => traceId)).size).toBe(begun.length);
  });

  it.each([
    ['01', true],
    ['00', false],
    ['ff', true],
    ['02', false],
  ])('with the flags %s is kept by somebody: %p', (flags, isSampled) => {
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
  ])('that is broken is none: %p', (parent) => {
    expect(readTrace(parent, 'a=1')).toBeUndefined();
  });

  it('is none in what is never one, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(readTrace(text)).toBeUndefined()));
    expect([traceInText(null), traceInText(''), traceInText('x y')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('what other systems add to a trace', () => {
  const stateOf = (state: unknown) => readTrace(PARENT, state)?.state;

  it.each([
    'rojo=00f067aa0ba902b7',
    'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE',
    'a=1, b=2,\tc=3',
    ',a=1,,',
    '1tenant@system=x',
    'a_-*/1=!~ x',
    Array.from({ length: 32 }, (_, index) => `k${index}=v`).join(','),
  ])('is handed on as it was written: %s', (state) => expect(stateOf(state)).toBe(state));

  it.each([
    undefined,
    '',
    ',',
    'a',
    'A=1',
    'a=',
    'a=1,a=2',
    'a=1=2',
    'a=ñ',
    '1a=x',
    `a=${'x'.repeat(257)}`,
    Array.from({ length: 33 }, (_, index) => `k${index}=v`).join(','),
    `a=${'x'.repeat(250)},b=${'x'.repeat(250)},c=${'x'.repeat(20)}`,
  ])('is left out where it is broken or too long, and the trace goes on: %p', (state) => {
    expect(stateOf(state)).toBeUndefined();
    expect(readTrace(PARENT, state)).toMatchObject({ traceId: TRACE_ID });
  });
});

describe('a span that nobody is told of', () => {
  const parent = readTrace(PARENT, 'a=1');

  it('goes on with the trace of its parent, under an id of its own that stays', () => {
    const span = UNTOLD.begin('request', parent);
    const child = span.child('insurer');
    const ids = [SPAN_ID, span.trace.spanId, child.trace.spanId, span.child('store').trace.spanId];
    expect(new Set(ids).size).toBe(ids.length);
    expect(child.trace).toEqual({ ...parent, spanId: child.trace.spanId });
    expect(span.trace).toBe(span.trace);
  });

  it('begins a trace where it has no parent', () => {
    const span = UNTOLD.begin('request', undefined);
    expect(span.child('quote').trace.traceId).toBe(span.trace.traceId);
    expect(UNTOLD.begin('request', undefined).trace.traceId).not.toBe(span.trace.traceId);
  });
});
