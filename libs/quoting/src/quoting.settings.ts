import { LONGEST_DEADLINE_MS } from '@cotiza/insurers-port';
import { IsSwitch, IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { distributorOf } from './customer/distributor-of';
import type { DistributorSettings } from './customer/distributor.settings';
import { PURCHASE_LINK_DAYS } from './gather/price-holds';
import { QUOTING_DEFAULTS, type QuotingSettings } from './request-quote.use-case';

/** The deadlines of a quotation, and the validity of its prices. */
export class QuotationSettings {
  @Setting(
    'Milliseconds an insurer has to answer. Beyond QUOTE_DEADLINE_MS, its offers are added to the quotation later; where this is not set, it is not beyond.',
  )
  @IsWholeNumber(1, LONGEST_DEADLINE_MS)
  readonly INSURER_DEADLINE_MS: number = QUOTING_DEFAULTS.insurerDeadlineMs;

  @Setting(
    'Milliseconds after which a quotation is answered with the offers that there are. Without any, it waits for the first one.',
  )
  @IsWholeNumber(1, LONGEST_DEADLINE_MS)
  readonly QUOTE_DEADLINE_MS: number = QUOTING_DEFAULTS.quoteDeadlineMs;

  @Setting('Quotations that wait for late insurers at the same time, of each process; beyond it, none is waited for.')
  @IsWholeNumber(0, 10_000)
  readonly LATE_QUOTES_MAX: number = 200;

  @Setting(
    `Days for which a price holds that its insurer sets no end to: ${PURCHASE_LINK_DAYS} at least, which is how long purchase links work.`,
  )
  @IsWholeNumber(PURCHASE_LINK_DAYS, 365)
  readonly PRICE_HOLDS_DAYS: number = QUOTING_DEFAULTS.priceHoldsDays;

  @Setting(
    'Whether published documents and addresses force an outcome, for tests of agents. Insurers over the network are never steered.',
  )
  @IsSwitch()
  readonly SANDBOX: 'on' | 'off' = 'on';
}

export const quotingSettingsOf = (settings: QuotationSettings & DistributorSettings): QuotingSettings => ({
  insurerDeadlineMs: settings.INSURER_DEADLINE_MS,
  quoteDeadlineMs: settings.QUOTE_DEADLINE_MS,
  priceHoldsDays: settings.PRICE_HOLDS_DAYS,
  distributor: distributorOf(settings),
});
