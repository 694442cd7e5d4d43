import { setImmediate as others } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Participant } from '../participants/participant';
import { Exchange } from './exchange';
import { send } from './transmissions';

/** What answers an exchange; it may leave it open for as long as it likes. */
export type ExchangeHandler = (exchange: Exchange, request: FastifyRequest) => void | Promise<void>;

/** A handler of Fastify's. What goes wrong in here is the simulator's own fault, and must not look like a fault on demand. */
export function exchanging(participant: Participant, handle: ExchangeHandler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new Exchange(participant, request, reply);
    try {
      // Requests that arrive together are all seen before any is worked on: insurers do not wait for each other.
      await others();
      await handle(exchange, request);
    } catch (error) {
      const message = `the simulator itself failed: ${String(error)}`;
      participant.rejections.add([message]);
      send(exchange, { status: 500, contentType: 'text/plain', body: message });
    }
  };
}
