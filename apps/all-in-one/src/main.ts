import { appWith, serviceSettings } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { welcome } from './welcome';

void serve(serviceSettings, appWith({ doors: ['rest', 'mcp'], delivers: true, standsAlone: true }), welcome);
