import { appWith, assembleQuotingService, createDoors, type AppParts } from '@cotiza/assembly';
import { serve, type CreateApp } from '@cotiza/platform';

const ALL_DOORS: AppParts = { doors: ['rest', 'mcp'], delivers: false, standsAlone: true };

/** What a quotation costs by itself: it is answered and forgotten. */
const forgets: CreateApp = (settings, logger) =>
  createDoors(ALL_DOORS, assembleQuotingService(settings), { settings, logger });

/** The service without its notifier, so that what is measured is answering and, with `keeps`, keeping. */
void serve(process.argv[2] === 'keeps' ? appWith(ALL_DOORS) : forgets, ({ url }) => url);
