import type { RemoteManifest } from '../settings/remote-manifest';
import { TAKEN_LINES } from '../request/taken-request';

export const ROBLE_NAMESPACE = 'urn:roble:tarificacion:v1';

/** Roble Aseguradora: SOAP 1.1 with WS-Security. The figures are from `vendor/roble.wsdl`. */
export const ROBLE: RemoteManifest = {
  id: 'roble',
  name: 'Roble Aseguradora',
  lines: TAKEN_LINES,
  currency: 'EUR',
  reach: 'remote',
  deadlineMs: 8_000,
  maxConcurrent: 10,
};
