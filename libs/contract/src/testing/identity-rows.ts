import type { BodyDraft, Change } from './body-draft';
import { row, type RowCases } from './row-cases';

/** The changes that describe the person with each other document. */
export interface OtherDocuments {
  readonly withNie: Change;
  readonly withPassport: Change;
}

const NAMES = ['Ana', 'María del Mar', "O'Neill", 'D’Alembert', 'Jean-Luc', 'Gal·la', 'Ñúñez', 'Zoë', 'Łukasz', '李'];
const NOT_NAMES = ['Ana3', 'Ana  María', ' Ana', 'Ana ', 'Ana_María', 'Ana.', 'Ana\n', '-', '🙂', '<b>', '   '];

/** Returns the cases of each identity row of a person at `block`, in bodies that describe the person with a DNI. */
export function identityCases(block: string, { withNie, withPassport }: OtherDocuments, ...bases: BodyDraft[]) {
  const at = (name: string) => row(`${block}.${name}`, ...bases);
  const name = (field: string): RowCases =>
    at(field)
      .text(1, 60)
      .accepts(...NAMES)
      .refuses('formato', ...NOT_NAMES)
      .required();
  return {
    document_type: at('document_type')
      .required()
      .accepts('Dni')
      .judged('Nie', `${block}.document_id formato`, `${block}.nationality falta`)
      .judged('Passport', `${block}.nationality falta`)
      .refuses('caso_no_soportado', 'Cif')
      .refuses('valor_no_permitido', 'DNI', 'dni', 'NIF', '', 'Dni ')
      .refuses('tipo', 1, null, true, ['Dni'], {})
      .given(withNie)
      .accepts('Nie')
      .given(withPassport)
      .accepts('Passport'),
    document_id: at('document_id')
      .required()
      .accepts('12345678Z', '12345678z', '00000000T', '99999999R')
      .refuses('formato', '12345678A', '1234567Z', 'X1234567L', 'B12345678', '12345678-Z', '1234 5678Z', '123456789')
      .refuses('longitud', '', '1234', '123456789012345678901')
      .refuses('tipo', 12_345_678, null, true, [])
      .given(withNie)
      .accepts('X1234567L', 'Y1234567X', 'Z1234567R', 'x1234567l')
      .refuses('formato', '12345678Z', 'X1234567A', 'W1234567L', 'X123456L', 'X12345678')
      .refuses('longitud', 'X123', 'X12345678901234567890')
      .required()
      .given(withPassport)
      .accepts('AB123', 'ABCDEFGHIJ0123456789', 'zz000001')
      .refuses('longitud', 'AB12', 'ABCDEFGHIJ01234567890')
      .refuses('formato', '     ')
      .required(),
    name: name('name'),
    surname: name('surname'),
    surname2: at('surname2')
      .text(0, 60)
      .accepts(...NAMES)
      .refuses('formato', ...NOT_NAMES)
      .required()
      .given(withNie)
      .optional()
      .accepts('Segundo')
      .given(withPassport)
      .optional()
      .refuses('formato', 'Segundo2'),
    birth_date: at('birth_date').required().day('future'),
    gender: at('gender').required().oneOf('Male', 'Female').refuses('valor_no_permitido', 'male', 'M', 'Other'),
    marital_status: at('marital_status')
      .required()
      .oneOf('Single', 'Married', 'UnmarriedPartner', 'Divorced', 'Widowed'),
    nationality: at('nationality')
      .optional()
      .accepts('ESP')
      .refuses('contradiccion', 'FRA', 'MAR')
      .refuses('valor_no_permitido', 'XXX', 'esp', 'ES')
      .given(withNie)
      .required()
      .accepts('MAR', 'ESP', 'ZAF')
      .refuses('valor_no_permitido', 'XXX', 'Marruecos')
      .refuses('tipo', 504, null)
      .given(withPassport)
      .required()
      .accepts('PRT', 'USA'),
  };
}
