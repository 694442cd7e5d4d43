import type { InsurerOutcome } from '@cotiza/insurers-port';
import { invalidAnswer, type Asking, type HttpReply } from '@cotiza/transport';
import { ClientCredentials, connectorSettings } from '../settings/connector-settings';
import { manifestOf, type RemoteConnector } from '../settings/remote-connector';
import { faroClient, type FaroQuestion } from './faro.client';
import { faroFailure } from './faro.errors';
import { FARO } from './faro.manifest';
import { fromFaro, type FaroExpected } from './from-faro.mapper';
import { toFaroEstimate } from './to-faro-estimate.mapper';
import { toFaro } from './to-faro.mapper';
import { takenRequest } from '../request/taken-request';

const OK = 200;

class FaroSettings extends connectorSettings(FARO, ClientCredentials) {}

/** A question with the kinds of price that its answer may have. */
type Asked = Pick<FaroQuestion<InsurerOutcome>, 'way' | 'key' | 'petition'> & Omit<FaroExpected, 'today'>;

/** Faro Seguros. The transport turns errors into outcomes. */
export const faro: RemoteConnector<FaroSettings> = {
  manifest: FARO,
  settings: FaroSettings,
  make: (settings, { http, clock }) => {
    const call = faroClient(settings.credentials, http, clock);
    const ask = ({ way, key, petition, ...expected }: Asked, { signal, trace }: Asking) => {
      const read = (reply: HttpReply) => {
        if (reply.status !== OK) throw faroFailure(reply, petition());
        if (reply.mediaType !== 'application/json') throw invalidAnswer('the answer is not JSON');
        return fromFaro(reply.body, { ...expected, today: clock.today() });
      };
      const { line, reference } = expected;
      return call({ way, line, reference, key, petition, read }, { signal, trace });
    };
    return {
      manifest: manifestOf(FARO, settings),
      quote: (asked, { mayAsk, answers, ...asking }) => {
        const request = takenRequest(asked);
        const { line, reference } = request;
        const key = answers ? `${reference}-R` : reference;
        const petition = () => toFaro(request, answers);
        return ask({ way: 'quote', line, reference, key, petition, kinds: QUOTED, mayAsk }, asking);
      },
      estimate: (asked, asking) => {
        const request = takenRequest(asked);
        const { line, reference } = request;
        const petition = () => toFaroEstimate(request);
        return ask({ way: 'estimate', line, reference, key: reference, petition, kinds: ESTIMATED }, asking);
      },
    };
  },
};

const QUOTED = ['FIRME', 'ESTIMADO'] as const;
const ESTIMATED = ['ESTIMADO'] as const;
