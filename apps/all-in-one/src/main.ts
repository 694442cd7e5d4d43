import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { welcome } from './welcome';

const PARTS: AppParts = { doors: ['rest', 'mcp'], delivers: true, standsAlone: true };

void serve(settingsFor(PARTS), appWith(PARTS), welcome);
