import { manualClock } from '@cotiza/kernel';
import { Webhook } from 'standardwebhooks';
import { TEST_SECRET, until, webhookEndpoint, webhookReceiver, type WebhookReceiver } from '../testing';
import { webhookSender } from './webhook.sender';

/** A clock that does not move, so that no answer is late on a slow machine. */
const still = () => manualClock(new Date().toISOString());

type Answer = Parameters<typeof webhookReceiver>[0];

const PAYLOAD = '{"type":"cotizacion.cotizada","data":{"producto":"Brújula ñ €"}}';
const ID = 'COT-7K3M9QX2TB_cotizada_crm';

describe('sending a webhook', () => {
  const open: WebhookReceiver[] = [];
  afterEach(() => Promise.all(open.splice(0).map((receiver) => receiver.close())));

  const receiving = async (answer?: Answer) => {
    const receiver = await webhookReceiver(answer);
    open.push(receiver);
    return receiver;
  };
  const send = async (answer?: Answer, clock = still()) => {
    const { url } = await receiving(answer);
    return webhookSender(clock)(webhookEndpoint({ url }), ID, PAYLOAD);
  };

  it('posts what the published library verifies', async () => {
    const receiver = await receiving();
    const answer = await webhookSender(still())(webhookEndpoint({ url: receiver.url }), ID, PAYLOAD);
    expect(answer).toEqual({ kind: 'answered', status: 204, retryAfterMs: null });
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    expect(new Webhook(TEST_SECRET).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(PAYLOAD));
    expect(body).toBe(PAYLOAD);
    expect(headers).toMatchObject({
      'webhook-id': ID,
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Cotiza-Webhooks/1',
    });
  });

  it('stamps each attempt with its own time', async () => {
    const receiver = await receiving();
    const clock = manualClock('2026-11-21T09:00:00Z');
    const post = webhookSender(clock);
    await post(webhookEndpoint({ url: receiver.url }), ID, PAYLOAD);
    clock.advance(60_000);
    await post(webhookEndpoint({ url: receiver.url }), ID, PAYLOAD);
    const stamps = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(stamps[1]! - stamps[0]!).toBe(60);
    expect(clock.pending()).toBe(0);
  });

  it('tells what was answered, and how long it asks to wait', async () => {
    const busy: Answer = (_webhook, _request, response) => response.writeHead(503, { 'retry-after': '30' }).end('busy');
    expect(await send(busy)).toEqual({ kind: 'answered', status: 503, retryAfterMs: 30_000 });
  });

  it('does not follow a redirect', async () => {
    const elsewhere = await receiving();
    const answer = await send((_webhook, _request, response) =>
      response.writeHead(307, { location: elsewhere.url }).end(),
    );
    expect(answer).toMatchObject({ kind: 'answered', status: 307 });
    expect(elsewhere.received).toEqual([]);
  });

  it('takes the status for the answer when the body has no end', async () => {
    let hasGoneAway = false;
    const answer = await send((_webhook, request, response) => {
      request.socket.on('close', () => (hasGoneAway = true));
      response.on('error', () => undefined);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      };
      response.writeHead(200).on('drain', pour);
      pour();
    });
    expect(answer).toMatchObject({ status: 200 });
    await until(() => hasGoneAway);
  });

  it('waits for a body no longer than for an answer', async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    let hasBegun = false;
    const sent = send((_webhook, _request, response) => {
      response.writeHead(200).write('a');
      hasBegun = true;
    }, clock);
    await until(() => hasBegun);
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(10_000);
    expect(await sent).toMatchObject({ status: 200 });
  });

  it('gives up on a receiver that does not answer', async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    let isAsked = false;
    const sent = send(() => (isAsked = true), clock);
    await until(() => isAsked);
    clock.advance(10_000);
    expect(await sent).toEqual({ kind: 'failed', reason: 'no answer within 10 s' });
    expect(clock.pending()).toBe(0);
  });

  it('reports the code when there is no answer', async () => {
    const post = webhookSender(still());
    const { url, close } = await webhookReceiver();
    await close();
    const refused = await post(webhookEndpoint({ url: `${url}?token=Zxmarca` }), ID, PAYLOAD);
    expect(refused).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' });
    const hungUp = await send((_webhook, request) => request.socket.destroy());
    expect(hungUp).toEqual({ kind: 'failed', reason: 'UND_ERR_SOCKET' });
  });
});
