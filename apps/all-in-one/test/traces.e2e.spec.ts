import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { readTrace, type Trace } from '@cotiza/kernel';
import { TEST_SECRET, webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import { insurer, offerAt, offers } from '@cotiza/quoting/testing';
import { argumentsOf, connect } from './mcp-client';
import { QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER_SPAN = 'b7ad6b7169203331';
const PARENT = `00-${TRACE_ID}-${CALLER_SPAN}-01`;
const MARK = 'zxmarca';
const STATE = `vendor@agent=${MARK},other=1`;

const webhooksFile = join(tmpdir(), `traces-${process.pid}.json`);
let receiver: WebhookReceiver;
let service: RunningService;
let asked: (Trace | undefined)[] = [];

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
  const webhooks = [{ name: 'crm', url: receiver.url, secret: TEST_SECRET, events: 'all' }];
  writeFileSync(webhooksFile, JSON.stringify({ webhooks }));
  service = await startService(
    { WEBHOOKS_FILE: webhooksFile, LOG_LEVEL: 'debug' },
    { insurers: [remote('Aldaba'), remote('Dehesa')] },
  );
});
afterAll(async () => {
  await service.close();
  await receiver.close();
  rmSync(webhooksFile);
});
beforeEach(() => (asked = []));

const lines = () => service.log.map((line) => JSON.parse(line) as Record<string, unknown>);
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
  expect(Object.keys((await answer.json()) as object)).not.toContain('trace_id');
  expect(asked).toMatchObject([{ traceId: TRACE_ID }, { traceId: TRACE_ID }]);
  const sent = await webhooksOf(TRACE_ID);
  const spans = [
    ...asked.map((trace) => trace?.spanId),
    ...sent.map(({ traceparent }) => readTrace(traceparent)?.spanId),
  ];
  expect(new Set([...spans, CALLER_SPAN]).size).toBe(5);
  await until(() => linesOf(TRACE_ID).filter(({ msg }) => msg === 'message delivered').length === 3);
  expect(linesOf(TRACE_ID).map(({ msg }) => msg)).toContain('request served');
  expect(JSON.stringify([service.log, sent, asked])).not.toContain(MARK);
});

it.each([undefined, 'nonsense', `${PARENT}-more`, `00-${'0'.repeat(32)}-${CALLER_SPAN}-01`])(
  'a quotation begins a trace of its own where the caller sends none that can be read: %p',
  async (traceparent) => {
    const headers = { 'content-type': 'application/json', ...(traceparent && { traceparent, tracestate: STATE }) };
    expect((await service.post(QUOTES, bodyOf('Home').build(), headers)).status).toBe(200);
    const [first, second] = asked;
    expect(first?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatchObject({ traceId: first?.traceId });
    expect(first?.traceId).not.toBe(TRACE_ID);
    expect(asked.map((trace) => trace?.spanId)).not.toContain(CALLER_SPAN);
  },
);

it('a call over MCP carries the trace of its headers, or that of its _meta where they have none', async () => {
  const inMeta = TRACE_ID.replace('0af', 'abc');
  const _meta = { traceparent: PARENT.replace(TRACE_ID, inMeta), tracestate: STATE, baggage: MARK };
  const client = await connect(service);
  await client.callTool({ name: 'cotizar_coche', arguments: argumentsOf('Car'), _meta });
  await client.close();
  expect(asked).toMatchObject([{ traceId: inMeta }, { traceId: inMeta }]);
  await until(() => linesOf(inMeta).some(({ tool }) => tool === 'cotizar_coche'));

  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'cotizar_coche', arguments: {}, _meta } };
  await service.post('/api/agent/mcp', call, {
    ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    ...{ traceparent: PARENT.replace(TRACE_ID, TRACE_ID.replace('0af', 'def')), 'mcp-protocol-version': '2025-06-18' },
  });
  await until(() => linesOf(TRACE_ID.replace('0af', 'def')).some(({ tool }) => tool === 'cotizar_coche'));
  expect(service.log.join()).not.toContain(MARK);
});
