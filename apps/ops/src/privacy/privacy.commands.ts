import { group } from '../add-group';
import { privacyAudit } from './privacy-audit.command';
import { privacyErase } from './privacy-erase.command';
import { privacyExport } from './privacy-export.command';
import { privacyPurge } from './privacy-purge.command';
import { privacyRotateKey } from './privacy-rotate-key.command';

export const privacyCommands = group('privacy', 'Give people their data, erase it, and keep it safe', [
  privacyExport,
  privacyErase,
  privacyPurge,
  privacyRotateKey,
  privacyAudit,
]);
