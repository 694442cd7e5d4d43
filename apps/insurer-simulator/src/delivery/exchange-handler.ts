import { setImmediate as others } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Participant } from '../participants/participant';
import { Exchange } from './exchange';
import { send } from './transmissions';

/** Answers an exchange, or leaves it open. */
export type ExchangeHandler = (exchange: Exchange, request: FastifyRequest) => void | Promise<void>;

/** Makes a Fastify handler. An error of the simulator must not look like a requested fault. */
export function exchanging(participant: Participant, handle: ExchangeHandler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new Exchange(participant, request, reply);
    try {
      // Requests that arrive together are all registered before any is handled: insurers do not wait for each other.
      await others();
      await handle(exchange, request);
    } catch (error) {
      const message = `the simulator itself failed: ${String(error)}`;
      participant.reject([message]);
      send(exchange, { status: 500, contentType: 'text/plain', body: message });
    }
  };
}
