import { bodyOf } from '@cotiza/contract/testing';
import { type Trace, readTrace } from '@cotiza/kernel';
import { insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import { webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import { argumentsOf, connect } from './mcp-client';
import { otlpCollector, type CollectedSpan, type OtlpCollector } from './otlp-collector';
import { QUOTES, startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER_SPAN = 'b7ad6b7169203331';
const PARENT = `00-${TRACE_ID}-${CALLER_SPAN}-01`;
const MARK = 'zxmarca';

let collector: OtlpCollector;
let service: RunningService;
let asked: (Trace | undefined)[];

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

const lines = () => service.log.map((line) => JSON.parse(line) as Record<string, unknown>);
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

describe('with a collector', () => {
  afterEach(() => collector.close());

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
    expect(lines().filter(({ msg }) => msg === 'traces not sent')).toHaveLength(1);
    expect(service.log.join()).not.toContain(MARK);
  });
});

describe('without a collector', () => {
  const STATE = `vendor@agent=${MARK},other=1`;

  let receiver: WebhookReceiver;

  const remote = (name: string) =>
    insurer(
      name,
      ({ trace }) => {
        asked.push(trace);
        return Promise.resolve(offers(offerAt(300_00)));
      },
      'remote',
    );

  beforeAll(async () => {
    receiver = await webhookReceiver();
    service = await startService(
      { ...writeWebhooks(receiver.url), LOG_LEVEL: 'debug' },
      { insurers: [remote('Aldaba'), remote('Dehesa')] },
    );
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });
  beforeEach(() => (asked = []));

  const linesOf = (trace: string) => lines().filter(({ trace_id: id }) => id === trace);

  /** Returns the headers of a trace's webhooks, once both have come: one for the quotation, one for its e-mail. */
  async function webhooksOf(trace: string) {
    const of = () => receiver.received.filter(({ headers }) => readTrace(headers.traceparent)?.traceId === trace);
    await until(() => of().length === 2);
    return of().map(({ headers }) => headers);
  }

  it('a quotation over REST carries the trace of its caller to insurers, messages and the log, but neither tracestate nor baggage', async () => {
    const headers = {
      'content-type': 'application/json',
      ...{ traceparent: PARENT, tracestate: STATE, baggage: `email=${MARK}` },
    };
    const answer = await service.post(QUOTES, bodyOf('Car').build(), headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.has('traceparent')).toBe(false);
    expect(asked).toMatchObject([{ traceId: TRACE_ID }, { traceId: TRACE_ID }]);
    const sent = await webhooksOf(TRACE_ID);
    const spans = [
      ...asked.map((trace) => trace?.spanId),
      ...sent.map(({ traceparent }) => readTrace(traceparent)?.spanId),
    ];
    expect(new Set([...spans, CALLER_SPAN]).size).toBe(5);
    await until(() => linesOf(TRACE_ID).filter(({ msg }) => msg === 'message delivered').length === 3);
    const { referencia: reference, ...others } = (await answer.json()) as { readonly referencia: string };
    expect(Object.keys(others)).not.toContain('trace_id');
    const ofQuote = linesOf(TRACE_ID).filter((line) => line.reference === reference && line.level === 30);
    const named = (name: string) => ofQuote.filter(({ msg }) => msg === name);
    expect(named('insurer answered')).toMatchObject(
      ['aldaba', 'dehesa'].map((insurer) => ({ insurer, outcome: 'offers', ms: expect.any(Number) as number })),
    );
    const lengths = ['request served', 'quotation kept', 'message delivered'].map((name) => named(name).length);
    expect(lengths).toEqual([1, 1, 3]);
    expect(JSON.stringify([service.log, sent, asked])).not.toContain(MARK);
  });

  it('a call over MCP carries the trace of its headers, or that of its _meta where they have none', async () => {
    const inMeta = TRACE_ID.replace('0af', 'abc');
    const _meta = { traceparent: PARENT.replace(TRACE_ID, inMeta), tracestate: STATE, baggage: MARK };
    const client = await connect(service);
    await client.callTool({ name: 'cotizar_coche', arguments: argumentsOf('Car'), _meta });
    await client.close();
    expect(asked).toMatchObject([{ traceId: inMeta }, { traceId: inMeta }]);
    await until(() => linesOf(inMeta).some(({ tool, reference }) => tool === 'cotizar_coche' && reference));

    const inHeader = TRACE_ID.replace('0af', 'def');
    const headers = { traceparent: PARENT.replace(TRACE_ID, inHeader), 'mcp-protocol-version': '2025-06-18' };
    await service.rpc('tools/call', { name: 'cotizar_coche', arguments: {}, _meta }, headers);
    await until(() => linesOf(inHeader).some(({ tool }) => tool === 'cotizar_coche'));
    expect(service.log.join()).not.toContain(MARK);
  });
});
