import type { Clock } from '@cotiza/kernel';
import type { OfferChoices } from '@cotiza/purchase';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { addMessages } from '../outbox/add-messages';
import type { AddedListeners } from '../outbox/added-listeners';
import { couldBeToken, tokenHash } from './link-token';

export interface OfferChoicesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly seals: Seals;
  readonly added: AddedListeners;
}

interface Marking {
  readonly hash: Buffer;
  /** From 1. */
  readonly offer: number;
  readonly now: number;
}

/** What customers choose, on a database. */
export function offerChoicesRepository({ database, clock, seals, added }: OfferChoicesParts): OfferChoices {
  return {
    choose: async ({ token, position }, messagesOf) => {
      if (!couldBeToken(token)) return 'unknown';
      const marking: Marking = { hash: tokenHash(token), offer: position + 1, now: clock.now() };
      // Looked at first, so that guessing and repeating write nothing.
      const before = await database.read((db) => linked(db, marking).executeTakeFirst());
      if (!before) return 'unknown';
      if (before.chosen_offer === marking.offer) return 'repeated';
      const messages = await database.write(async (db) => {
        const marked = await mark(db, marking);
        if (!marked) return undefined;
        const told = messagesOf(marked.choices);
        await addMessages(db, told, { seals, now: marking.now });
        return told;
      });
      // Somebody was quicker with the same offer, or the quotation has been erased meanwhile.
      if (!messages)
        return (await database.read((db) => linked(db, marking).executeTakeFirst())) ? 'repeated' : 'unknown';
      if (messages.length > 0) added.tell();
      return 'marked';
    },
  };
}

const linked = (db: Kysely<Schema>, { hash, now }: Marking) =>
  db.selectFrom('quotes').select('chosen_offer').where('link_token_hash', '=', hash).where('link_expires_at', '>', now);

/** Looks and marks in one statement: of two who choose the same at once, one changes something. */
function mark(db: Kysely<Schema>, { hash, offer, now }: Marking) {
  return db
    .updateTable('quotes')
    .set(({ eb }) => ({ chosen_offer: offer, choices: eb('choices', '+', 1) }))
    .where('link_token_hash', '=', hash)
    .where('link_expires_at', '>', now)
    .where(({ eb, or }) => or([eb('chosen_offer', 'is', null), eb('chosen_offer', '<>', offer)]))
    .returning('choices')
    .executeTakeFirst();
}
