import { FARO_REQUESTS, faroToken, nextReference } from './faro-client';
import type { RawRequest } from './raw-request';
import { envelope, robleMessage } from './roble-client';
import type { Simulator } from './running-simulator';

/** A call that every participant can answer, to be sent raw; each has its own reference. */
export interface QuotationCalls {
  readonly id: string;
  readonly next: () => RawRequest;
}

export async function faroCalls(simulator: Simulator): Promise<QuotationCalls> {
  const token = await faroToken(simulator);
  return {
    id: 'faro-a',
    next: () => {
      const referencia = nextReference();
      return {
        url: `${simulator.url}/i/faro-a/v2/presupuestos/auto`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': referencia,
        },
        body: JSON.stringify({ ...FARO_REQUESTS.auto, referencia }),
      };
    },
  };
}

export function robleCalls({ url }: Simulator): QuotationCalls {
  return {
    id: 'roble-a',
    next: () => ({
      url: `${url}/i/roble-a/servicios/tarificacion`,
      headers: { 'content-type': 'text/xml', soapaction: 'urn:roble:tarificacion:CalcularPrima' },
      body: envelope(robleMessage('AUT')),
    }),
  };
}

export function plateCalls({ url }: Simulator): QuotationCalls {
  const call = {
    method: 'GET',
    url: `${url}/i/plate-registry/v1/vehiculos?matricula=1234MKF&tipo=coche`,
    headers: { 'x-api-key': 'simulated-key' },
  };
  return { id: 'plate-registry', next: () => call };
}
