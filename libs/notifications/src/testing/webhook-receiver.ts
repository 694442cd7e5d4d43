import { fakeHttpServer, type ReceivedRequest } from '@cotiza/kernel/testing';
import type { RequestListener } from 'node:http';

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** Connections that were made to it. */
  connections(): number;
  close(): Promise<void>;
}

type Answer = (webhook: ReceivedRequest, ...args: Parameters<RequestListener>) => void;

/** @param answer answers what has been received; 204 unless it is given */
export async function webhookReceiver(
  answer: Answer = (_webhook, _request, response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const { url, received, accepted, answers, close } = await fakeHttpServer();
  answers((webhook, response) => void answer(webhook, response.req, response));
  return { url: `${url}/hooks`, received, connections: accepted, close };
}
