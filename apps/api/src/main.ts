import { appWith } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { DOCS_PATH } from '@cotiza/rest';

void serve(
  appWith({ doors: ['rest'], delivers: false, standsAlone: false }),
  ({ url }) => `Cotiza's REST interface is at ${url}/${DOCS_PATH}`,
);
