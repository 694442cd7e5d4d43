import type { Clock } from '@cotiza/kernel';
import type { MessagesOf } from '@cotiza/notifications';
import { purchaseLinkEnd, type QuoteRecorder } from '@cotiza/quoting';
import type { NewLink, QuoteStore } from '@cotiza/storage';

/** Length of a link's token: 256 bits, which nobody guesses. */
const TOKEN_BYTES = 32;

/** Keeps a quotation with its messages. Only one with offers has a purchase link. */
export function recorderOn(
  store: QuoteStore,
  messagesOf: MessagesOf,
  clock: Clock,
  randomBytes: (count: number) => Uint8Array,
): QuoteRecorder {
  const newLink = (): NewLink => ({
    token: Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url'),
    expiresAt: purchaseLinkEnd(clock.now()),
  });
  return {
    emailsCustomer: true,
    record: (quote) => {
      const link = quote.result.estado === 'cotizado' ? newLink() : null;
      return store.save(quote, messagesOf(quote, link?.token ?? null), link);
    },
  };
}
