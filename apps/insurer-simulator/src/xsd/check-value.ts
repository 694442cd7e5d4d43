import { isCalendarDay } from '@cotiza/kernel';
import type { BuiltInType, SimpleType } from './xsd-model';

const FORMS: Readonly<Record<BuiltInType, (text: string) => boolean>> = {
  string: () => true,
  date: isCalendarDay,
  int: (text) => /^[+-]?\d+$/.test(text),
  long: (text) => /^[+-]?\d+$/.test(text),
  decimal: (text) => /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text),
};

/** Returns the fault in the text of an element, or null. */
export function valueIssue(text: string, type: SimpleType): string | null {
  if (!FORMS[type.base](text)) return `is no xs:${type.base}`;
  if (type.values.length > 0 && !type.values.includes(text)) return 'has a code that is not in the list';
  if (type.patterns.length > 0 && !type.patterns.some((pattern) => pattern.test(text)))
    return 'has not the form asked for';
  const length = [...text].length;
  if (length < type.minLength || length > type.maxLength) return 'is too short or too long';
  if (type.base !== 'string' && type.base !== 'date' && !(Number(text) >= type.min && Number(text) <= type.max)) {
    return 'is out of range';
  }
  return null;
}
