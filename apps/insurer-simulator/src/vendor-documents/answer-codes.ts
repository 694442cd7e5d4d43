import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { CodeLists } from './code-lists';

const OF_MOTOR = {
  rc_obligatoria: 'Responsabilidad civil obligatoria',
  rc_voluntaria: 'Responsabilidad civil voluntaria',
  defensa: 'Defensa jurídica y reclamación de daños',
  asistencia: 'Asistencia en viaje',
  incendio: 'Incendio',
  robo: 'Robo',
  danos_propios: 'Daños propios',
};

/** The vendors' texts for the guarantees of the contract, by their codes. */
export const GUARANTEE_MEANINGS: Readonly<Record<InsuranceLine, Readonly<Record<string, string>>>> = {
  Home: {
    incendio: 'Incendio, explosión y rayo',
    atmosfericos: 'Fenómenos atmosféricos',
    rc: 'Responsabilidad civil',
    asistencia: 'Asistencia en el hogar',
    defensa: 'Defensa jurídica',
    agua: 'Daños por agua',
    cristales: 'Rotura de cristales',
    electricos: 'Daños eléctricos',
    robo: 'Robo',
    inhabitabilidad: 'Inhabitabilidad',
    esteticos: 'Daños estéticos',
    accidentales: 'Todo riesgo accidental',
  },
  Car: { ...OF_MOTOR, conductor: 'Accidentes del conductor', lunas: 'Lunas', sustitucion: 'Vehículo de sustitución' },
  Motorcycle: { ...OF_MOTOR, conductor: 'Accidentes del motorista', equipo: 'Casco y equipo' },
};

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

/** The headings of the lists in a vendor's document. */
export interface AnswerLists {
  readonly guarantees: Readonly<Record<InsuranceLine, string>>;
  readonly reasons: string;
}

/** Maps the values of a rate book to the codes of a vendor. */
export interface AnswerCodes {
  /** @throws RangeError for a guarantee that the contract does not have */
  readonly guarantee: (line: InsuranceLine, code: string) => string;
  /** @throws RangeError for a reason that no rate book has */
  readonly reason: (line: InsuranceLine, bookCode: string) => string;
  /** The vendor's code for all other reasons. */
  readonly otherReason: string;
}

type Meanings = Readonly<Record<InsuranceLine, Readonly<Record<string, string>>>>;

/** @throws Error when the vendor's document lacks a value of the rate books */
export function answerCodesOf(lists: CodeLists, { guarantees, reasons }: AnswerLists): AnswerCodes {
  const coded = (meanings: Meanings, listOf: (line: InsuranceLine) => string) => {
    const entries = INSURANCE_LINES.flatMap((line) =>
      Object.entries(meanings[line]).map(([id, meaning]): [string, string] => [
        `${line}/${id}`,
        lists.codeOf(listOf(line), meaning),
      ]),
    );
    const codes = new Map(entries);
    return (line: InsuranceLine, id: string) => {
      const code = codes.get(`${line}/${id}`);
      if (code === undefined) throw new RangeError(`${id} of ${line} has no code`);
      return code;
    };
  };
  return {
    guarantee: coded(GUARANTEE_MEANINGS, (line) => guarantees[line]),
    reason: coded(DECLINE_MEANINGS, () => reasons),
    otherReason: lists.codeOf(reasons, OTHER_REASON),
  };
}
