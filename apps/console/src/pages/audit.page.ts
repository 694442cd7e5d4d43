import { markup } from '@cotiza/kernel';
import type { AuditLine } from '@cotiza/storage';
import type { Show } from '../http/visit';
import { count, moment } from './in-words';
import { table, type Column } from './table';

const SHOWN = 200;

const COLUMNS: readonly Column<AuditLine>[] = [
  { title: 'When', of: ({ at }) => moment(at) },
  { title: 'What', of: ({ action }) => action },
  { title: 'How many', of: ({ count: many }) => (many === null ? '–' : count(many)), isNumber: true },
  { title: 'Who', of: ({ actor }) => actor ?? 'the service' },
];

/** What was done, and by whom. */
export const auditPage: Show = async ({ desks }) => ({
  title: 'Audit trail',
  content: markup`<section aria-label="Audit trail">${table(COLUMNS, await desks.privacy.auditTrail(SHOWN), 'Nothing yet.')}</section>`,
});
