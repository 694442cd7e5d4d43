import { EMBEDDED_SETTINGS } from '@cotiza/embedded';
import { DEFAULT_SETTINGS } from './settings/service-settings';

it('has the same defaults as a program that quotes by itself', () => {
  const { INSURER_DEADLINE_MS, QUOTE_DEADLINE_MS, PRICE_HOLDS_DAYS, DISTRIBUTOR_NAME } = DEFAULT_SETTINGS;
  expect(EMBEDDED_SETTINGS).toMatchObject({
    insurerDeadlineMs: INSURER_DEADLINE_MS,
    quoteDeadlineMs: QUOTE_DEADLINE_MS,
    priceHoldsDays: PRICE_HOLDS_DAYS,
    distributor: { name: DISTRIBUTOR_NAME },
  });
});
