import { createRestApp } from '@cotiza/assembly';
import { serve } from '@cotiza/platform';
import { welcome } from './welcome';

void serve(createRestApp, welcome);
