import { appWith, serviceSettings } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { DOCS_PATH, OPENAPI_PATH } from '@cotiza/rest';

void serve(serviceSettings, appWith({ doors: ['rest'], delivers: false, standsAlone: false }), ({ url, settings }) => {
  const docs = `${url}/${settings.API_DOCS === 'on' ? DOCS_PATH : OPENAPI_PATH}`;
  return { text: `Cotiza's REST interface is at ${docs}`, facts: { url, docs } };
});
