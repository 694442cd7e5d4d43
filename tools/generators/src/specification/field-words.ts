import { allowedValues, type Condition, type Field, type Node } from '@cotiza/contract';

type Shape = Field['kind'];
type Scalar = string | number | boolean;

/** Texts of a page about a field, taken from its row in the field tables. */
export interface FieldWords {
  readonly type: string;
  readonly required: string;
  readonly refused: string;
}

/** Lists that are longer are in a table of their own. */
const LISTED_VALUES = 10;

/** Formats by their names, in English. */
const FORMATS: Readonly<Record<string, string>> = {
  letters: 'letters only',
  'letters-or-nothing': 'letters only, or empty',
  plain: 'not blank',
  'cadastral-reference': 'not blank',
  printable: '',
  'postal-code': 'a Spanish postal code',
  'spanish-mobile': 'a Spanish mobile: 9 digits, the first 6 or 7, with +34 or 0034 before them or not',
  'occupation-code': 'digits',
  email: 'one at-sign, no spaces, a dot in the domain',
  plate: 'a Spanish plate',
  'previous-plate': 'a Spanish plate or that of another country: letters and digits, spaces and hyphens',
  dni: 'the form of a DNI',
  nie: 'the form of a NIE',
};
const UNITS: Readonly<Record<string, string>> = {
  'metros cuadrados': 'square metres',
  euros: 'euros',
  años: 'years',
  kilómetros: 'kilometres',
};

const said = (words: Readonly<Record<string, string>>, name: string): string => {
  const word = words[name];
  if (word === undefined)
    throw new Error(`Say in tools/generators/src/specification/field-words.ts what ${name} is in English.`);
  return word;
};

const code = (value: Scalar) => `\`${value}\``;
const either = (values: readonly Scalar[]) => values.map(code).join(' or ');

export function fieldWords(node: Node): FieldWords {
  if (node.node === 'block') return { type: 'object', required: requiredText(node), refused: '' };
  return { type: typeText(node), required: requiredText(node), refused: refusedText(node).join('; ') };
}

/** Returns the type of a value, with its length or range. */
export function typeText(field: Field): string {
  const { kind, catalogue } = field;
  return catalogue && kind.type !== 'boolean' ? `${shapeText(field)}; catalogue \`${catalogue}\`` : shapeText(field);
}

function shapeText(field: Field): string {
  const { kind } = field;
  switch (kind.type) {
    case 'text':
      return textText(kind);
    case 'choice': {
      const values = allowedValues(field);
      return values.length > LISTED_VALUES
        ? `one of ${values.length} [values](#shared-enumerations)`
        : values.map(code).join(', ');
    }
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date YYYY-MM-DD';
    default:
      return numberText(kind);
  }
}

/** Returns the length of a text or the range of a number. */
export function limitText({ kind }: Field): string {
  if (kind.type === 'text') return lengthText(kind);
  if (kind.type === 'number' || kind.type === 'integer') return rangeText(kind);
  throw new Error('Only texts and numbers have limits.');
}

function textText(kind: Extract<Shape, { type: 'text' }>): string {
  const format = kind.format ? said(FORMATS, kind.format.name) : '';
  return `text, ${lengthText(kind)}${format === '' ? '' : `; ${format}`}`;
}

function lengthText({ minLength, maxLength }: Extract<Shape, { type: 'text' }>): string {
  if (minLength === maxLength) return `${maxLength} characters`;
  return minLength === 0 ? `at most ${maxLength} characters` : `${minLength} to ${maxLength} characters`;
}

function numberText(kind: Extract<Shape, { type: 'number' | 'integer' }>): string {
  return `${kind.type === 'integer' ? 'whole number' : 'number'}, ${rangeText(kind)}${kind.nullable ? '; or null' : ''}`;
}

function rangeText({ min, max, unit }: Extract<Shape, { type: 'number' | 'integer' }>): string {
  const range = max === Infinity ? `${min} or more` : `${min} to ${max === 'current-year' ? 'this year' : max}`;
  return unit === undefined ? range : `${range} ${said(UNITS, unit)}`;
}

function requiredText(node: Node): string {
  const { presence, forbiddenWhen } = node;
  const must =
    typeof presence === 'object' ? `when ${conditionText(presence.when)}` : presence === 'always' ? 'yes' : 'no';
  if (!forbiddenWhen) return must;
  const harmless = node.node === 'field' && node.harmless ? ` (${either(node.harmless)} apart)` : '';
  return `${must}; never when ${conditionText(forbiddenWhen)}${harmless}`;
}

function refusedText({ kind, unsupported, rules = [], formatBy }: Field): string[] {
  const day =
    kind.type === 'date' && kind.refused !== null
      ? [`a ${kind.refused} day (\`fecha_${{ past: 'pasada', future: 'futura' }[kind.refused]}\`)`]
      : [];
  const formats = Object.keys(formatBy?.formats ?? {});
  return [
    ...day,
    ...(formatBy ? [`not of the form that ${code(formatBy.field)} calls for (${formats.map(code).join(', ')})`] : []),
    ...(unsupported?.values ? [`${either(unsupported.values)} (\`caso_no_soportado\`)`] : []),
    ...(unsupported?.allBut ? [`all but ${either(unsupported.allBut)} (\`caso_no_soportado\`)`] : []),
    ...rules.map(({ brokenWhen, codigo }) => `${conditionText(brokenWhen)} (${code(codigo)})`),
  ];
}

/** A condition in English: `driver.penalties` is `1`. */
export function conditionText(condition: Condition): string {
  if ('all' in condition) return condition.all.map(conditionText).join(' and ');
  if ('not' in condition) return negationText(condition.not);
  if ('in' in condition) return `${code(condition.field)} is ${either(condition.in)}`;
  if ('present' in condition) return `${code(condition.field)} is ${condition.present ? '' : 'not '}sent`;
  const bound = 'below' in condition ? String(condition.below) : code(condition.belowField);
  return `${code(condition.field)} is below ${bound}`;
}

function negationText(condition: Condition): string {
  if ('in' in condition) return `${code(condition.field)} is not ${either(condition.in)}`;
  if ('present' in condition) return conditionText({ ...condition, present: !condition.present });
  return `it is not so that ${conditionText(condition)}`;
}
