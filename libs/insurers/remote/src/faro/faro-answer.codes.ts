import type { Period } from '@cotiza/insurers-port';
import type { DeclineBook } from '../transport/answer/declines.table';
import type { GuaranteeBook } from '../transport/answer/guarantees.table';

/** The guarantee codes of Faro Seguros, by line. */
export const FARO_GUARANTEES: GuaranteeBook = {
  Home: {
    INC: 'fire',
    ATM: 'weather',
    AGU: 'water',
    CRI: 'glass',
    ELE: 'electrical',
    ROB: 'theft',
    RCF: 'liability',
    DJU: 'legalDefence',
    ASI: 'assistance',
    INH: 'lossOfUse',
    EST: 'aesthetic',
    TRI: 'accidental',
  },
  Car: {
    RCO: 'compulsoryLiability',
    RCV: 'voluntaryLiability',
    DEF: 'legalDefence',
    CON: 'driverAccident',
    AVI: 'assistance',
    LUN: 'glass',
    INV: 'fire',
    RVE: 'theft',
    DPR: 'ownDamage',
    VSU: 'substituteVehicle',
  },
  Motorcycle: {
    RCO: 'compulsoryLiability',
    RCV: 'voluntaryLiability',
    DEF: 'legalDefence',
    CON: 'driverAccident',
    AVI: 'assistance',
    INV: 'fire',
    RVE: 'theft',
    DPR: 'ownDamage',
    EQU: 'equipment',
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
  R201: 'driver-too-young',
  R202: 'licence-too-recent',
  R203: 'too-powerful',
  R204: 'vehicle-too-old',
  R205: 'value-too-high',
  R206: 'use-not-private',
  R207: 'fines-and-points',
  R208: 'licence-not-accepted',
};

/** How often a price is paid. */
export const FARO_PERIODS = {
  ANUAL: 'anual',
  SEMESTRAL: 'semestral',
  TRIMESTRAL: 'trimestral',
  MENSUAL: 'mensual',
} as const satisfies Record<string, Period>;
