import { addDays, dayInSpain, type CalendarDay, type Clock } from '@cotiza/kernel';

const DAY_MS = 86_400_000;

/** Days that a purchase link works, each of 24 hours. */
export const PURCHASE_LINK_DAYS = 15;

/** When a purchase link that is made now ends; both in milliseconds since the epoch. */
export const purchaseLinkEnd = (now: number): number => now + PURCHASE_LINK_DAYS * DAY_MS;

/**
 * Returns the last day on which a price holds that its insurer sets no day for: so many days after today, but not before the end
 * of the purchase link, which the change to summer time may put off by a day.
 *
 * @param days whole days, at least one
 */
export function priceHoldsUntil(clock: Clock, days: number): CalendarDay {
  const [bySetting, byLink] = [addDays(clock.today(), days), dayInSpain(purchaseLinkEnd(clock.now()))];
  return bySetting < byLink ? byLink : bySetting;
}
