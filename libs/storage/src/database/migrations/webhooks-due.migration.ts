import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Finds the webhooks that are due without going through the e-mails: there may be thousands of them, and a notifier that has
 * its hands full of e-mails asks for nothing else.
 */
export const webhooksDueMigration: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createIndex('outbox_webhooks_state_due_at')
      .on('outbox')
      .columns(['state', 'due_at'])
      .where(sql<boolean>`kind = 'webhook'`)
      .execute();
  },
};
