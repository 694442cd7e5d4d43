import type { RemoteManifest } from '../settings/remote-manifest';
import { LONJA_COMPANIES } from './lonja-answer.codes';

/** La Lonja, an aggregator: JSON over HTTPS with OAuth 2.0. The figures are from `vendor/openapi.json`, the bill from its contract. */
export const LONJA: RemoteManifest = {
  id: 'lonja',
  name: 'La Lonja',
  lines: ['Car'],
  currency: 'EUR',
  reach: 'remote',
  companies: Object.values(LONJA_COMPANIES),
  costCents: 12,
  isRepeatable: false,
  deadlineMs: 150_000,
  maxConcurrent: 5,
};
