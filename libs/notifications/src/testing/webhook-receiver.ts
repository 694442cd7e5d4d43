import { fakeHttpServer, type ReceivedRequest } from '@cotiza/kernel/testing';
import type { RequestListener } from 'node:http';

/** A local receiver of webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** The number of connections made to it. */
  connections(): number;
  close(): Promise<void>;
}

type Answer = (webhook: ReceivedRequest, ...args: Parameters<RequestListener>) => void;

/** @param answer returns the answer to a request; 204 by default */
export async function webhookReceiver(
  answer: Answer = (_webhook, _request, response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const { url, received, accepted, answers, close } = await fakeHttpServer();
  answers((webhook, response) => void answer(webhook, response.req, response));
  return { url: `${url}/hooks`, received, connections: accepted, close };
}
