import { GUARANTEES, guaranteeName, guaranteeOf, type InsuranceLine } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import { toEuros, type Cents } from '@cotiza/kernel';
import type { GuaranteeDetail, OfferDetail } from '../answers/offer-detail';

/** Each guarantee of an offer with its sentence, limit, excess, terms and what it usually excludes. */
export const guaranteesInDetail = (
  line: InsuranceLine,
  guarantees: readonly GuaranteeIncluded[],
): readonly GuaranteeDetail[] =>
  guarantees.map(({ cover, code, limitCents, excessCents, terms = [], ...named }) => ({
    codigo: code ?? null,
    nombre: guaranteeName(line, { code, ...named }),
    que_cubre: cover,
    limite: eurosOrNull(limitCents),
    franquicia: eurosOrNull(excessCents),
    condiciones: terms,
    no_cubre: (code === undefined ? undefined : guaranteeOf(line, code)?.excludes) ?? [],
  }));

/** The guarantees of the line that an offer does not have. */
export function guaranteesNotIncluded(
  line: InsuranceLine,
  guarantees: readonly GuaranteeIncluded[],
): OfferDetail['no_incluidas'] {
  const included = new Set<string | undefined>(guarantees.map(({ code }) => code));
  return Object.entries(GUARANTEES[line])
    .filter(([code]) => !included.has(code))
    .map(([codigo, { name, cover }]) => ({ codigo, nombre: name, que_cubre: cover }));
}

const eurosOrNull = (cents: Cents | undefined): number | null => (cents === undefined ? null : toEuros(cents));
