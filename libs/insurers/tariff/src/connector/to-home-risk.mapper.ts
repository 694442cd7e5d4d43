import { fromEuros, wholeYearsBetween } from '@cotiza/kernel';
import type { HomeEstimateRequest, Law } from '@cotiza/insurers-port';
import type { HomeRisk } from '../lines/home-risk';
import { toRatedPlace } from '../lines/place';

/** The facts of a home request that may move a price. A security measure that is not declared gives no discount. */
export function toHomeRisk(request: HomeEstimateRequest, law?: Law): HomeRisk {
  const { risk } = request.body;
  return {
    line: 'Home',
    effectiveDate: request.effectiveDate,
    law,
    holderAge: request.holder ? wholeYearsBetween(request.holder.birthDate, request.effectiveDate) : null,
    ...toRatedPlace(request.riskTown, risk.address.postal_code),
    areaM2: risk.area_m2,
    rooms: risk.rooms,
    yearBuilt: risk.year_built,
    lastReformYear: risk.last_reform_year,
    use: risk.use,
    occupancy: risk.occupancy,
    dwellingType: risk.dwelling_type,
    location: risk.location,
    materials: risk.materials,
    buildQuality: risk.build_quality,
    alarm: risk.alarm,
    securityDoor: risk.security_main_door ?? false,
    securityWindows: risk.security_windows ?? false,
    settlement: risk.settlement_type,
    buildingsCents: fromEuros(risk.buildings_limit),
    contentsCents: fromEuros(risk.contents_limit),
  };
}
