import { INSURANCE_LINES } from '@cotiza/contract';
import type { RemoteManifest } from '../settings/remote-manifest';

/** Faro Seguros: JSON over HTTPS with OAuth 2.0. The figures are those of `vendor/openapi.json`. */
export const FARO: RemoteManifest = {
  id: 'faro',
  name: 'Faro Seguros',
  lines: INSURANCE_LINES,
  currency: 'EUR',
  reach: 'remote',
  deadlineMs: 7_000,
  maxConcurrent: 20,
};
