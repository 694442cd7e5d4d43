import type { InsurerQuestion, Period } from '@cotiza/insurers-port';
import type { DeclineBook } from '../answer/declines.table';
import type { GuaranteeBook } from '../answer/guarantee-book';

/** The guarantee codes of Faro Seguros, by line. */
export const FARO_GUARANTEES: GuaranteeBook = {
  Home: {
    INC: 'incendio',
    ATM: 'atmosfericos',
    AGU: 'agua',
    CRI: 'cristales',
    ELE: 'electricos',
    ROB: 'robo',
    RCF: 'rc',
    DJU: 'defensa',
    ASI: 'asistencia',
    INH: 'inhabitabilidad',
    EST: 'esteticos',
    TRI: 'accidentales',
  },
  Car: {
    RCO: 'rc_obligatoria',
    RCV: 'rc_voluntaria',
    DEF: 'defensa',
    CON: 'conductor',
    AVI: 'asistencia',
    LUN: 'lunas',
    INV: 'incendio',
    RVE: 'robo',
    DPR: 'danos_propios',
    VSU: 'sustitucion',
  },
  Motorcycle: {
    RCO: 'rc_obligatoria',
    RCV: 'rc_voluntaria',
    DEF: 'defensa',
    CON: 'conductor',
    AVI: 'asistencia',
    INV: 'incendio',
    RVE: 'robo',
    DPR: 'danos_propios',
    EQU: 'equipo',
  },
};

/** Its decline codes. */
export const FARO_DECLINES: DeclineBook = {
  R001: 'holder-under-age',
  R002: 'area-not-insured',
  R003: 'too-many-claims',
  R090: 'outside-its-rules',
  R101: 'buildings-too-high',
  R102: 'contents-too-high',
  R103: 'old-and-not-reformed',
  R104: 'too-combustible',
  R105: 'depopulated',
  R106: 'too-large',
  R107: 'contents-without-alarm',
  R108: 'sum-too-low',
  R201: 'driver-too-young',
  R202: 'licence-too-recent',
  R203: 'too-powerful',
  R204: 'vehicle-too-old',
  R205: 'value-too-high',
  R206: 'use-not-private',
  R207: 'fines-and-points',
  R208: 'licence-not-accepted',
};

/** Periods of payment. */
export const FARO_PERIODS = {
  ANUAL: 'anual',
  SEMESTRAL: 'semestral',
  TRIMESTRAL: 'trimestral',
  MENSUAL: 'mensual',
} as const satisfies Record<string, Period>;

/** Its questions. The values of a choice are its codes. */
export const FARO_QUESTIONS = {
  P201: {
    code: 'localizador',
    kind: { type: 'boolean' },
    text: '¿Lleva el coche un localizador por satélite en servicio?',
    purpose: 'Decide si asegura un coche de este valor.',
  },
  P202: {
    code: 'uso_en_circuito',
    kind: {
      type: 'choice',
      values: {
        NUNCA: 'Nunca',
        CURSOS: 'Solo en cursos de conducción',
        COMPETICION: 'En carreras o entrenamientos',
      },
    },
    text: '¿Se usa el coche en circuitos?',
    purpose: 'Decide si asegura el coche: no asegura los que compiten.',
  },
} as const satisfies Record<string, InsurerQuestion>;
