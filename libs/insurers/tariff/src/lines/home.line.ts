import { homeEnumerations, REBUILD_EUROS_PER_M2 } from '@cotiza/contract';
import { lawOn } from '@cotiza/insurers-port';
import { fromEuros, toEuros, yearOf, type Cents } from '@cotiza/kernel';
import { toHomeRisk } from '../connector/to-home-risk.mapper';
import { HOME_TEXTS } from '../documents/product-texts.data';
import { dwellingSeries, homeStatutoryLines } from '../statutory-lines';
import { choiceVariables, enumerated, numeric, yesNo } from './variable';
import { homeChoices, type HomeRisk } from './home-risk';
import { HOLDER_UNDER_AGE } from './legal-ages';
import type { LineDecline, RatedLine } from './line-model';
import { placeVariables, PROVINCE_CODES } from './place';

function yearsSince(year: number, risk: HomeRisk): number {
  return yearOf(risk.effectiveDate) - year;
}

function sumInsuredCents(risk: HomeRisk): Cents {
  return risk.buildingsCents + risk.contentsCents;
}

/**
 * Returns the value that a policy at first risk insures in part: the estimate of rebuilding, and the contents as declared. Null at full
 * value, and where no building of the holder's is insured.
 */
function exposedCents({
  settlement,
  use,
  areaM2,
  buildQuality,
  buildingsCents,
  contentsCents,
}: HomeRisk): Cents | null {
  if (settlement !== 'FirstRisk' || use === 'Tenant' || buildingsCents === 0) return null;
  return fromEuros(areaM2 * REBUILD_EUROS_PER_M2[buildQuality]) + contentsCents;
}

const LEAST_SUM_CENTS = fromEuros(1);

const declines: readonly LineDecline<HomeRisk>[] = [
  HOLDER_UNDER_AGE,
  {
    // The sum insured is the most that an insurer pays (Ley 50/1980 art. 27): without one there is nothing to sell.
    code: 'nothing-insured',
    applies: (risk) => sumInsuredCents(risk) < LEAST_SUM_CENTS,
    message: () => 'No asegura viviendas sin continente ni contenido.',
  },
];

export const homeLine: RatedLine<'Home', HomeRisk> = {
  line: 'Home',
  toRisk: toHomeRisk,
  variables: {
    areaM2: numeric([0, 2_000], (risk) => risk.areaM2, 'metros cuadrados'),
    rooms: numeric([0, 50], (risk) => risk.rooms, 'habitaciones'),
    province: enumerated(PROVINCE_CODES, (risk) => risk.provinceCode, 'lugar'),
    ...placeVariables,
    yearBuilt: numeric([1_700, 2_200], (risk) => risk.yearBuilt, 'antigüedad de la vivienda'),
    buildingAge: numeric([0, 500], (risk) => yearsSince(risk.yearBuilt, risk), 'antigüedad de la vivienda'),
    /** Years since the last reform, or since it was built when there was none. */
    yearsSinceWorks: numeric([0, 500], (risk) => yearsSince(risk.lastReformYear ?? risk.yearBuilt, risk), 'reformas'),
    reformed: yesNo((risk) => risk.lastReformYear !== null, 'reformas'),
    use: enumerated(homeEnumerations.homeUse.values, (risk) => risk.use, 'régimen de la vivienda'),
    ...choiceVariables(homeChoices),
    dwellingType: enumerated(homeEnumerations.dwellingType.values, (risk) => risk.dwellingType, 'tipo de vivienda'),
    buildQuality: enumerated(
      homeEnumerations.buildQuality.values,
      (risk) => risk.buildQuality,
      'calidad de construcción',
    ),
    settlement: enumerated(homeEnumerations.settlementType.values, (risk) => risk.settlement, 'forma de indemnizar'),
    /** Sums insured, in euros. */
    buildings: numeric([0, 5_000_000], (risk) => toEuros(risk.buildingsCents), 'sumas aseguradas'),
    contents: numeric([0, 2_000_000], (risk) => toEuros(risk.contentsCents), 'sumas aseguradas'),
    sumInsured: numeric([0, 7_000_000], (risk) => toEuros(sumInsuredCents(risk)), 'sumas aseguradas'),
  },
  modalities: ['Básico', 'Completo', 'Premium'],
  lossRatio: [0.6, 0.65],
  declines,
  allows: () => true,
  consorcioDoubt: (risk) => {
    if (risk.settlement !== 'FirstRisk') return undefined;
    const isKnown = lawOn('ccs_first_risk', risk.effectiveDate, risk.law) !== undefined && exposedCents(risk) !== null;
    return isKnown ? 'estimated' : 'least';
  },
  document: HOME_TEXTS,
  extraordinaryRisks: (_risk, base) => dwellingSeries(base),
  statutoryLines: (risk, { netCents, lossOfUse }) =>
    homeStatutoryLines(
      { netCents, lossOfUse, sumInsuredCents: sumInsuredCents(risk), exposedCents: exposedCents(risk) },
      risk,
    ),
};
