import type { Field } from '../model/field';
import type { ValueShape } from '../model/value-kind';
import type { RequirementField } from '../schema/requirements.schema';

/** The name of a field's type in `tipo`. */
export function typeText(shape: ValueShape): RequirementField['tipo'] {
  const names = {
    text: 'texto',
    choice: 'enumeración',
    number: 'número',
    integer: 'entero',
    boolean: 'booleano',
    date: 'fecha',
  } as const;
  return names[shape.type];
}

/** Returns the expected format of a field, for `formato`: the text of its row, or a text derived from its type. */
export function formatText(field: Field): string {
  const format = field.format ?? catalogueText(field) ?? shapeText(field.kind);
  return field.formatTerms === undefined ? format : `${format}; ${field.formatTerms}`;
}

/** Describes a field whose values are codes of a catalogue. Callers look codes up, so the length is left out. */
function catalogueText({ kind, catalogue }: Field): string | undefined {
  if (kind.type !== 'text' || catalogue === undefined) return undefined;
  return kind.format?.fixesLength
    ? `${kind.format.expected}, del catálogo ${catalogue}`
    : `valor del catálogo ${catalogue}`;
}

function shapeText(shape: ValueShape): string {
  switch (shape.type) {
    case 'text':
      return textText(shape);
    case 'choice':
      return 'uno de los valores permitidos, tal cual';
    case 'boolean':
      return 'true o false';
    case 'date':
      return `fecha AAAA-MM-DD${{ past: ', hoy o posterior', future: ', no futura', none: '' }[shape.refused ?? 'none']}`;
    default:
      return numberText(shape);
  }
}

function textText({ minLength, maxLength, format }: Extract<ValueShape, { type: 'text' }>): string {
  const length = lengthText(minLength, maxLength);
  if (!format) return length;
  return format.fixesLength ? format.expected : `${length}, ${format.expected}`;
}

function lengthText(min: number, max: number): string {
  if (min === max) return `${max} caracteres`;
  return min === 0 ? `hasta ${max} caracteres` : `de ${min} a ${max} caracteres`;
}

function numberText(shape: Extract<ValueShape, { type: 'number' | 'integer' }>): string {
  const name = shape.type === 'integer' ? 'entero' : 'número';
  const max = shape.max === 'current-year' ? 'al año en curso' : `a ${shape.max}`;
  const unit = shape.unit ? `, ${shape.unit}` : '';
  return `${name} de ${shape.min} ${max}${unit}${shape.nullable ? '; o null' : ''}`;
}
