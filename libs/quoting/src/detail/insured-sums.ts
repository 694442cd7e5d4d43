import { homeEnumerations, LINES, type QuoteBody } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { InsuredSum } from '../answers/offer-detail';

/** Guarantees that pay for the vehicle itself: how it is valued is said in their terms. */
const OF_THE_VEHICLE: ReadonlySet<string | undefined> = new Set(['danos_propios', 'robo', 'incendio']);
const NOT_INSURED = 'Esta oferta no asegura los daños del propio vehículo.';

/**
 * Returns the sums insured and how a loss is valued. Only sums are read from the body.
 *
 * @param vehicleValue in euros; null where the insurer does not say it
 */
export function insuredSums(
  body: QuoteBody,
  guarantees: readonly GuaranteeIncluded[],
  vehicleValue: number | null,
): readonly InsuredSum[] {
  if (body.insurance_line === 'Home') {
    const { buildings_limit, contents_limit, settlement_type } = body.risk;
    const valoracion = [homeEnumerations.settlementType.labels[settlement_type]];
    return [
      { bien: 'Continente', importe: buildings_limit, valoracion },
      { bien: 'Contenido', importe: contents_limit, valoracion },
    ];
  }
  const paying = guarantees.filter(({ code }) => OF_THE_VEHICLE.has(code));
  const said = paying.flatMap(({ terms = [] }) => terms);
  const isLeftOut = 'vehicle' in body && paying.length === 0;
  const valoracion = isLeftOut ? [NOT_INSURED] : [...new Set(said)];
  return [{ bien: LINES[body.insurance_line].insured, importe: paying.length > 0 ? vehicleValue : null, valoracion }];
}
