import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';

const PARTS: AppParts = { doors: [], delivers: true, standsAlone: false };

void serve(settingsFor(PARTS), appWith(PARTS), ({ address }) => ({
  text: `Cotiza delivers e-mails and webhooks; its health is at ${address}/health/ready`,
  facts: { url: address, health: `${address}/health/ready` },
}));
