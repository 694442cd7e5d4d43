import { appWith } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { welcome } from './welcome';

void serve(appWith('rest', 'mcp'), welcome);
