import { KEPT_EXAMPLE_DAY } from '../documents/example-day';
import { enumeration } from '../enumerations';
import { optional, required } from '../model/field';
import { questionsOf } from '../model/question';
import { choice, day, text } from '../model/value-kind';
import { printable } from '../patterns/texts';

/** The lines that are quoted: the values of `insurance_line`, with their `ramo` and name in Spanish. */
export const LINES = {
  Home: { ramo: 'hogar', name: 'Seguro de hogar' },
  Car: { ramo: 'coche', name: 'Seguro de coche' },
  Motorcycle: { ramo: 'moto', name: 'Seguro de moto' },
} as const;

export type InsuranceLine = keyof typeof LINES;
export const INSURANCE_LINES = Object.keys(LINES) as InsuranceLine[];

/** Something for every line, made once. */
export const byLine = <T>(make: (line: InsuranceLine) => T): Readonly<Record<InsuranceLine, T>> => ({
  Home: make('Home'),
  Car: make('Car'),
  Motorcycle: make('Motorcycle'),
});

/** Named among the values of `insurance_line` by the requirements operation, but no request body takes them. */
export const LINES_NOT_QUOTED = { TermLife: 'Seguro de vida', Burial: 'Seguro de decesos' } as const;

const callerAsks = questionsOf({ title: 'Datos que pone quien llama (no se preguntan al cliente)', callerOnly: true });
const policyAsks = questionsOf({ title: 'La póliza' });

const line = callerAsks('¿Qué seguro se cotiza?', { note: 'Decide la forma del resto de la petición.' });
const reference = callerAsks('¿Qué referencia propia quieres asociar a la cotización?', {
  note: 'Vuelve en la respuesta. No evita que una petición repetida se cotice dos veces.',
});
const effectiveDate = policyAsks('¿Desde qué día quieres que empiece el seguro?');

/** The rows at the root of the bodies of these lines. */
export const requestRows = <L extends InsuranceLine>(...lines: [L, ...L[]]) => ({
  insurance_line: required(choice(enumeration(namesOf(lines))), {
    description: 'Ramo que se cotiza. Decide la forma de la petición.',
    question: line,
    example: lines[0],
  }),
  effective_date: required(day('past'), {
    description: 'Fecha de efecto: primer día de cobertura, por el calendario de España.',
    question: effectiveDate,
    example: KEPT_EXAMPLE_DAY,
  }),
  client_reference: optional(text(0, 100, printable), {
    description: 'Referencia propia de quien llama. Se devuelve tal cual.',
    question: reference,
    example: 'caso-2041',
    inExample: true,
  }),
});

function namesOf<L extends InsuranceLine>(lines: readonly L[]): Record<L, string> {
  return Object.fromEntries(lines.map((of) => [of, LINES[of].name])) as Record<L, string>;
}
