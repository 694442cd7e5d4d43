import { appWith, serviceSettings } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';

void serve(serviceSettings, appWith({ doors: [], delivers: true, standsAlone: false }), ({ url }) => ({
  text: `Cotiza delivers e-mails and webhooks; its health is at ${url}/health/ready`,
  facts: { url, health: `${url}/health/ready` },
}));
