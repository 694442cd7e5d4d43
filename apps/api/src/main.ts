import { appWith } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { DOCS_PATH } from '@cotiza/rest';

void serve(appWith('rest'), ({ url }) => `Cotiza's REST interface is at ${url}/${DOCS_PATH}`);
