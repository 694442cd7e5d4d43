import { invalidAnswer, type HttpReply } from '@cotiza/transport';
import { manifestOf, type RemoteConnector } from '../settings/remote-connector';
import { faroClient } from './faro.client';
import { faroFailure } from './faro.errors';
import { FARO } from './faro.manifest';
import { FARO_SETTINGS_SCHEMA, type FaroSettings } from './faro.settings';
import { readFaroAnswer } from './faro.wire';
import { fromFaro } from './from-faro.mapper';
import { toFaro } from './to-faro.mapper';
import { takenRequest } from '../request/taken-request';

const OK = 200;

/** Faro Seguros. What it throws, the transport turns into an outcome. */
export const faro: RemoteConnector<FaroSettings> = {
  manifest: FARO,
  settingsSchema: FARO_SETTINGS_SCHEMA,
  make: (settings, { http, clock }) => {
    const client = faroClient(settings.credentials, http, clock);
    return {
      manifest: manifestOf(FARO, settings),
      quote: (asked, { signal }) => {
        const request = takenRequest(asked);
        const { line, reference } = request;
        const petition = () => toFaro(request);
        const read = (reply: HttpReply) => {
          if (reply.status !== OK) throw faroFailure(reply, petition());
          if (reply.mediaType !== 'application/json') throw invalidAnswer('the answer is not JSON');
          return fromFaro(readFaroAnswer(reply.body, line, reference), line);
        };
        return client.ask({ line, reference, petition, read }, signal);
      },
    };
  },
};
