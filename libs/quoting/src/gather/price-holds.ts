import { addDays, dayInSpain, type CalendarDay, type Clock } from '@cotiza/kernel';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Days that a purchase link works, each of 24 hours. */
export const PURCHASE_LINK_DAYS = 15;

/** When a purchase link that is made now ends; both in milliseconds since the epoch. */
export const purchaseLinkEnd = (now: number): number => now + PURCHASE_LINK_DAYS * DAY_MS;

/**
 * The last day on which a price holds that its insurer sets no day for: so many days after today, and never before that of
 * the end of the purchase link, which the change to summer time may put off by a day. Found once a minute.
 *
 * @param days whole days, at least one
 */
export function priceHoldsUntil(clock: Clock, days: number): () => CalendarDay {
  let minute = -1;
  let until: CalendarDay = '';
  return () => {
    const now = clock.now();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) {
      const [bySetting, byLink] = [addDays(clock.today(), days), dayInSpain(purchaseLinkEnd(now))];
      until = bySetting < byLink ? byLink : bySetting;
      minute = current;
    }
    return until;
  };
}
