import { randomBytes } from 'node:crypto';
import { loadCatalogues } from '@cotiza/catalogues';
import { newReference } from '@cotiza/kernel';
import { readMailbox } from '@cotiza/notifications';
import { quotingServiceWith, quotingSettingsOf, type QuotingService, type ServicePorts } from '@cotiza/quoting';
import type { Settings } from './settings/service-settings';

/** Returns the quoting service of the settings. The catalogues are loaded when it returns. */
export function assembleQuotingService(
  settings: Settings,
  ports: Omit<ServicePorts, 'referenceData' | 'catalogueAnswers' | 'newReference'>,
): QuotingService {
  const { referenceData, operation: catalogueAnswers } = loadCatalogues();
  return quotingServiceWith(
    { ...ports, referenceData, catalogueAnswers, newReference: () => newReference(randomBytes) },
    { ...quotingSettingsOf(settings), contact: readMailbox(settings.MAIL_FROM).address },
  );
}
