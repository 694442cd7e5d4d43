import type { SoapBody } from '@cotiza/transport';
import { manifestOf, type RemoteConnector } from '../settings/remote-connector';
import { fromRoble } from './from-roble.mapper';
import { robleClient } from './roble.client';
import { robleFailure } from './roble.errors';
import { ROBLE } from './roble.manifest';
import { RobleSettings } from './roble.settings';
import { toRoble } from './to-roble.mapper';
import { takenRequest } from '../request/taken-request';

/** Roble Aseguradora. The transport turns errors into outcomes. */
export const roble: RemoteConnector<RobleSettings> = {
  manifest: ROBLE,
  settings: RobleSettings,
  make: (settings, { http, clock }) => {
    const { credentials } = settings;
    const calculate = robleClient(credentials, http, clock);
    return {
      manifest: manifestOf(ROBLE, settings),
      quote: (asked, { signal, trace }) => {
        const request = takenRequest(asked);
        const { line, reference } = request;
        const petition = () => toRoble(request, credentials.brokerCode);
        const read = (answer: SoapBody) => {
          if (answer.kind === 'fault') throw robleFailure(answer.detail);
          return fromRoble(answer.element, { line, reference, today: clock.today() });
        };
        return calculate({ reference, petition, read }, { signal, trace });
      },
    };
  },
};
