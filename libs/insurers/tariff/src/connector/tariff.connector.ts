import {
  type Breakdown,
  type Declined,
  type EstimateRequest,
  type InsurerConnector,
  type InsurerOutcome,
  type Offer,
} from '@cotiza/insurers-port';
import { forLast, systemClock, type CalendarDay, type Clock } from '@cotiza/kernel';
import type { RatedOffer } from '../engine/rating';
import type { Risk } from '../lines/line-models';
import { loadTariffs, type TariffInsurer, type TariffOptions, type Tariffs } from '../tariffs';
import { declineImpossible, toRisk } from './to-risk.mapper';

/**
 * The embedded insurers, ready to be asked.
 *
 * @throws InvalidRateBooksError with every fault of every book: a service must not start on a tariff that it cannot trust
 */
export function loadTariffInsurers({
  clock = systemClock(),
  ...options
}: TariffOptions & { readonly clock?: Clock } = {}): readonly InsurerConnector[] {
  return tariffConnectors(loadTariffs(options), clock);
}

/** Every insurer of some tariffs behind the port. The clock says which books may be used. */
export function tariffConnectors(tariffs: Tariffs, clock: Clock): readonly InsurerConnector[] {
  const riskOf = forLast(riskOrDecline(tariffs));
  return tariffs.insurers.map((insurer) => tariffConnector(insurer, tariffs, clock, riskOf));
}

/** Returns the risk of a request, or the decline of one that cannot be true: they are the same for every insurer. */
const riskOrDecline =
  ({ law }: Pick<Tariffs, 'law'>) =>
  (request: EstimateRequest): Declined | Risk =>
    declineImpossible(request) ?? toRisk(request, law);

/**
 * One insurer of some tariffs behind the port. It answers at once, so a deadline never finds it at work. A quotation is
 * rated as the estimate that it holds: what identifies somebody cannot reach the tariff.
 */
export function tariffConnector(
  { id, name, lines }: TariffInsurer,
  tariffs: Tariffs,
  clock: Clock,
  riskOf = riskOrDecline(tariffs),
): InsurerConnector {
  const rate = (request: EstimateRequest, explains: boolean): InsurerOutcome => {
    try {
      const risk = riskOf(request);
      return 'kind' in risk ? risk : rated(tariffs, risk, id, { today: clock.today(), explains });
    } catch (error) {
      return { kind: 'unavailable', cause: 'failure', detail: detailOf(error) };
    }
  };
  return {
    manifest: { id, name, lines, currency: 'EUR', reach: 'embedded' },
    get documents() {
      return tariffs.documents.filter(({ insurer }) => insurer.id === id);
    },
    quote: (request) => rate(request, true),
    // An estimate is not kept: its movers are never read.
    estimate: (request) => rate(request, false),
  };
}

interface Rated {
  readonly today: CalendarDay;
  /** True where offers name what moves their prices. */
  readonly explains: boolean;
}

function rated(tariffs: Tariffs, risk: Risk, insurerId: string, { today, explains }: Rated): InsurerOutcome {
  const rating = tariffs.rate(risk, insurerId, { today, explains });
  const { version } = rating;
  const applied = { tariff: version ?? undefined, law: tariffs.law.version };
  if (rating.kind === 'declined') return { kind: 'declined', reasons: rating.reasons, ...applied };
  const { withheld = [] } = rating;
  const value = 'retailValueCents' in risk ? { vehicleValueCents: risk.retailValueCents } : {};
  const offers = rating.offers.map((offer) => toOffer(offer, value));
  return { kind: 'offers', offers, ...applied, ...(withheld.length > 0 ? { withheld } : {}) };
}

function toOffer(offer: RatedOffer, value: Pick<Offer, 'vehicleValueCents'>): Offer {
  return {
    product: offer.product,
    modality: offer.modality,
    level: offer.level,
    priceCents: offer.totalCents,
    currency: 'EUR',
    period: 'anual',
    annualTotalCents: offer.totalCents,
    excessCents: offer.excessCents,
    firmness: 'estimate',
    validUntil: null,
    breakdown: breakdownOf(offer),
    guarantees: offer.cover,
    ...(offer.instalments.length > 0 ? { instalments: offer.instalments } : {}),
    ...value,
    movedBy: offer.movedBy,
  };
}

function breakdownOf({ netCents, statutory, consorcioLines, consorcioDoubt }: RatedOffer): Breakdown {
  return {
    netCents,
    consorcioCents: statutory.CCS_RE + statutory.CCS_ACC + statutory.CCS_SOA,
    consorcioLines,
    liquidationCents: statutory.CLEA,
    taxCents: statutory.IPS,
    ...(consorcioDoubt ? { consorcioDoubt } : {}),
  };
}

/** The engine's own refusals name a variable and never its value; of any other error only its kind may be logged. */
function detailOf(error: unknown): string {
  if (error instanceof RangeError) return `cannot rate: ${error.message}`;
  return error instanceof Error ? `cannot rate: ${error.name}` : 'cannot rate';
}
