import type { Chance } from '@cotiza/tools-kit';
import type { Manner } from './manner';

/** What an invented person is like. */
export interface Person {
  readonly isWoman: boolean;
  readonly isForeigner: boolean;
  readonly words: Readonly<Record<string, string>>;
}

const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const WOMEN = ['Lucía', 'Carmen', 'Noelia', 'María José'];
const MEN = ['Andrés', 'Íñigo', 'Jordi', 'José Luis'];
const SURNAMES = ['Ejemplo', 'Inventado', 'Supuesto', 'Figurado', 'Ficticio', 'De la Muestra'];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Somebody who does not exist: of invented names, with a document whose letter is right.
 *
 * @param birthYears the first and the last year of birth
 */
export function inventPerson(chance: Chance, manner: Manner, birthYears: readonly [number, number]): Person {
  const isWoman = chance.isOneIn(2);
  const isForeigner = chance.isOneIn(4);
  const number = chance.between(10_000_000, 79_999_999);
  const inNie = number % 10_000_000;
  const document = isForeigner
    ? `X${String(inNie).padStart(7, '0')}${CONTROL_LETTERS[inNie % 23]}`
    : `${number}${CONTROL_LETTERS[number % 23]}`;
  const born = `${chance.between(...birthYears)}-${twoDigits(chance.between(1, 12))}-${twoDigits(chance.between(1, 28))}`;
  const status = isWoman ? ['soltera', 'casada', 'divorciada', 'viuda'] : ['soltero', 'casado', 'divorciado', 'viudo'];
  return {
    isWoman,
    isForeigner,
    words: {
      document_type: isForeigner ? 'NIE' : 'DNI',
      document_id: manner.document(document),
      ...(isForeigner ? { nationality: 'Rumanía' } : {}),
      name: chance.pick(isWoman ? WOMEN : MEN),
      surname: chance.pick(SURNAMES),
      surname2: chance.isOneIn(5) ? 'no tengo' : chance.pick(SURNAMES),
      birth_date: manner.day(born),
      gender: isWoman ? 'mujer' : 'hombre',
      marital_status: chance.pick(status),
    },
  };
}

/** What a holder says besides. */
export function holderWords(person: Person, chance: Chance, manner: Manner, email: string): Record<string, string> {
  const works = chance.pick(
    person.isWoman
      ? ['trabajadora por cuenta ajena', 'autónoma', 'funcionaria', 'jubilada']
      : ['trabajador por cuenta ajena', 'autónomo', 'funcionario', 'jubilado'],
  );
  return {
    ...person.words,
    employment_status: works,
    economic_occupation: chance.pick([
      'camarera',
      'programador',
      'profesora de primaria',
      'albañil',
      'electricista',
      'abogada',
    ]),
    phone: manner.phone(`6${chance.between(10_000_000, 99_999_999)}`),
    email,
  };
}

/** Places whose postal code is known to have one town, and one that is known to have two. */
const PLACES = [
  { postal_code: '28013', town_id: 'Madrid', road_type: 'calle' },
  { postal_code: '46001', town_id: 'Valencia', road_type: 'plaza' },
  { postal_code: '08036', town_id: 'Barcelona', road_type: 'avenida' },
  { postal_code: '28400', town_id: 'Galapagar', road_type: 'paseo' },
] as const;

export type Address = Readonly<Record<'postal_code' | 'town_id' | 'road_type' | 'road_name' | 'road_number', string>>;

export const inventAddress = (chance: Chance): Address => ({
  ...chance.pick(PLACES),
  road_name: chance.pick(['del Ejemplo', 'de los Inventos', 'Mayor']),
  road_number: chance.isOneIn(6) ? 'no tiene número' : String(chance.between(1, 120)),
});
