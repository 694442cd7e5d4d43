import * as personEnumerations from '../enumerations/person';
import { all, is, not, type Condition } from '../model/condition';
import { optional, required, requiredWhen, type Field, type FieldFacts } from '../model/field';
import { USES, type FieldUse } from '../model/field-use';
import { middleBirth } from './middle-values';
import type { Question } from '../model/question';
import { choice, day, text, type ValueKind } from '../model/value-kind';
import { dni, nie } from '../patterns/identity-document';
import { letters, lettersOrNothing, plain } from '../patterns/texts';

/** The questions that fill the identity of one person. */
export interface IdentityQuestions {
  readonly name: Question;
  readonly document: Question;
  readonly nationality: Question;
  readonly birth: Question;
  readonly gender: Question;
  readonly maritalStatus: Question;
}

const kinds = {
  document_type: choice(personEnumerations.documentType),
  document_id: text(5, 20, plain),
  name: text(1, 60, letters),
  surname: text(1, 60, letters),
  surname2: text(0, 60, lettersOrNothing),
  birth_date: day('future'),
  gender: choice(personEnumerations.gender),
  marital_status: choice(personEnumerations.maritalStatus),
  nationality: choice(personEnumerations.country),
};

/** The document of a company: understood, but not quoted. No other row of its identity is then asked or judged. */
const COMPANY = 'Cif';

/**
 * Returns the facts of the rows of one person: `at` is the path of the block, `whose` the person in Spanish (`del titular`),
 * and `birth` the use of the age.
 */
const factsOf = <B extends FieldUse>(at: string, whose: string, ask: IdentityQuestions, birth: B) => {
  const silentWhen = is(`${at}.document_type`, COMPANY);
  return {
    document_type: {
      use: USES.document,
      description: `Tipo de documento de identidad ${whose}.`,
      question: ask.document,
      form: { label: 'Tipo de documento' },
      example: 'Dni',
      catalogue: 'document-types',
      unsupported: { values: [COMPANY], message: 'Las empresas (documento CIF) no se cotizan: solo personas físicas.' },
    },
    document_id: {
      use: USES.identity,
      description: `Número del documento de identidad ${whose}, con su letra.`,
      question: ask.document,
      form: { label: 'Número', hint: 'Con DNI, 8 cifras y la letra, como 12345678Z' },
      silentWhen,
      example: '12345678Z',
      format:
        'según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres',
      formatBy: { field: `${at}.document_type`, formats: { Dni: dni, Nie: nie } },
    },
    name: {
      use: USES.identity,
      description: `Nombre ${whose}, como figura en el documento.`,
      question: ask.name,
      form: { label: 'Nombre' },
      silentWhen,
      example: 'Lucía',
    },
    surname: {
      use: USES.identity,
      description: `Primer apellido ${whose}.`,
      question: ask.name,
      form: { label: 'Primer apellido' },
      silentWhen,
      example: 'Ejemplo',
      format: 'de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí',
    },
    surname2: {
      use: USES.identity,
      description: `Segundo apellido ${whose}.`,
      question: ask.name,
      form: { label: 'Segundo apellido', hint: 'Si no hay segundo apellido, se deja en blanco' },
      silentWhen,
      example: 'Inventado',
      format: 'hasta 60 caracteres, solo letras; vacío ("") si no tiene segundo apellido',
    },
    birth_date: {
      use: birth,
      description: `Fecha de nacimiento ${whose}.`,
      question: ask.birth,
      silentWhen,
      middle: middleBirth(at),
      example: '1985-04-12',
    },
    gender: {
      // LO 3/2007, art. 71: sex may be asked, and may not change a price.
      use: USES.sex,
      description: `Sexo ${whose}, como figura en el documento. No cambia el precio.`,
      question: ask.gender,
      silentWhen,
      example: 'Female',
      catalogue: 'genders',
      unlisted:
        'Si en el documento figura otra cosa (X), no lo sustituyas por ninguno: díselo al cliente, porque las aseguradoras de este servicio no lo admiten y no se puede cotizar aquí.',
    },
    marital_status: {
      use: USES.insurers,
      description: `Estado civil ${whose}.`,
      question: ask.maritalStatus,
      silentWhen,
      example: 'Married',
      catalogue: 'marital-statuses',
      unlisted: 'La separación no pone fin al matrimonio (Código Civil, art. 85): pregunta si hay divorcio.',
    },
    nationality: {
      use: USES.insurers,
      description: `Nacionalidad ${whose} (ISO 3166-1 alfa-3).`,
      question: ask.nationality,
      silentWhen,
      example: 'FRA',
      catalogue: 'nationalities',
      unlisted:
        'Si el país del cliente no está en la lista, no lo sustituyas por otro. Pregunta si tiene también la nacionalidad de uno que esté; si no, díselo: no se puede cotizar aquí.',
      format: 'uno de los valores permitidos, tal cual; con DNI, ESP o nada',
      rules: [
        {
          brokenWhen: all(is(`${at}.document_type`, 'Dni'), not(is(`${at}.nationality`, 'ESP'))),
          codigo: 'contradiccion',
          message: 'Con DNI la nacionalidad es española por definición: no se envía, o se envía ESP.',
        },
      ],
    },
  } as const satisfies Record<keyof typeof kinds, FieldFacts>;
};

const hasDni = (at: string) => is(`${at}.document_type`, 'Dni');
const isForeigner = (at: string) => is(`${at}.document_type`, 'Nie', 'Passport');

/** The identity rows of a person who is always described. */
export function identityRows<B extends FieldUse>(at: string, whose: string, ask: IdentityQuestions, birth: B) {
  const facts = factsOf(at, whose, ask, birth);
  return {
    document_type: required(kinds.document_type, facts.document_type),
    document_id: required(kinds.document_id, facts.document_id),
    nationality: requiredWhen(isForeigner(at), kinds.nationality, facts.nationality),
    name: required(kinds.name, facts.name),
    surname: required(kinds.surname, facts.surname),
    surname2: requiredWhen(hasDni(at), kinds.surname2, facts.surname2),
    birth_date: required(kinds.birth_date, facts.birth_date),
    gender: required(kinds.gender, facts.gender),
    marital_status: required(kinds.marital_status, facts.marital_status),
  };
}

/** The second surname where it may be left out: the insurers then receive the first one twice, if the document is a DNI. */
export const surname2Optional = (at: string, whose: string, ask: IdentityQuestions) =>
  optional(kinds.surname2, {
    ...factsOf(at, whose, ask, USES.contract).surname2,
    format:
      'hasta 60 caracteres, solo letras; con DNI y sin segundo apellido (no enviado, o vacío) se repite el primero',
  });

/** The identity rows of a person who must be described when `described` holds, and must not be when `omitted` does. */
export function identityRowsWhen<B extends FieldUse>(
  { described, omitted }: { described: Condition; omitted: Condition },
  at: string,
  whose: string,
  ask: IdentityQuestions,
  birth: B,
) {
  const facts = factsOf(at, whose, ask, birth);
  const row = <T, U extends FieldUse>(
    kind: ValueKind<T>,
    about: FieldFacts & { readonly use: U },
    when: Condition = described,
  ): Field<T, { readonly when: Condition }, U> => requiredWhen(when, kind, { ...about, forbiddenWhen: omitted });
  return {
    document_type: row(kinds.document_type, facts.document_type),
    document_id: row(kinds.document_id, facts.document_id),
    nationality: row(kinds.nationality, facts.nationality, all(described, isForeigner(at))),
    name: row(kinds.name, facts.name),
    surname: row(kinds.surname, facts.surname),
    surname2: row(kinds.surname2, facts.surname2, all(described, hasDni(at))),
    birth_date: row(kinds.birth_date, facts.birth_date),
    gender: row(kinds.gender, facts.gender),
    marital_status: row(kinds.marital_status, facts.marital_status),
  };
}
