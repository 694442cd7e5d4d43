import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A webhook as it came. */
export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly reference: string;
}

/** The program that receives the webhooks of the agents. */
export interface Inbox {
  readonly url: string;
  /** Every delivery for a reference, with the repeated ones. */
  deliveriesOf(reference: string): readonly Delivery[];
  /** Resolves with the fate of the e-mail of a quotation. @throws Error where no webhook tells it in time */
  mailOf(reference: string): Promise<'entregado' | 'fallido'>;
  close(): void;
}

const POLL_MS = 50;
const PATIENCE_MS = 15_000;
const MAIL = 'cotizacion.correo_';

export async function openInbox(): Promise<Inbox> {
  const deliveries: Delivery[] = [];
  const deliveriesOf = (asked: string) => deliveries.filter(({ reference }) => reference === asked);
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { referencia: string } };
      deliveries.push({ id: String(request.headers['webhook-id']), type, reference: data.referencia });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deliveriesOf,
    mailOf: async (reference) => {
      for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
        const mail = deliveriesOf(reference).find(({ type }) => type.startsWith(MAIL));
        if (mail) return mail.type.slice(MAIL.length) as 'entregado' | 'fallido';
        await pause(POLL_MS);
      }
      throw new Error('no webhook says what became of the e-mail');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
