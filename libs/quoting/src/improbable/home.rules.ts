import { REBUILD_EUROS_PER_M2 } from '@cotiza/contract';
import { isAbove } from './comparisons';
import type { HomeFacts, ImprobableRule } from './known-facts';

/** Shares of what rebuilding costs within which a sum insured needs no second look. */
const LEAST_SHARE = 0.5;
const MOST_SHARE = 3;

/** Euros of contents below which what depends on them, theft above all, pays for next to nothing, where anything is insured. */
const LEAST_CONTENTS = 1_000;

/** Returns what rebuilding the dwelling costs, in euros; undefined while its area or quality is not known. */
export const rebuildCost = ({ areaM2, buildQuality }: HomeFacts): number | undefined =>
  areaM2 === undefined || buildQuality === undefined ? undefined : areaM2 * REBUILD_EUROS_PER_M2[buildQuality];

const times = (share: number, cost: number | undefined) => (cost === undefined ? undefined : share * cost);

export const homeRules: readonly ImprobableRule<HomeFacts>[] = [
  {
    // A tenant insures works of theirs, if anything: the building is the landlord's.
    id: 'buildings-under-half',
    campo: 'risk.buildings_limit',
    holds: (facts) =>
      facts.use !== undefined &&
      facts.use !== 'Tenant' &&
      isAbove(times(LEAST_SHARE, rebuildCost(facts)), facts.buildings),
    mensaje:
      'El continente es menos de la mitad de lo que costaría reconstruir la vivienda: comprueba el importe. Salvo a primer riesgo, en un siniestro se pagaría solo esa proporción (Ley 50/1980, art. 30).',
  },
  {
    id: 'buildings-over-triple',
    campo: 'risk.buildings_limit',
    holds: (facts) => isAbove(facts.buildings, times(MOST_SHARE, rebuildCost(facts))),
    mensaje:
      'El continente es más del triple de lo que costaría reconstruir la vivienda: comprueba el importe. No incluye el valor del suelo, y en un siniestro no se paga más que el daño.',
  },
  {
    id: 'contents-too-small',
    campo: 'risk.contents_limit',
    holds: ({ contents }) => isAbove(contents, 0) && isAbove(LEAST_CONTENTS, contents),
    mensaje:
      'El contenido es de menos de 1000 euros: el robo y otras garantías no se incluyen o apenas pagarían. Comprueba el importe, o deja el contenido en 0 si no quieres asegurarlo.',
  },
];
