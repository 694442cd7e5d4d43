import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { DOCS_PATH, OPENAPI_PATH, REST_DOOR } from '@cotiza/rest';

const PARTS: AppParts = { doors: [REST_DOOR], delivers: false, standsAlone: false };

void serve(settingsFor(PARTS), appWith(PARTS), ({ url, settings }) => {
  const docs = `${url}/${settings.API_DOCS === 'on' ? DOCS_PATH : OPENAPI_PATH}`;
  return { text: `Cotiza's REST interface is at ${docs}`, facts: { url, docs } };
});
