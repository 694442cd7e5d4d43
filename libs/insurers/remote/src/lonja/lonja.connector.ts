import { takenRequest } from '../request/taken-request';
import { ClientCredentials, connectorSettings } from '../settings/connector-settings';
import { manifestOf, type RemoteConnector } from '../settings/remote-connector';
import { fromLonja } from './from-lonja.mapper';
import { lonjaClient } from './lonja.client';
import { LONJA } from './lonja.manifest';
import { toLonja } from './to-lonja.mapper';

class LonjaSettings extends connectorSettings(LONJA, ClientCredentials) {}

/** La Lonja. The transport turns errors into outcomes. */
export const lonja: RemoteConnector<LonjaSettings> = {
  manifest: LONJA,
  settings: LonjaSettings,
  make: (settings, { http, clock }) => {
    const ask = lonjaClient(settings.credentials, http, clock);
    return {
      manifest: manifestOf(LONJA, settings),
      quote: (asked, { signal, trace }) => {
        const request = takenRequest(asked);
        if (request.line !== 'Car') throw new RangeError('La Lonja quotes cars alone');
        const { reference } = request;
        const read = (body: string) => fromLonja(body, { reference, today: clock.today() });
        return ask({ reference, petition: toLonja(request), read }, { signal, trace });
      },
    };
  },
};
