import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { PAGES_DOOR } from '@cotiza/pages';
import { DOCS_PATH, OPENAPI_PATH, serve } from '@cotiza/platform';
import { REST_DOOR } from '@cotiza/rest';

const PARTS: AppParts = { doors: [REST_DOOR, PAGES_DOOR], delivers: false, standsAlone: false };

void serve(settingsFor(PARTS), appWith(PARTS), ({ url, settings }) => {
  const docs = `${url}/${settings.API_DOCS === 'on' ? DOCS_PATH : OPENAPI_PATH}`;
  return { text: `Cotiza's REST interface is at ${docs}`, facts: { url, docs } };
});
