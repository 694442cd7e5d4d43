import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import { Webhook } from 'standardwebhooks';
import type { Delivery } from '../evidence/delivery';
import { listen } from './listening';
import type { Whims } from './whims';

interface Payload {
  readonly type: string;
  readonly data: { readonly referencia: string; readonly client_reference: string | null };
}

const PATH = '/webhooks/';

/** Where a process posts to: its name is the end of the path. */
export const webhookAddress = (port: number, by: string): string => `http://127.0.0.1:${port}${PATH}${by}`;

/** A receiver of webhooks that verifies and remembers what it accepted, and answers as it pleases. */
export class WebhookReceiver {
  readonly accepted: Delivery[] = [];
  /** What came without a signature that holds, in sentences. */
  readonly faults: string[] = [];
  private readonly server: Server;
  private readonly verifier: Webhook;

  constructor(
    secret: string,
    private readonly whims: Whims,
  ) {
    this.verifier = new Webhook(secret);
    this.server = createServer((request, response) => {
      // A sender that dies in the middle is what all this is about.
      this.receive(request, response).catch(() => request.destroy());
    });
  }

  listen(): Promise<number> {
    return listen(this.server);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const whim = this.whims.next();
    if (whim.refuses) return void response.writeHead(503).end();
    const payload = this.verified(body, request);
    if (!payload) return void response.writeHead(400).end();
    const delivery = {
      kind: payload.type,
      message: String(request.headers['webhook-id']),
      reference: payload.data.referencia,
      clientReference: payload.data.client_reference ?? '',
      content: createHash('sha1').update(body).digest('base64'),
      by: existing(request.url, 'path of a request').slice(PATH.length),
      acceptedAt: Date.now(),
      answeredAt: null as number | null,
    };
    this.accepted.push(delivery);
    if (whim.delayMs > 0) await sleep(whim.delayMs);
    if (whim.cuts) request.destroy();
    if (request.socket.destroyed) return;
    delivery.answeredAt = Date.now();
    response.writeHead(204).end();
  }

  private verified(body: string, { headers }: IncomingMessage): Payload | undefined {
    try {
      return this.verifier.verify(body, headers as Record<string, string>) as Payload;
    } catch (error) {
      this.faults.push(
        `webhook ${String(headers['webhook-id'])} is not signed as it should: ${(error as Error).message}`,
      );
      return undefined;
    }
  }
}
