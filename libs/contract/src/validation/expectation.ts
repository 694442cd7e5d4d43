import { eachDay, yearOf, type CalendarDay } from '@cotiza/kernel';
import { exampleOn } from '../documents/example-day';
import { formatText } from '../documents/format-text';
import type { Field } from '../model/field';
import type { TextFormat, ValueShape } from '../model/value-kind';
import { allowedValues } from '../model/allowed-values';
import type { Fault } from './fault';

/** The facts of a field that all its faults share. */
export type Expectation = Pick<
  Fault,
  'pregunta' | 'formato' | 'ejemplo' | 'minimo' | 'maximo' | 'patron' | 'valores' | 'catalogo'
>;

/** Returns the facts of a field on a day. They are made once, except for fields whose limits depend on the day. */
export function expectationOf(field: Field): (today: CalendarDay) => Expectation {
  const on = (today: CalendarDay): Expectation => ({
    ...(field.question.section.callerOnly ? {} : { pregunta: field.question.text }),
    formato: formatText(field),
    ejemplo: exampleOn(field, today),
    ...limitsOn(field.kind, today),
    ...(field.kind.type === 'text' ? patternOf(field.kind.format) : {}),
    ...(field.kind.type === 'choice' ? { valores: allowedValues(field) } : {}),
    ...(field.catalogue ? { catalogo: field.catalogue } : {}),
  });
  if (movesWithTheCalendar(field.kind)) return eachDay(on);
  const always = on('');
  return () => always;
}

function movesWithTheCalendar(kind: ValueShape): boolean {
  return kind.type === 'date' ? kind.refused !== null : 'max' in kind && kind.max === 'current-year';
}

/** Returns the limits of a field's value on a day, where its type has them. */
export function limitsOn(kind: ValueShape, today: CalendarDay): Pick<Fault, 'minimo' | 'maximo'> {
  if (kind.type === 'number' || kind.type === 'integer') {
    const maximo = kind.max === 'current-year' ? yearOf(today) : kind.max;
    return { minimo: kind.min, ...(Number.isFinite(maximo) ? { maximo } : {}) };
  }
  if (kind.type !== 'date' || kind.refused === null) return {};
  return kind.refused === 'past' ? { minimo: today } : { maximo: today };
}

export function patternOf(format: TextFormat | undefined): Pick<Fault, 'patron'> {
  return format ? { patron: format.pattern } : {};
}
