import type { ImportReport } from '../import.report';
import { unspaced } from './stable-id';

/** A pattern that does not belong in a name, and its replacement. */
export interface TextRule {
  readonly reason: string;
  readonly pattern: RegExp;
  readonly replacement?: string;
}

/** Applies rules in their order, counting under its reason each text that a rule changed. */
export function applyRules(text: string, rules: readonly TextRule[], report: ImportReport): string {
  let result = text;
  for (const { reason, pattern, replacement = ' ' } of rules) {
    const next = result.replace(pattern, replacement);
    if (next !== result) report.note(reason);
    result = next;
  }
  return tidied(result);
}

/** Single spaces, no separators left hanging at either end, no word or short phrase said twice in a row. */
export function tidied(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/(?<=\()\s+|\s+(?=\))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^|\s)(\S+(?: \S+){0,2})(?: \1)+(?=\s|$)/giu, '$1')
    .replace(/^[\s,;:/+&.-]+|(?:[\s,;:/&-]|\s\+)+$/g, '');
}

/** A text without the names it opens with, in their order; case, accents and spaces make no difference. */
export function withoutOpening(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const words = rest.split(' ');
    const length = words.findIndex((_, index) => unspaced(words.slice(0, index + 1).join(' ')) === unspaced(name));
    return length < 0 || name === '' ? rest : tidied(words.slice(length + 1).join(' '));
  }, text);
}
