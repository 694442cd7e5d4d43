import type { Period } from '@cotiza/insurers-port';
import type { DeclineBook } from '../transport/answer/declines.table';
import type { GuaranteeBook } from '../transport/answer/guarantees.table';

/** The guarantee codes of Roble Aseguradora, by line. */
export const ROBLE_GUARANTEES: GuaranteeBook = {
  Home: {
    101: 'fire',
    102: 'weather',
    103: 'water',
    104: 'glass',
    105: 'electrical',
    106: 'theft',
    107: 'liability',
    108: 'legalDefence',
    109: 'assistance',
    110: 'lossOfUse',
    111: 'aesthetic',
    112: 'accidental',
  },
  Car: {
    201: 'compulsoryLiability',
    202: 'voluntaryLiability',
    203: 'legalDefence',
    204: 'driverAccident',
    205: 'assistance',
    206: 'glass',
    207: 'fire',
    208: 'theft',
    209: 'ownDamage',
    210: 'substituteVehicle',
  },
  Motorcycle: {
    301: 'compulsoryLiability',
    302: 'voluntaryLiability',
    303: 'legalDefence',
    304: 'driverAccident',
    305: 'assistance',
    306: 'fire',
    307: 'theft',
    308: 'ownDamage',
    309: 'equipment',
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
  V01: 'driver-too-young',
  V02: 'licence-too-recent',
  V03: 'too-powerful',
  V04: 'vehicle-too-old',
  V05: 'value-too-high',
  V06: 'use-not-private',
  V07: 'fines-and-points',
  V08: 'licence-not-accepted',
};

/** How often a price is paid. */
export const ROBLE_PERIODS = {
  1: 'anual',
  2: 'semestral',
  4: 'trimestral',
  12: 'mensual',
} as const satisfies Record<string, Period>;
