import { personEnumerations } from '../enumerations';
import { optional, required } from '../model/field';
import type { Question } from '../model/question';
import { choice, integer, text } from '../model/value-kind';
import { plain, postalCode } from '../patterns/texts';

/** The rows of an address. Both addresses of the interface are the same rows under another question. */
export const addressRows = (question: Question, whose: string) => ({
  postal_code: required(text(5, 5, postalCode), {
    description: `Código postal ${whose}.`,
    question,
    example: '28013',
  }),
  town_id: optional(integer(1, 99_999), {
    description: `Municipio ${whose}: su id en el catálogo de municipios del código postal.`,
    question,
    example: 28079,
    catalogue: 'towns',
    format:
      'entero, el valor del catálogo towns; se deduce del código postal solo si este tiene un único municipio, si tiene varios es obligatorio',
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
    format: 'texto de 1 a 10 caracteres; S/N si la vía no tiene número',
  }),
});
