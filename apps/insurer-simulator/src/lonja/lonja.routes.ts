import type { Clock, Fields } from '@cotiza/kernel';
import type { FastifyInstance } from 'fastify';
import {
  answering,
  delivered,
  type Delivery,
  header,
  incoming,
  type IncomingRequest,
  jsonOf,
  type WireAnswer,
} from '../answering';
import { fieldErrors } from '../faro/faro-schemas';
import { answerToken, type ClientCredentials, TokenStore } from '../faro/token.endpoint';
import { priceQuestion } from '../pricing/risk.mapper';
import { LONJA_PLACES } from '../pricing/vendor-places';
import type { Aggregator } from './aggregator';
import type { LonjaDocuments } from './lonja-documents';
import { LONJA_MEDIA_TYPE, lonjaError, renderedCompanies } from './render-companies';

/** The parts of an aggregator that speaks La Lonja's protocol. */
interface SimulatedLonja {
  readonly aggregator: Aggregator;
  readonly credentials: ClientCredentials;
  readonly documents: LonjaDocuments;
}

/** Registers the paths of La Lonja's document below the aggregator's own. */
export function lonjaRoutes(app: FastifyInstance, base: string, lonja: SimulatedLonja, clock: Clock): void {
  const tokens = new TokenStore(clock);
  const { aggregator, credentials, documents } = lonja;
  app.post(
    `${base}/oauth2/token`,
    answering((request) => answerToken(incoming(request), credentials, tokens, 'tarificar')),
  );
  app.post(
    `${base}/multitarifa/auto`,
    answering((request) => {
      const { petition, answer, issues = [] } = admit(incoming(request), tokens, documents);
      if (petition) return priced(petition, lonja, clock);
      if (issues.length > 0) aggregator.participant.reject(issues);
      return answer;
    }),
  );
}

type Admitted =
  | { readonly petition: Fields; readonly answer?: undefined; readonly issues?: undefined }
  | { readonly petition?: undefined; readonly answer: WireAnswer; readonly issues?: readonly string[] };

/** Checks a petition against the document: token, version, JSON, data. */
function admit(request: IncomingRequest, tokens: TokenStore, { isPetition }: LonjaDocuments): Admitted {
  if (!tokens.admits(request)) return { answer: lonjaError(401, 'TOKEN') };
  if (header(request, 'content-type') !== LONJA_MEDIA_TYPE) {
    return { answer: lonjaError(415, 'VERSION'), issues: ['Content-Type is of another version'] };
  }
  if (header(request, 'accept') !== LONJA_MEDIA_TYPE) {
    return { answer: lonjaError(406, 'VERSION'), issues: ['Accept is of another version'] };
  }
  const data = jsonOf(request);
  if (data === undefined) return { answer: lonjaError(400, 'JSON'), issues: ['the body is not JSON'] };
  if (isPetition(data)) return { petition: data as Fields };
  const issues = fieldErrors(isPetition.errors ?? []).map(({ campo, codigo }) => `${campo}: ${codigo}`);
  return { answer: lonjaError(422, 'DATOS', issues), issues };
}

/** Bills the question, also when its client no longer waits. */
function priced(petition: Fields, { aggregator, documents }: SimulatedLonja, clock: Clock): Promise<Delivery> {
  const { riskCodes, codes } = documents;
  const reference = String(petition.referencia);
  const question = priceQuestion('Car', { fields: petition, places: LONJA_PLACES, codes: riskCodes });
  const { afterMs, outcomes } = aggregator.ask(question);
  if (aggregator.participant.fault !== 'status-503') aggregator.charge(reference);
  const answer = () => renderedCompanies(reference, outcomes, { today: clock.today(), otherReason: codes.otherReason });
  const failure = (status: 500 | 503) => lonjaError(status, status === 500 ? 'INTERNO' : 'PARADA');
  return delivered(aggregator.participant, failure, answer, afterMs);
}
