import type { Field } from '../model/field';
import type { ValueShape } from '../model/value-kind';

/** Texts of the rules that compare a date with the day of the request. */
const DAY_RULES = {
  past: 'Tiene que ser hoy o un día posterior, por el calendario de España.',
  future: 'No puede ser futura.',
} as const;

/** Returns every rule that a value must keep besides its type, length and range, from the rows that enforce it. */
export function publishedRules({ kind, formatBy, unsupported, rules, resolved }: Field): readonly string[] {
  return [
    ...shapeRules(kind),
    ...Object.entries(formatBy?.formats ?? {}).map(([value, format]) => formatByRule(value, format.expected)),
    ...(unsupported ? [unsupported.message] : []),
    ...(rules ?? []).map(({ message }) => message),
    ...(resolved ?? []),
  ];
}

function shapeRules(kind: ValueShape): readonly string[] {
  if (kind.type === 'date' && kind.refused !== null) return [DAY_RULES[kind.refused]];
  // A format that fixes the length is published as a rule; one that only keeps a text readable is in `formato`.
  if (kind.type === 'text' && kind.format?.fixesLength) return [`Tiene que ser: ${kind.format.expected}.`];
  return [];
}

const formatByRule = (value: string, expected: string) => `Si el documento es ${value}: ${expected}.`;
