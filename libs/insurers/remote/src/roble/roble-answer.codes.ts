import type { Period } from '@cotiza/insurers-port';
import type { DeclineBook } from '../answer/declines.table';
import type { GuaranteeBook } from '../answer/guarantee-book';

/** The guarantee codes of Roble Aseguradora, by line. */
export const ROBLE_GUARANTEES: GuaranteeBook = {
  Home: {
    101: 'incendio',
    102: 'atmosfericos',
    103: 'agua',
    104: 'cristales',
    105: 'electricos',
    106: 'robo',
    107: 'rc',
    108: 'defensa',
    109: 'asistencia',
    110: 'inhabitabilidad',
    111: 'esteticos',
    112: 'accidentales',
  },
  Car: {
    201: 'rc_obligatoria',
    202: 'rc_voluntaria',
    203: 'defensa',
    204: 'conductor',
    205: 'asistencia',
    206: 'lunas',
    207: 'incendio',
    208: 'robo',
    209: 'danos_propios',
    210: 'sustitucion',
  },
  Motorcycle: {
    301: 'rc_obligatoria',
    302: 'rc_voluntaria',
    303: 'defensa',
    304: 'conductor',
    305: 'asistencia',
    306: 'incendio',
    307: 'robo',
    308: 'danos_propios',
    309: 'equipo',
  },
};

/** Its decline codes. */
export const ROBLE_DECLINES: DeclineBook = {
  T01: 'holder-under-age',
  T02: 'area-not-insured',
  T03: 'too-many-claims',
  T99: 'outside-its-rules',
  H01: 'buildings-too-high',
  H02: 'contents-too-high',
  H03: 'old-and-not-reformed',
  H04: 'too-combustible',
  H05: 'depopulated',
  H06: 'too-large',
  H07: 'contents-without-alarm',
  H08: 'sum-too-low',
  V01: 'driver-too-young',
  V02: 'licence-too-recent',
  V03: 'too-powerful',
  V04: 'vehicle-too-old',
  V05: 'value-too-high',
  V06: 'use-not-private',
  V07: 'fines-and-points',
  V08: 'licence-not-accepted',
};

/** Periods of payment. */
export const ROBLE_PERIODS = {
  1: 'anual',
  2: 'semestral',
  4: 'trimestral',
  12: 'mensual',
} as const satisfies Record<string, Period>;
