import { tables, textFieldsOf, type InsuranceLine } from '@cotiza/contract';
import type { WarningRule, PolicyFacts } from './known-facts';

/** Words in the place of an answer, as people and programs write them, without accents. */
const WORDS = new RegExp(
  `^(?:${[
    'no (?:lo |la )?se',
    'no (?:lo |la )?(?:sabe|conoce|recuerda|recuerdo|tengo|tiene|consta|aplica|procede|disponible|facilitado)',
    'ns ?/ ?nc',
    'n ?/ ?[acd]',
    'desconocid[oa]s?',
    'sin (?:datos?|numero|nombre|apellidos?|determinar|especificar)',
    'ningun[oa]?',
    'pendiente(?: de .{1,30})?',
    'por (?:determinar|confirmar|definir)',
    'null|nil|none|nan|undefined|unknown|not (?:known|available|applicable|provided)|tbd|todo|placeholder|string|texto|dummy|asdf\\w{0,6}',
  ].join('|')})$`,
);
/** One letter three times or one digit five times, or signs alone. */
const ALIKE = /^(?:(\p{L})\1{2,}|(\d)\2{4,}|[^\p{L}\p{N}]+)$/u;
const ACCENTS = /\p{M}/gu;

/** Returns true for a text that stands for no answer. */
export function isFilledIn(text: string): boolean {
  const plain = text.trim().normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return WORDS.test(plain) || ALIKE.test(plain);
}

const FILLER = {
  mensaje: 'Parece puesto de relleno y no un dato del cliente: compruébalo, y pregúntalo si no se sabe.',
  english: 'This looks like a filler and not like an answer: check it.',
};

/** Returns a rule for each text of a line that people say in their own words. Documents have rules of their own. */
export const filledInRules = (line: InsuranceLine): readonly WarningRule<PolicyFacts>[] =>
  textFieldsOf(tables[line])
    .filter((campo) => !campo.endsWith('.document_id'))
    .map((campo) => ({
      id: `filled-in-${campo.replace(/[._]/g, '-')}`,
      campo,
      holds: ({ textAt }) => isFilledIn(textAt(campo) ?? ''),
      ...FILLER,
    }));
