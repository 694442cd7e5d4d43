// Publishes the webhooks of Cotiza to NATS JetStream, each event once. Settings: WEBHOOK_SECRET, NATS_URL, PORT.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { Webhook } from 'standardwebhooks';

const { WEBHOOK_SECRET, NATS_URL = 'nats://127.0.0.1:4222', PORT = '8080' } = process.env;
/** A message that was not taken comes again for three days, under the same id. */
const REPEATED_MS = 4 * 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const verifier = new Webhook(WEBHOOK_SECRET);
const nats = await connect({ servers: NATS_URL, maxReconnectAttempts: -1 });
const manager = await jetstreamManager(nats);
const stream = { subjects: ['cotiza.>'], duplicate_window: nanos(REPEATED_MS), max_age: nanos(KEPT_MS) };
await manager.streams.update('COTIZA', stream).catch(() => manager.streams.add({ name: 'COTIZA', ...stream }));
const publisher = jetstream(nats);

/** Returns the status of the answer: 204 once the stream has the event, 503 for "come again". */
async function receive(request) {
  const body = await text(request);
  let event;
  try {
    event = verifier.verify(body, request.headers);
  } catch {
    return 401;
  }
  try {
    // The type is the subject: cotiza.cotizacion.cotizada.
    const { seq, duplicate } = await publisher.publish(`cotiza.${event.type.replace(/^cotiza\./, '')}`, body, {
      msgID: request.headers['webhook-id'],
    });
    console.log(`${event.type} ${duplicate ? 'was there already' : 'published'}, number ${seq}`);
    return 204;
  } catch (error) {
    console.error(`not published: ${error.message}`);
    return 503;
  }
}

const server = createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.destroy(),
  );
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`));
