import { motorEnumerations, personEnumerations } from '@cotiza/contract';
import { toEuros } from '@cotiza/kernel';
import { toCarRisk } from '../connector/to-motor-risk.mapper';
import { motorTexts } from '../documents/product-texts.data';
import { motorStatutoryLines } from '../statutory-lines';
import { carChoices, type CarRisk } from './car-risk';
import { choiceVariables, enumerated, numeric, yesNo } from './variable';
import { carLicenceAge, HOLDER_UNDER_AGE, isUnder } from './legal-ages';
import type { LineDecline, RatedLine } from './line-model';
import { placeVariables, PROVINCE_CODES } from './place';

/** Fines that say something of how one drives: a single fine for parking does not. */
function drivingFines(risk: CarRisk): string {
  return risk.fines === '1' && risk.parkingFineOnly ? '0' : risk.fines;
}

/** Refuses drivers under the legal age, and licences obtained under it: RD 818/2009 arts. 4 to 7. */
const declines: readonly LineDecline<CarRisk>[] = [
  HOLDER_UNDER_AGE,
  {
    code: 'driver-under-legal-age',
    applies: (risk) => isUnder(risk.driverAge, carLicenceAge(risk)),
    message: (risk) =>
      `No asegura a conductores menores de ${carLicenceAge(risk)} años, la edad legal para conducir un coche.`,
  },
  {
    code: 'licence-under-legal-age',
    applies: (risk) => isUnder(risk.licenceAge, carLicenceAge(risk)),
    message: (risk) =>
      `No asegura a quien obtuvo el carné antes de los ${carLicenceAge(risk)} años: revisa su fecha y la de nacimiento.`,
  },
];

export const carLine: RatedLine<'Car', CarRisk> = {
  line: 'Car',
  toRisk: toCarRisk,
  variables: {
    driverAge: numeric([0, 120], (risk) => risk.driverAge, 'edad de quien conduce'),
    licenceYears: numeric([0, 100], (risk) => risk.licenceYears, 'años de carné'),
    insuredYears: numeric([0, 80], (risk) => risk.insuredYears, 'años con seguro'),
    cleanYears: numeric([0, 80], (risk) => risk.cleanYears, 'historial de siniestros'),
    atFaultClaims: numeric([0, 20], (risk) => risk.atFaultClaims, 'historial de siniestros'),
    province: enumerated(PROVINCE_CODES, (risk) => risk.provinceCode, 'lugar'),
    ...placeVariables,
    employment: enumerated(personEnumerations.employmentStatus.values, (risk) => risk.employment, 'situación laboral'),
    vehicleAge: numeric([0, 120], (risk) => risk.vehicleAge, 'edad del coche'),
    powerKw: numeric([0, 2_000], (risk) => risk.powerKw, 'potencia'),
    fuel: enumerated(motorEnumerations.fuel.values, (risk) => risk.fuel, 'combustible'),
    /** Euros, depreciated. */
    retailValue: numeric([0, 5_000_000], (risk) => toEuros(risk.retailValueCents), 'valor del coche'),
    ...choiceVariables(carChoices),
    fines: enumerated(motorEnumerations.penalties.values, drivingFines, 'multas y puntos'),
    pointsLost: yesNo((risk) => risk.pointsLost, 'multas y puntos'),
  },
  modalities: ['Terceros', 'Terceros Ampliado', 'Todo Riesgo con franquicia', 'Todo Riesgo'],
  lossRatio: [0.68, 0.75],
  declines,
  allows: () => true,
  document: motorTexts('el coche', 'del coche'),
  extraordinaryRisks: () => 'ccs_re_car',
  statutoryLines: (risk, base) => motorStatutoryLines('car', base, risk),
};
