import { EMBEDDED_SETTINGS } from '@cotiza/embedded';
import { Settings } from '@cotiza/platform';

it('has the same defaults as a program that quotes by itself', () => {
  const { INSURER_DEADLINE_MS, QUOTE_DEADLINE_MS, PRICE_HOLDS_DAYS, DISTRIBUTOR_NAME } = new Settings();
  expect(EMBEDDED_SETTINGS).toMatchObject({
    insurerDeadlineMs: INSURER_DEADLINE_MS,
    quoteDeadlineMs: QUOTE_DEADLINE_MS,
    priceHoldsDays: PRICE_HOLDS_DAYS,
    distributor: { name: DISTRIBUTOR_NAME },
  });
});
