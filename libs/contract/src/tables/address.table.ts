import * as personEnumerations from '../enumerations/person';
import { optional, required } from '../model/field';
import { USES, type FieldUse } from '../model/field-use';
import type { Question } from '../model/question';
import { choice, integer, text } from '../model/value-kind';
import { plain, postalCode } from '../patterns/texts';

/** The questions that fill an address. */
export interface AddressQuestions {
  readonly address: Question;
  readonly town: Question;
}

/** The condition of the question for the municipality: most postal codes have one. */
export const SEVERAL_TOWNS = 'el código postal tiene varios municipios';
/** Format of a municipality. */
export const TOWN_FORMAT =
  'entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio';

/** Rule that ties a municipality to its postal code. */
export const TOWN_RULE =
  'Tiene que ser un municipio del código postal; si este no está en el callejero, de su provincia.';

/**
 * Returns the rows of an address. Both addresses of the interface have the same rows with other questions.
 *
 * @param place use of the postal code and the municipality
 */
export const addressRows = <U extends FieldUse>(
  { address: question, town }: AddressQuestions,
  whose: string,
  place: U,
) => ({
  postal_code: required(text(5, 5, postalCode), {
    use: place,
    description: `Código postal ${whose}.`,
    question,
    form: { label: 'Código postal' },
    example: '28013',
  }),
  town_id: optional(integer(1), {
    use: place,
    description: `Municipio ${whose}: su id en el catálogo de municipios del código postal.`,
    question: town,
    example: 28079,
    catalogue: 'towns',
    format: TOWN_FORMAT,
    resolved: [TOWN_RULE],
  }),
  road_type: required(choice(personEnumerations.roadType), {
    use: USES.street,
    description: `Tipo de vía ${whose}.`,
    question,
    form: { label: 'Tipo de vía', first: 'Calle' },
    example: 'Calle',
    catalogue: 'road-types',
    unlisted:
      'No lo sustituyas por Calle ni por otro. Pregunta al cliente qué tipo de vía de la lista figura en un recibo, en el padrón o en el Catastro; si no figura ninguno, díselo: esa dirección no se puede cotizar aquí.',
  }),
  road_name: required(text(1, 100, plain), {
    use: USES.street,
    description: `Nombre de la vía ${whose}, sin el tipo ni el número.`,
    question,
    form: { label: 'Nombre de la vía' },
    example: 'del Ejemplo',
  }),
  road_number: required(text(1, 10, plain), {
    use: USES.street,
    description: `Número de la vía ${whose}.`,
    question,
    form: { label: 'Número', hint: 'S/N si la vía no tiene número' },
    example: '7',
    format: 'de 1 a 10 caracteres; S/N si la vía no tiene número',
  }),
});
