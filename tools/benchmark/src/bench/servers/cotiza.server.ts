import {
  appWith,
  assembleQuotingService,
  createDoors,
  runInsurers,
  serviceSettings,
  type AppParts,
  type Settings,
} from '@cotiza/assembly';
import { sandboxPlateRegistry } from '@cotiza/catalogues';
import { KEEPS_NOTHING } from '@cotiza/embedded';
import { systemClock } from '@cotiza/kernel';
import { serve, type CreateApp } from '@cotiza/platform';

const ALL_DOORS: AppParts = { doors: ['rest', 'mcp'], delivers: false, standsAlone: true };

/** What a quotation costs by itself: it is answered and forgotten. */
const forgets: CreateApp<Settings> = (settings, logger) => {
  const insurers = runInsurers(settings, { clock: systemClock(), logger });
  process.on('SIGHUP', () => insurers.reload());
  const sources = { insurerPanel: insurers.panel, plateRegistry: sandboxPlateRegistry };
  const service = assembleQuotingService(settings, KEEPS_NOTHING, {}, sources);
  return createDoors(ALL_DOORS, service, { settings, logger });
};

/** The service without its notifier, so that what is measured is answering and, with `keeps`, keeping. */
void serve(serviceSettings, process.argv[2] === 'keeps' ? appWith(ALL_DOORS) : forgets, ({ url }) => ({
  text: url,
  facts: { url },
}));
