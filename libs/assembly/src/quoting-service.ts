import { randomBytes } from 'node:crypto';
import { loadCatalogues } from '@cotiza/catalogues';
import { DECLINES } from '@cotiza/insurers-remote';
import { newReference, pooledBytes } from '@cotiza/kernel';
import { readMailbox } from '@cotiza/notifications';
import { quotingServiceWith, Sandbox, sandboxRows, type QuotingService, type ServicePorts } from '@cotiza/quoting';
import { quotingSettingsOf } from '@cotiza/quoting/settings';
import type { Settings } from './settings/service-settings';

/** The values that force an outcome. */
export const SANDBOX_ROWS = sandboxRows(DECLINES);

const randomSource = pooledBytes(randomBytes);

/** Returns the quoting service of the settings. The catalogues are loaded when it returns. */
export function assembleQuotingService(
  settings: Settings,
  ports: Omit<ServicePorts, 'referenceData' | 'catalogueAnswers' | 'newReference'>,
): QuotingService {
  const { referenceData, operation: catalogueAnswers } = loadCatalogues();
  const sandbox = settings.SANDBOX === 'on' ? new Sandbox(SANDBOX_ROWS, ports.clock, ports.insurerPanel) : undefined;
  return quotingServiceWith(
    {
      ...ports,
      sandbox,
      insurerPanel: sandbox?.panel ?? ports.insurerPanel,
      referenceData,
      catalogueAnswers,
      newReference: () => newReference(randomSource),
    },
    { ...quotingSettingsOf(settings), contact: readMailbox(settings.MAIL_FROM).address },
  );
}
