import { draftServiceWith, type DraftService, type QuotingService } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppContext } from './app-context';

const HOUR_MS = 3_600_000;

/** Returns the use cases of drafts over a quoting service; undefined for an app without one. */
export const draftsOf = (
  service: QuotingService | undefined,
  { drafts: store, quotes: archive }: Pick<Storage, 'drafts' | 'quotes'>,
  { settings, clock }: AppContext,
): DraftService | undefined =>
  service && draftServiceWith({ store, archive, service, clock, keptForMs: settings.SOLICITUD_HOURS * HOUR_MS });
