import type { Clock } from '@cotiza/kernel';
import type { FastifyInstance } from 'fastify';
import { answering, incoming } from '../answering';
import { serveQuote, type Insurer } from '../desk/serve-quote';
import { NonceCache, type UserCredentials } from './username-token';
import { admitToRoble, type RobleGate, type RobleRulebook } from './roble-admission';

/** The path of the service's address in the WSDL. */
const SERVICE_PATH = '/servicios/tarificacion';

/** The parts of an insurer that speaks Roble's protocol. */
export interface RobleInsurer {
  readonly insurer: Insurer;
  readonly credentials: UserCredentials;
  readonly rulebook: RobleRulebook;
}

/** Registers Roble's one operation at the path of the WSDL and at the base: some clients configure the whole address. */
export function robleRoutes(app: FastifyInstance, base: string, roble: RobleInsurer, clock: Clock): void {
  const { insurer, credentials, rulebook } = roble;
  const gate: RobleGate = { credentials, rulebook, clock, nonces: new NonceCache() };
  const quote = answering((request) => serveQuote(insurer, admitToRoble(incoming(request), gate)));
  app.post(`${base}${SERVICE_PATH}`, quote);
  app.post(base, quote);
}
