import { motorEnumerations } from '@cotiza/contract';
import { toEuros } from '@cotiza/kernel';
import { toMotorcycleRisk } from '../connector/to-motor-risk.mapper';
import { motorTexts } from '../documents/product-texts.data';
import { motorStatutoryLines } from '../statutory-lines';
import { ageToObtain, HOLDER_UNDER_AGE, isUnder, ridingAge } from './legal-ages';
import type { LineDecline, RatedLine } from './line-model';
import { choiceVariables, enumerated, numeric, yesNo } from './variable';
import {
  isMoped,
  motorcycleChoices,
  type MotorcycleLicence,
  type MotorcycleRisk,
  ratedDisplacement,
} from './motorcycle-risk';
import { PROVINCE_CODES } from './place';

const MOPED_MODALITY = 'Terceros';

function named(licence: MotorcycleLicence): string {
  return licence === 'LCM' ? 'la licencia LCM' : `el permiso ${licence}`;
}

/** Refuses riders under the legal age of the declared licence, and licences obtained under it: RD 818/2009 arts. 4 to 7. */
const declines: readonly LineDecline<MotorcycleRisk>[] = [
  HOLDER_UNDER_AGE,
  {
    code: 'rider-under-legal-age',
    applies: (risk) => isUnder(risk.riderAge, ridingAge(risk)),
    message: (risk) => `No asegura a motoristas menores de ${ridingAge(risk)} años con ${named(risk.licence)}.`,
  },
  {
    code: 'licence-under-legal-age',
    applies: (risk) => isUnder(risk.licenceAge, ageToObtain(risk)),
    message: (risk) =>
      `No asegura a quien obtuvo ${named(risk.licence)} antes de los ${ageToObtain(risk)} años: revisa su fecha y la de nacimiento.`,
  },
];

export const motorcycleLine: RatedLine<'Motorcycle', MotorcycleRisk> = {
  line: 'Motorcycle',
  toRisk: toMotorcycleRisk,
  variables: {
    riderAge: numeric([0, 120], (risk) => risk.riderAge, 'edad de quien conduce'),
    licence: enumerated(motorEnumerations.motorcycleLicense.values, (risk) => risk.licence, 'permiso de conducir'),
    licenceYears: numeric([0, 100], (risk) => risk.licenceYears, 'años de permiso'),
    experience: enumerated(motorEnumerations.ridingExperience.values, (risk) => risk.experience, 'experiencia en moto'),
    insuredYears: numeric([0, 80], (risk) => risk.insuredYears, 'años con seguro'),
    cleanYears: numeric([0, 80], (risk) => risk.cleanYears, 'historial de siniestros'),
    atFaultClaims: numeric([0, 20], (risk) => risk.atFaultClaims, 'historial de siniestros'),
    province: enumerated(PROVINCE_CODES, (risk) => risk.provinceCode, 'lugar'),
    moped: yesNo(isMoped, 'tipo y cilindrada'),
    electric: yesNo((risk) => risk.electric, 'tipo y cilindrada'),
    displacementCc: numeric([0, 10_000], ratedDisplacement, 'tipo y cilindrada'),
    powerKw: numeric([0, 1_000], (risk) => risk.powerKw, 'potencia'),
    vehicleAge: numeric([0, 120], (risk) => risk.vehicleAge, 'edad de la moto'),
    /** Euros, depreciated. */
    retailValue: numeric([0, 5_000_000], (risk) => toEuros(risk.retailValueCents), 'valor de la moto'),
    ...choiceVariables(motorcycleChoices),
    kilometersPerYear: numeric([0, 200_000], (risk) => risk.kilometersPerYear, 'kilómetros al año'),
  },
  modalities: ['Terceros', 'Terceros con robo e incendio', 'Todo Riesgo con franquicia'],
  lossRatio: [0.68, 0.75],
  declines,
  allows: (modality, risk) => modality === MOPED_MODALITY || !isMoped(risk),
  document: motorTexts('la moto', 'de la moto'),
  extraordinaryRisks: (risk) => (isMoped(risk) ? 'ccs_re_moped' : 'ccs_re_motorcycle'),
  statutoryLines: (risk, base) => motorStatutoryLines(isMoped(risk) ? 'moped' : 'motorcycle', base, risk),
};
