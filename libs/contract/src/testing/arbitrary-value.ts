import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import type { Field } from '../model/field';
import type { TextFormat, ValueShape } from '../model/value-kind';
import type { JsonValue } from './body-draft';

/** Texts of each named format. */
export const SAMPLES_OF_FORMAT: Readonly<Record<string, readonly string[]>> = {
  letters: ['Ana', 'María del Mar', "O'Neill", 'D’Ors', 'Ñ', 'é'.repeat(60), 'ไม้', 'Nguyê\u0303n', '𝒜na'],
  'letters-or-nothing': ['', 'Inventado', 'Gal·la'],
  'postal-code': ['28013', '01001', '52999'],
  'spanish-mobile': ['600000000', '+34712345678', '0034612345678'],
  'occupation-code': ['2611', '0011'],
  email: ['a@b.es', 'caso+uno@sub.example.com', 'ñ.ñ@col·lecció.cat', 'ana@日本語.jp'],
  plate: ['1234BCD', 'm-1234-ab', 'C 1234 BCD', 'VHM0123'],
  'previous-plate': ['1234BCD', 'AB12 CDE', 'b-mw 1234'],
  dni: ['12345678Z', '00000000t'],
  nie: ['X1234567L', 'y0000000z'],
  plain: ['del Ejemplo', 'AB12345', '12345678Z', 'X1234567L', '12345678A', '14 caracteres.'],
  'cadastral-reference': ['9872023VH5797S0001WX', '14 caracteres.'],
  printable: ['', 'caso 2041', '🙂'.repeat(50)],
};

/** Texts near the edge of some format: wrong in one way, or right only at first sight. */
const NEAR_MISSES = [
  ...'|Ana3|00000|99999|2801|٢٨٠١٣|912345678|a@b|a@b.c.|1234ABC|1234ßCD|ſ1234AB|12345BCD|----|12345678Y'.split('|'),
  ...[' ', 'Ana  María', 'Ana\n', '\u0000', 'a b@c.es', '\ud800', '\u0301Ana', 'Ana \u0301', 'Ana\u200b', 'Z1234567Y'],
  ...[
    '\u3164'.repeat(5),
    'A\ufe0fB\u2028C',
    'a<b>@c.es',
    'a@[c].es',
    'x'.repeat(61),
    'x'.repeat(101),
    'y'.repeat(1000),
  ],
];
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '1985-04-12', '2024-02-29', '2020-03-16', '2030-01-01'];
const NOT_DAYS = ['2026-02-30', '2025-02-29', '2026-13-01', '21-11-2026', '2026-11-21T10:00:00Z', '', 'ayer'];
const ANY_TYPE: JsonValue[] = [null, true, false, 0, 7, -1, 1.5, '', 'texto', [], ['a'], {}, { a: 1 }];

const from = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** A value that the field's own type and limits admit; other rows may still refuse it. */
export function goodValue(field: Field): fc.Arbitrary<JsonValue> {
  const shape: ValueShape = field.kind;
  switch (shape.type) {
    case 'text':
      return goodText(shape.minLength, shape.maxLength, shape.format);
    case 'choice':
      return from(shape.enumeration.values);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return from(DAYS);
    default: {
      const max = shape.max === 'current-year' ? 2026 : Math.min(shape.max, Number.MAX_SAFE_INTEGER);
      const inside = fc.integer({ min: shape.min, max });
      return fc.oneof(from([shape.min, max]), inside, ...(shape.nullable ? [fc.constant(null)] : []));
    }
  }
}

function goodText(min: number, max: number, format?: TextFormat): fc.Arbitrary<string> {
  const samples = from(SAMPLES_OF_FORMAT[format?.name ?? 'printable']!);
  return format?.name === 'plain' || format?.name === 'printable'
    ? fc.oneof(samples, fc.string({ minLength: min, maxLength: max, unit: 'grapheme' }))
    : samples;
}

/** A value that is wrong of itself, or most likely so. */
export function badValue(field: Field): fc.Arbitrary<JsonValue> {
  const shape: ValueShape = field.kind;
  switch (shape.type) {
    case 'text':
      return fc.oneof(from(NEAR_MISSES), fc.string({ unit: anyCharacter, maxLength: shape.maxLength + 2 }));
    case 'choice':
      return fc.oneof(from(['', 'Otro', 'Cif', 'planned ', 'ESP ', 'dni']), fc.string({ maxLength: 12 }));
    case 'date':
      return from(NOT_DAYS);
    case 'boolean':
      return from<JsonValue>(['true', 'false', 0, 1, null]);
    default:
      return fc.oneof(
        from([shape.min - 1, shape.min - 0.01, 0.001, 0.01, 2027, 1e9, 1e308, -0, 1.5]),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer(),
      );
  }
}

export const anyTypeOfValue: fc.Arbitrary<JsonValue> = from(ANY_TYPE);
