import { personEnumerations } from '../enumerations';
import { optional, required } from '../model/field';
import type { Question } from '../model/question';
import { choice, integer, text } from '../model/value-kind';
import { plain, postalCode } from '../patterns/texts';

/** The questions that fill an address. */
export interface AddressQuestions {
  readonly address: Question;
  readonly town: Question;
}

/** What only some customers are asked: most postal codes have one municipality. */
export const SEVERAL_TOWNS = 'el código postal tiene varios municipios';
/** How a municipality is sent. */
export const TOWN_FORMAT =
  'entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio';

/** What a municipality has to do with its postal code. */
export const TOWN_RULE =
  'Tiene que ser un municipio del código postal; si este no está en el callejero, de su provincia.';

/** The rows of an address. Both addresses of the interface are the same rows under other questions. */
export const addressRows = ({ address: question, town }: AddressQuestions, whose: string) => ({
  postal_code: required(text(5, 5, postalCode), {
    description: `Código postal ${whose}.`,
    question,
    example: '28013',
  }),
  town_id: optional(integer(1, 99_999), {
    description: `Municipio ${whose}: su id en el catálogo de municipios del código postal.`,
    question: town,
    example: 28079,
    catalogue: 'towns',
    format: TOWN_FORMAT,
    resolved: [TOWN_RULE],
  }),
  road_type: required(choice(personEnumerations.roadType), {
    description: `Tipo de vía ${whose}.`,
    question,
    example: 'Calle',
    catalogue: 'road-types',
  }),
  road_name: required(text(1, 100, plain), {
    description: `Nombre de la vía ${whose}, sin el tipo ni el número.`,
    question,
    example: 'del Ejemplo',
  }),
  road_number: required(text(1, 10, plain), {
    description: `Número de la vía ${whose}.`,
    question,
    example: '7',
    format: 'de 1 a 10 caracteres; S/N si la vía no tiene número',
  }),
});
