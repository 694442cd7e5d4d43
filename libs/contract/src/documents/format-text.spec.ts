import { enumeration } from '../enumerations/enumeration';
import { optional } from '../model/field';
import { USES } from '../model/field-use';
import type { Question } from '../model/question';
import { choice, day, flag, integer, integerOrNull, number, text, type ValueKind } from '../model/value-kind';
import { plain, postalCode } from '../patterns/texts';
import { formatText, typeText } from './format-text';

const question: Question = { section: { title: 'Prueba', english: 'Test' }, text: '¿Qué?' };
const facts = { use: USES.unused, description: 'Prueba.', question, example: null };

const CASES: [ValueKind, string, string][] = [
  [text(1, 60), 'texto', 'de 1 a 60 caracteres'],
  [text(0, 100), 'texto', 'hasta 100 caracteres'],
  [text(5, 5), 'texto', '5 caracteres'],
  [text(5, 5, postalCode), 'texto', postalCode.expected],
  [text(1, 10, plain), 'texto', `de 1 a 10 caracteres, ${plain.expected}`],
  [choice(enumeration({ A: ['a', 'a'], B: ['b', 'b'] })), 'enumeración', 'uno de los valores permitidos, tal cual'],
  [flag(), 'booleano', 'true o false'],
  [number(1, 5_000_000, 'euros'), 'número', 'número de 1 a 5000000, euros'],
  [integer(1, 50), 'entero', 'entero de 1 a 50'],
  [integer(1700, 'current-year'), 'entero', 'entero de 1700 al año en curso'],
  [integerOrNull(1900, 'current-year'), 'entero', 'entero de 1900 al año en curso; o null'],
  [day('past'), 'fecha', 'fecha AAAA-MM-DD, hoy o posterior'],
  [day('future'), 'fecha', 'fecha AAAA-MM-DD, no futura'],
  [day(null), 'fecha', 'fecha AAAA-MM-DD'],
];

it.each(CASES)('%j is a %s: %s', (kind, type, format) => {
  expect(typeText(kind)).toBe(type);
  expect(formatText(optional(kind, facts))).toBe(format);
});

it("prefers the row's own words", () => {
  expect(formatText(optional(flag(), { ...facts, format: 'siempre true' }))).toBe('siempre true');
});
