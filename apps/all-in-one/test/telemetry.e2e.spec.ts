import { bodyOf } from '@cotiza/contract/testing';
import { readTrace, type Trace } from '@cotiza/kernel';
import { insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import { argumentsOf, connect } from './mcp-client';
import { otlpCollector, type CollectedSpan, type OtlpCollector } from './otlp-collector';
import { QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER_SPAN = 'b7ad6b7169203331';
const PARENT = `00-${TRACE_ID}-${CALLER_SPAN}-01`;
const MARK = 'zxmarca';

let collector: OtlpCollector;
let service: RunningService;
let asked: (Trace | undefined)[];
afterEach(() => collector.close());

async function start(status?: () => number, environment: Record<string, string> = {}) {
  asked = [];
  collector = await otlpCollector(status);
  const answering = insurer('Aldaba', ({ trace }) => {
    asked.push(trace);
    return Promise.resolve(offers(offerAt(300_00)));
  });
  const insurers = [answering, insurer('Dehesa', isDown)];
  service = await startService({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...environment }, { insurers });
}

const lines = () => service.log.map((line) => JSON.parse(line) as { msg: string; reason?: string });
const delivered = () => until(() => lines().some(({ msg }) => msg === 'message delivered'));
const body = () =>
  bodyOf('Car')
    .with('holder.name', `Ana ${MARK}`)
    .with('client_reference', MARK)
    .with('holder.email', `${MARK}@example.com`);

/** Returns the spans of a trace by name; those of insurers by the insurer's name. */
function spansOf(traceId: string): ReadonlyMap<string, CollectedSpan> {
  const spans = collector.spans().filter((span) => span.traceId === traceId);
  const named = spans.map((span) => [(span.attributes['cotiza.insurer'] as string) ?? span.name, span] as const);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  return new Map(named);
}

it('one trace goes over REST, quoting, insurers, the outbox and the notifier, each under what gave rise to it', async () => {
  await start();
  const headers = { 'content-type': 'application/json', traceparent: PARENT, baggage: `email=${MARK}` };
  expect((await service.post(QUOTES, body().build(), headers)).status).toBe(200);
  await delivered();
  await service.close();
  const spans = spansOf(TRACE_ID);
  const [request, quote, store, message] = ['request', 'quote', 'store', 'message'].map((name) => spans.get(name)!);
  expect([...spans.keys()].sort()).toEqual(['aldaba', 'dehesa', 'message', 'quote', 'request', 'store']);
  expect(request!.parentSpanId).toBe(CALLER_SPAN);
  expect(quote!.parentSpanId).toBe(request!.spanId);
  for (const name of ['aldaba', 'dehesa', 'store']) expect(spans.get(name)!.parentSpanId).toBe(quote!.spanId);
  expect(message!.parentSpanId).toBe(store!.spanId);
  expect(asked).toMatchObject([{ traceId: TRACE_ID, spanId: spans.get('aldaba')!.spanId }]);
  expect(request!.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': QUOTES,
    'http.response.status_code': 200,
  });
  expect(quote!.attributes['cotiza.outcome']).toBe('cotizado');
  expect(message!.attributes).toEqual({ 'cotiza.message.kind': 'email', 'cotiza.outcome': 'delivered' });
  expect([spans.get('dehesa')!.hasFailed, spans.get('aldaba')!.hasFailed]).toEqual([true, false]);
  expect(collector.written()).not.toContain(MARK);
});

it('a call over MCP is a trace too, with its tool', async () => {
  await start();
  const client = await connect(service);
  await client.callTool({ name: 'cotizar_coche', arguments: argumentsOf('Car'), _meta: { traceparent: PARENT } });
  await client.close();
  await delivered();
  await service.close();
  const spans = spansOf(TRACE_ID);
  expect([...spans.keys()].sort()).toEqual(['aldaba', 'dehesa', 'message', 'quote', 'request', 'store']);
  expect(spans.get('request')).toMatchObject({
    parentSpanId: CALLER_SPAN,
    attributes: { 'cotiza.tool': 'cotizar_coche' },
  });
  expect(spans.get('quote')!.parentSpanId).toBe(spans.get('request')!.spanId);
});

it('what metrics count is sent with the same names, labels and values', async () => {
  await start();
  await service.post(QUOTES, body().build());
  await service.post(QUOTES, {});
  await delivered();
  await service.close();
  const named = (name: string) => collector.metrics().findLast((metric) => metric.name === name);
  const text = (value: string) => ({ stringValue: value });
  expect(named('cotiza_quotes_total')?.sum).toMatchObject({
    isMonotonic: true,
    dataPoints: [
      {
        attributes: [
          { key: 'line', value: text('Car') },
          { key: 'state', value: text('cotizado') },
        ],
        asDouble: 1,
      },
    ],
  });
  expect(named('cotiza_channel_on')?.gauge?.dataPoints).toMatchObject([{ asDouble: 1 }]);
  const [answers] = named('cotiza_insurer_answer_seconds')!.histogram!.dataPoints;
  expect(answers).toMatchObject({ count: 1 });
  expect(answers!.bucketCounts).toHaveLength(answers!.explicitBounds.length + 1);
  expect(answers!.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(collector.written()).not.toContain(MARK);
});

it('a trace that its caller does not sample is not exported, and is propagated', async () => {
  await start();
  const headers = { 'content-type': 'application/json', traceparent: PARENT.replace(/01$/, '00') };
  await service.post(QUOTES, body().build(), headers);
  await delivered();
  await service.close();
  expect(collector.spans()).toEqual([]);
  expect(asked).toMatchObject([{ traceId: TRACE_ID, isSampled: false }]);
});

it.each([
  ['refuses', () => 400],
  ['is gone', undefined],
])('a collector that %s does not affect requests, and is reported once', async (_what, status) => {
  await start(status);
  if (status === undefined) await collector.close();
  for (let time = 0; time < 3; time++) expect((await service.post(QUOTES, body().build())).status).toBe(200);
  await delivered();
  await service.close();
  expect(lines().filter(({ msg }) => msg === 'telemetry not sent')).toHaveLength(1);
  expect(service.log.join()).not.toContain(MARK);
});

it('a trace that begins here is the one that is handed on', async () => {
  await start();
  await service.post(QUOTES, body().build());
  await delivered();
  await service.close();
  const [trace] = asked;
  expect(readTrace(`00-${trace!.traceId}-${trace!.spanId}-01`)).toBeDefined();
  expect([...spansOf(trace!.traceId).keys()]).toHaveLength(6);
});
