import type { Company, Period } from '@cotiza/insurers-port';
import type { DeclineBook } from '../answer/declines.table';
import type { GuaranteeBook } from '../answer/guarantee-book';

/** The companies of La Lonja by its key. */
export const LONJA_COMPANIES: Readonly<Record<string, Company>> = {
  MIRADOR: { id: 'mirador', name: 'Mirador Seguros' },
  ADUANA: { id: 'aduana', name: 'Aduana Seguros' },
  CENIT: { id: 'cenit', name: 'Cénit Mutua' },
  DUNA: { id: 'duna', name: 'Duna Directo' },
  ESTELA: { id: 'estela', name: 'Estela Seguros' },
  FRAGUA: { id: 'fragua', name: 'Fragua Mutua' },
  GALERNA: { id: 'galerna', name: 'Galerna Seguros' },
  HIEDRA: { id: 'hiedra', name: 'Hiedra Seguros' },
};

/** Its guarantee codes: it quotes cars alone. */
export const LONJA_GUARANTEES: GuaranteeBook = {
  Home: {},
  Car: {
    G01: 'rc_obligatoria',
    G02: 'rc_voluntaria',
    G03: 'defensa',
    G04: 'conductor',
    G05: 'asistencia',
    G06: 'lunas',
    G07: 'incendio',
    G08: 'robo',
    G09: 'danos_propios',
    G10: 'sustitucion',
  },
  Motorcycle: {},
};

/** Its decline codes. */
export const LONJA_DECLINES: DeclineBook = {
  M01: 'holder-under-age',
  M02: 'area-not-insured',
  M03: 'too-many-claims',
  M04: 'outside-its-rules',
  M05: 'driver-too-young',
  M06: 'licence-too-recent',
  M07: 'too-powerful',
  M08: 'vehicle-too-old',
  M09: 'value-too-high',
  M10: 'use-not-private',
  M11: 'fines-and-points',
  M12: 'licence-not-accepted',
};

/** Periods of payment. */
export const LONJA_PERIODS = { A: 'anual', S: 'semestral', T: 'trimestral', M: 'mensual' } as const satisfies Record<
  string,
  Period
>;

/** Why a company gives no price, as the log tells it. */
export const LONJA_COMPANY_ERRORS = {
  TIEMPO: 'deadline',
  CAIDA: 'failure',
  CREDENCIALES: 'failure',
} as const;
