import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { MCP_DOOR } from '@cotiza/mcp';
import { PAGES_DOOR } from '@cotiza/pages';
import { serve } from '@cotiza/platform';
import { REST_DOOR } from '@cotiza/rest';
import { welcome } from './welcome';

const PARTS: AppParts = { doors: [REST_DOOR, PAGES_DOOR, MCP_DOOR], delivers: true, standsAlone: true };

void serve(settingsFor(PARTS), appWith(PARTS), welcome);
