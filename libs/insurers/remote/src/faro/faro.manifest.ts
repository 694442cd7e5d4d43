import type { RemoteManifest } from '../settings/remote-manifest';
import { TAKEN_LINES } from '../request/taken-request';

/** Faro Seguros: JSON over HTTPS with OAuth 2.0. The figures are from `vendor/openapi.json`. */
export const FARO: RemoteManifest = {
  id: 'faro',
  name: 'Faro Seguros',
  lines: TAKEN_LINES,
  currency: 'EUR',
  reach: 'remote',
  deadlineMs: 7_000,
  maxConcurrent: 20,
};
