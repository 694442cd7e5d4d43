import { CallerEntry, INSURER_ENTRIES } from '@cotiza/assembly';
import { WebhookEntry } from '@cotiza/notifications/settings';
import { classSchema, fileSchema } from './class-schema';

/** The schemas of the files of the operator, by the first word of their names. */
export const FILE_SCHEMAS = {
  callers: fileSchema('Callers of Cotiza that have a key', 'callers', [classSchema(CallerEntry)]),
  insurers: fileSchema(
    'Insurers that Cotiza asks',
    'insurers',
    INSURER_ENTRIES.map(([title, Entry]) => ({ title, ...classSchema(Entry) })),
  ),
  webhooks: fileSchema('Webhook endpoints of Cotiza', 'webhooks', [classSchema(WebhookEntry)]),
};
