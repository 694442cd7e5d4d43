import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';

const PARTS: AppParts = { doors: [], delivers: true, standsAlone: false };

void serve(settingsFor(PARTS), appWith(PARTS), ({ ownUrl: url }) => ({
  text: `Cotiza delivers e-mails and webhooks; it listens at ${url}`,
  facts: { url },
}));
