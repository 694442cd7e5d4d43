import type { Clock } from '@cotiza/kernel';
import type { FastifyInstance } from 'fastify';
import { answering, incoming } from '../answering';
import { serveQuote, type Insurer } from '../desk/serve-quote';
import type { VendorLine } from '../vendor-documents/vendor-lines';
import { admitToFaro, type FaroAsked, type FaroRulebook } from './faro-admission';
import { answerToken, type ClientCredentials, TokenStore } from './token.endpoint';

const PATHS: Readonly<Record<string, VendorLine>> = { hogar: 'Home', auto: 'Car', moto: 'Motorcycle' };

/** The parts of an insurer that speaks Faro's protocol. */
export interface FaroInsurer {
  readonly insurer: Insurer;
  readonly credentials: ClientCredentials;
  readonly rulebook: FaroRulebook;
}

/** Registers the paths of Faro's document below the insurer's own. */
export function faroRoutes(app: FastifyInstance, base: string, faro: FaroInsurer, clock: Clock): void {
  const { insurer, credentials, rulebook } = faro;
  const tokens = new TokenStore(clock);
  const token = answering((request) => answerToken(incoming(request), credentials, tokens));
  const price = (asked: FaroAsked) =>
    answering((request) => serveQuote(insurer, admitToFaro(asked, incoming(request), { rulebook, tokens })));
  app.post(`${base}/oauth/token`, token);
  for (const [path, line] of Object.entries(PATHS)) {
    app.post(`${base}/v2/presupuestos/${path}`, price({ way: 'quote', line }));
    app.post(`${base}/v2/estimaciones/${path}`, price({ way: 'estimate', line }));
  }
}
