import { nearest, tables, textFieldsOf, type InsuranceLine } from '@cotiza/contract';
import type { WarningRule, PolicyFacts } from './known-facts';

/** Names of the large mail services. */
const LARGE = 'gmail hotmail outlook yahoo icloud movistar telefonica protonmail orange vodafone'.split(' ');
/** Services of their own whose names are one letter from a large one. */
const OTHERS: ReadonlySet<string> = new Set(['mail', 'ymail', 'email', 'grange']);
/** Large services that have addresses under `.com` alone. */
const UNDER_COM: ReadonlySet<string> = new Set(['gmail', 'icloud']);
/** Ends that are no domain of the first level, and look like one (IANA, 2026). */
const MISTYPED_END = /^(?:c[iln]m|cmo|ocm|com[amns]|con|conm|coom|[vxd]om|ess|es[ap]|nte|ner|nett|ogr|orgg)$/;
/** Ends that RFC 1035 and the root zone allow. */
const IS_END = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;
/** An end in another alphabet is written with it or as `xn--`. */
const NOT_ASCII = /[^ -~]/;
const KEPT_FROM_USE = /^(?:test|invalid|localhost|local)$/;
const LABEL = /^(?!-)[^_]{1,63}(?<!-)$/;
const LONGEST_LOCAL_PART = 64;
const FILLED_IN =
  /^(?:no-?reply|no-?ten(?:go|emos)|no-?tiene|sin-?(?:correo|email)|no-?(?:correo|email|mail)|ninguno|nadie|aaa+|xxx+)$/;

/** Returns the part before the at-sign, the labels of the domain and its last label. */
function partsOf({ email }: PolicyFacts) {
  const [local = '', domain = ''] = (email ?? '').toLowerCase().split('@');
  const labels = domain.split('.');
  return { local, labels, name: labels.at(-2) ?? '', end: labels.at(-1) ?? '' };
}

function cannotExist(facts: PolicyFacts): boolean {
  const { local, labels, end } = partsOf(facts);
  return (
    !(IS_END.test(end) || NOT_ASCII.test(end)) ||
    KEPT_FROM_USE.test(end) ||
    !labels.every((label) => LABEL.test(label)) ||
    local.length > LONGEST_LOCAL_PART ||
    /^\.|\.\.|\.$/.test(local)
  );
}

function isMistyped(facts: PolicyFacts): boolean {
  const { name, end } = partsOf(facts);
  if (MISTYPED_END.test(end) || (UNDER_COM.has(name) && end !== 'com')) return true;
  return !LARGE.includes(name) && !OTHERS.has(name) && nearest(name, LARGE, () => 1) !== undefined;
}

const EMAIL = 'holder.email';

export const emailRules: readonly WarningRule<PolicyFacts>[] = [
  {
    id: 'email-cannot-exist',
    campo: EMAIL,
    holds: (facts) => facts.email !== undefined && cannotExist(facts),
    mensaje: 'Esa dirección de correo no puede existir: compruébala, porque a ella van los precios y la póliza.',
    english: 'That e-mail address cannot exist: check it, because the prices and the policy go to it.',
  },
  {
    id: 'email-mistyped',
    campo: EMAIL,
    holds: (facts) => facts.email !== undefined && isMistyped(facts),
    mensaje:
      'El dominio del correo se parece mucho al de un servicio conocido y no lo es: compruébalo letra a letra, porque a él van los precios y la póliza.',
    english:
      'The domain of the address is nearly that of a well-known service: check it letter by letter, because the prices and the policy go to it.',
  },
  {
    id: 'email-filled-in',
    campo: EMAIL,
    holds: (facts) => FILLED_IN.test(partsOf(facts).local),
    mensaje: 'El correo parece puesto de relleno: compruébalo, porque a él van los precios y la póliza.',
    english: 'The address looks like a filler: check it, because the prices and the policy go to it.',
  },
];

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
