import type { JsonValue } from './body-draft';

/** The identity rows of an invented person. */
export type Identity = Readonly<Record<string, JsonValue>>;

/** With a DNI. */
export const MARTIN: Identity = {
  document_type: 'Dni',
  document_id: '00000000T',
  name: 'Martín',
  surname: 'Ficticio',
  surname2: 'Supuesto',
  birth_date: '1979-02-28',
  gender: 'Male',
  marital_status: 'Divorced',
};

/** With a NIE and one surname. */
export const AMINA: Identity = {
  document_type: 'Nie',
  document_id: 'X1234567L',
  name: 'Amina',
  surname: 'Imaginaria',
  birth_date: '1990-12-31',
  gender: 'Female',
  marital_status: 'Single',
  nationality: 'MAR',
};

/** With a passport. */
export const JOAO: Identity = {
  document_type: 'Passport',
  document_id: 'ZZ000001',
  name: 'João',
  surname: 'Fictício',
  birth_date: '1966-07-04',
  gender: 'Male',
  marital_status: 'Widowed',
  nationality: 'PRT',
};

/** An invented address. */
export const OTHER_ADDRESS: Readonly<Record<string, JsonValue>> = {
  postal_code: '08001',
  town_id: 8019,
  road_type: 'Avenida',
  road_name: 'de la Prueba',
  road_number: 'S/N',
};
