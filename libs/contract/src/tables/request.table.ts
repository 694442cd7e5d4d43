import { KEPT_EXAMPLE_DAY } from '../documents/example-day';
import { enumeration, type EnumerationRow } from '../enumerations/enumeration';
import { optional, required } from '../model/field';
import { USES } from '../model/field-use';
import { FROM, onToday } from './middle-values';
import { questionsOf } from '../model/question';
import { choice, day, text } from '../model/value-kind';
import { printable } from '../patterns/texts';

const callerAsks = questionsOf({
  title: 'Datos que pone quien llama (no se preguntan al cliente)',
  english: 'Data of the caller',
  callerOnly: true,
});
const policyAsks = questionsOf({ title: 'La póliza', english: 'The policy' });

const line = callerAsks('¿Qué seguro se cotiza?', { note: 'Decide la forma del resto de la petición.' });
const reference = callerAsks('¿Qué referencia propia quieres asociar a la cotización?', {
  note: 'Vuelve en la respuesta. No evita que una petición repetida se cotice dos veces.',
});
const effectiveDate = policyAsks('¿Desde qué día quieres que empiece el seguro?');

/** Returns the enumeration of some lines, with what else customers and callers call them. The values are the English names. */
export const lineNames = <L extends string>(names: Record<L, string>) =>
  enumeration(
    Object.fromEntries(
      Object.entries<string>(names).map(([line, name]): [string, EnumerationRow] => [
        line,
        [name, line, ALSO_CALLED[line]],
      ]),
    ) as Record<L, EnumerationRow>,
  );

const ALSO_CALLED: Readonly<Record<string, string>> = {
  Home: 'hogar,casa,vivienda,house',
  Car: 'coche,automóvil,auto',
  Motorcycle: 'moto,motocicleta,motorbike',
};

/**
 * Returns the rows at the root of the bodies of some lines.
 *
 * @param names the lines with their names in Spanish
 * @param example one of them
 */
export const requestRows = <L extends string>(names: Record<L, string>, example: L) => ({
  insurance_line: required(choice(lineNames(names)), {
    use: USES.line,
    description: 'Ramo que se cotiza. Decide la forma de la petición.',
    question: line,
    example,
  }),
  effective_date: required(day('past'), {
    use: USES.firstDay,
    description: 'Fecha de efecto: primer día de cobertura, por el calendario de España.',
    question: effectiveDate,
    need: { says: 'Quieres que empiece el {}.' },
    middle: { value: onToday, tried: [], from: FROM.today },
    example: KEPT_EXAMPLE_DAY,
  }),
  client_reference: optional(text(0, 100, printable), {
    use: USES.caller,
    description: 'Referencia propia de quien llama. Se devuelve tal cual.',
    question: reference,
    example: 'caso-2041',
    inExample: true,
  }),
});
