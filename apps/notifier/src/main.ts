import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';

const PARTS: AppParts = { doors: [], delivers: true, standsAlone: false };

void serve(settingsFor(PARTS), appWith(PARTS), ({ address, settings }) => {
  // With METRICS_PORT, health is there alone, and `serving metrics` says where.
  const health: Record<string, string> =
    settings.METRICS_PORT === undefined ? { health: `${address}/health/ready` } : {};
  const text = `Cotiza delivers e-mails and webhooks; its health is at ${health.health ?? 'METRICS_PORT'}`;
  return { text, facts: { url: address, ...health } };
});
