import type { InsuranceLine } from '@cotiza/contract';

/** The vendors' text for any reason that they do not list. */
export const OTHER_REASON = 'Fuera de normas de suscripción';

const HOLDER = { 'holder-under-age': 'Tomador menor de edad' };
const TOO_YOUNG = 'Edad del conductor inferior a la mínima';
const TOO_POWERFUL = 'Potencia superior a la admitida';
const TOO_INEXPERIENCED = 'Antigüedad de permiso insuficiente';
const TOO_VALUABLE = 'Valor del vehículo superior al máximo';
const USE = 'Uso no suscribible';
const REMOTE = 'Vivienda en despoblado';
const SUM_TOO_LOW = 'Capital asegurado inferior al mínimo';
const BUILDINGS = 'Capital de continente superior al máximo';

const MOTOR = {
  ...HOLDER,
  'licence-under-legal-age': OTHER_REASON,
  'too-powerful': TOO_POWERFUL,
  'too-powerful-electric': TOO_POWERFUL,
  'too-many-claims': 'Siniestralidad superior a la admitida',
  'vehicle-too-old': 'Antigüedad del vehículo superior a la máxima',
  'value-too-high': TOO_VALUABLE,
};

/** The vendors' texts for the decline reasons of the rate books and of the lines. */
export const DECLINE_MEANINGS: Readonly<Record<InsuranceLine, Readonly<Record<string, string>>>> = {
  Home: {
    ...HOLDER,
    'nothing-insured': OTHER_REASON,
    'old-and-not-reformed': 'Construcción antigua sin reforma',
    depopulated: REMOTE,
    'isolated-second-home': REMOTE,
    'unwatched-in-the-country': REMOTE,
    'too-combustible': 'Materiales combustibles',
    'sum-too-high': BUILDINGS,
    'buildings-too-high': BUILDINGS,
    'sum-too-low': SUM_TOO_LOW,
    'buildings-too-low': SUM_TOO_LOW,
    'contents-too-high': 'Capital de contenido superior al máximo',
    'contents-without-alarm': 'Contenido elevado sin alarma',
    'too-large': 'Superficie superior a la máxima',
  },
  Car: {
    ...MOTOR,
    'driver-under-legal-age': TOO_YOUNG,
    'driver-too-young': TOO_YOUNG,
    'licence-too-recent': TOO_INEXPERIENCED,
    'novice-with-power': TOO_INEXPERIENCED,
    'use-not-private': USE,
    'public-service': USE,
    'fines-and-points': 'Sanciones o pérdida de puntos',
  },
  Motorcycle: {
    ...MOTOR,
    'rider-under-legal-age': TOO_YOUNG,
    'rider-too-young': TOO_YOUNG,
    'powerful-and-novice': TOO_INEXPERIENCED,
    'too-large': TOO_POWERFUL,
    'valuable-in-the-street': TOO_VALUABLE,
  },
};
