import type { InsurerRequest } from '@cotiza/insurers-port';
import type { ExplanationStep } from '../engine/explain';
import type { DeclineReason, RatedOffer } from '../engine/rating';
import type { Risk } from '../lines/line-models';
import type { TariffInsurer, Tariffs } from '../tariffs';
import { declineImpossible, toRisk } from './to-risk.mapper';

/** One offer with every step from the base of its guarantees to its total. */
export interface ExplainedOffer extends Pick<
  RatedOffer,
  'modalityId' | 'modality' | 'netCents' | 'statutory' | 'totalCents'
> {
  readonly steps: readonly ExplanationStep[];
}

/** Answer of an embedded insurer to a request, with the steps of each price. */
export interface ExplainedInsurer {
  readonly insurer: TariffInsurer;
  /** Version of the book; null where none is in force, or where no book was looked at. */
  readonly version: string | null;
  /** Why it does not want the risk; empty where it does. */
  readonly declined: readonly DeclineReason[];
  readonly offers: readonly ExplainedOffer[];
}

export interface ExplainedRequest {
  /** All that may move a price, and nothing that names anybody. */
  readonly risk: Risk;
  /** Every insurer of the line, in the order of their ids. */
  readonly insurers: readonly ExplainedInsurer[];
}

/**
 * Explains the answers of the embedded insurers to a request.
 *
 * @param law version of the law that the request was priced with; that of the tariffs when absent
 * @param versionOf the version that an insurer is to be explained by; undefined: that of the effective date
 * @throws RangeError when the request holds a value outside its enumeration, or an insurer has no such version
 */
export function explainRequest(
  tariffs: Tariffs,
  request: InsurerRequest,
  law = tariffs.law.version,
  versionOf: (insurerId: string) => string | undefined = () => undefined,
): ExplainedRequest {
  const risk = toRisk(request, { ...tariffs.law, version: law });
  const impossible = declineImpossible(request)?.reasons;
  const ofLine = tariffs.insurers.filter(({ lines }) => lines.includes(risk.line));
  const insurers = ofLine.map((insurer): ExplainedInsurer => {
    if (impossible) return { insurer, version: null, declined: impossible, offers: [] };
    const version = versionOf(insurer.id);
    const rating = tariffs.rate(risk, insurer.id, { version });
    if (rating.kind === 'declined') return { insurer, version: rating.version, declined: rating.reasons, offers: [] };
    const offers = rating.offers.map((offer) => explainedOffer(offer, tariffs, risk, insurer.id, rating.version));
    return { insurer, version: rating.version, declined: [], offers };
  });
  return { risk: { ...risk, law: undefined }, insurers };
}

function explainedOffer(
  { modalityId, modality, netCents, statutory, totalCents }: RatedOffer,
  tariffs: Tariffs,
  risk: Risk,
  insurerId: string,
  version: string,
): ExplainedOffer {
  const explained = tariffs.explain(risk, insurerId, modalityId, { version });
  const steps = explained.kind === 'explained' ? explained.steps : [];
  return { modalityId, modality, netCents, statutory, totalCents, steps };
}
