import { day, isCalendarDay, roundEuros, upperFirst } from '@cotiza/kernel';
import type { CatalogueName } from '../catalogue-names';
import type { Scalar } from '../model/condition';
import type { Field, FormWords } from '../model/field';
import type { Language } from '../model/language';
import { plate } from '../patterns/plate';
import { ENGLISH_ROWS, type FormPath } from './english-rows.data';
import { spanishDay } from './form-text';

/** The control of a field; `list` offers the values of a catalogue, `plate` is that of the vehicle that is insured, and
 * `statement` a box to tick. */
export type FormControl = 'radios' | 'list' | 'search' | 'text' | 'day' | 'plate' | 'statement';

/** A value of a form, as text, with what the customer reads. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

export interface FormField {
  /** Dotted path in the body: its name on the form. */
  readonly path: string;
  readonly row: Field;
  readonly language: Language;
  /** The words of the row in that language. */
  readonly words: FormWords;
  readonly control: FormControl;
  /** Short name, for a field that shares its question. */
  readonly label?: string;
  readonly hint?: string;
  /** The values to choose among; none where a catalogue has them. */
  readonly options?: readonly FormOption[];
  readonly catalogue?: CatalogueName;
  /** Purpose of the field for the browser that fills it in (HTML, `autocomplete`). */
  readonly autocomplete?: string;
}

type FieldTexts = Readonly<Record<'yes' | 'no' | 'unsaid' | 'such' | 'as' | 'inEuros', string>>;

const WORDS: Readonly<Record<Language, FieldTexts>> = {
  es: { yes: 'Sí', no: 'No', unsaid: 'Prefiero no decirlo', such: 'Por ejemplo,', as: 'Como', inEuros: 'En euros' },
  en: {
    yes: 'Yes',
    no: 'No',
    unsaid: 'I would rather not say',
    such: 'For example,',
    as: 'As in',
    inEuros: 'In euros',
  },
};

/** More values than this are a list. */
const MOST_RADIOS = 7;

/** Catalogues that are searched by words: their lists are too long to read. */
const SEARCHED: ReadonlySet<CatalogueName> = new Set(['economic-occupations', 'vehicle-versions', 'towns']);

/** Catalogues whose values follow from the version. */
const OF_VERSIONS: ReadonlySet<CatalogueName> = new Set(['vehicle-brands', 'vehicle-models']);

/** The fields that a browser knows of the person in front of it (WCAG 1.3.5). */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  'holder.name': 'given-name',
  'holder.surname': 'family-name',
  'holder.birth_date': 'bday',
  'holder.phone': 'tel',
  'holder.email': 'email',
  'holder.address.postal_code': 'postal-code',
};

/** Returns true for a field of the form: callers' own fields and unused ones are left out. */
export function isOnForm({ use, question, catalogue }: Field): boolean {
  if (question.section.callerOnly || (catalogue && OF_VERSIONS.has(catalogue))) return false;
  return use.purposes.some((purpose) => purpose !== 'sin_uso');
}

export function formField(path: string, row: Field, language: Language): FormField {
  const options = optionsOf(row, language);
  const autocomplete = AUTOCOMPLETE[path];
  const words = language === 'es' ? (row.form ?? {}) : ENGLISH_ROWS[path as FormPath];
  const hint = hintOf(row, language, words);
  return {
    ...{ path, row, language, words, control: controlOf(row, options) },
    ...(words.label === undefined ? {} : { label: words.label }),
    ...(hint === undefined ? {} : { hint }),
    ...(options && { options }),
    ...(row.catalogue && row.kind.type !== 'choice' && row.kind.type !== 'boolean' ? { catalogue: row.catalogue } : {}),
    ...(autocomplete === undefined ? {} : { autocomplete }),
  };
}

function optionsOf({ kind, presence, form }: Field, language: Language): readonly FormOption[] | undefined {
  if (kind.type === 'choice') {
    const { values, labels: spanish, english } = kind.enumeration;
    const labels = language === 'es' ? spanish : english;
    const options = values.map((value) => ({ value, label: labels[value] ?? value }));
    const isFirst = ({ value }: FormOption) => value === form?.first;
    return [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))];
  }
  if (kind.type !== 'boolean') return undefined;
  const { yes, no, unsaid } = WORDS[language];
  return [
    { value: 'true', label: yes },
    { value: 'false', label: no },
    ...(presence === 'optional' ? [{ value: '', label: unsaid }] : []),
  ];
}

/** Returns true where the customer types the answer. */
export const isTyped = ({ control }: FormField): boolean =>
  control === 'text' || control === 'day' || control === 'plate';

function controlOf({ catalogue, kind, form }: Field, options: readonly FormOption[] | undefined): FormControl {
  if (form?.statement !== undefined) return 'statement';
  if (kind.type === 'date') return 'day';
  if (options) return options.length > MOST_RADIOS ? 'list' : 'radios';
  if (catalogue === undefined) return kind.type === 'text' && kind.format === plate ? 'plate' : 'text';
  return SEARCHED.has(catalogue) ? 'search' : 'list';
}

/** Question hints that only say that an answer may be left out, which the form says itself. */
const SAID_BY_FORM = 'opcional';

function hintOf(row: Field, language: Language, words: FormWords): string | undefined {
  const { form, question, catalogue } = row;
  const ofQuestion = form?.label === undefined && question.hint !== SAID_BY_FORM ? question.hint : undefined;
  const spanish = form?.hint ?? ofQuestion;
  const own = language === 'es' ? spanish : spanish && words.hint;
  const parts = [own, catalogue === undefined ? formatHint(row, WORDS[language]) : undefined];
  const said = parts.filter((part) => part !== undefined).map(upperFirst);
  return said.length === 0 ? undefined : said.join('. ');
}

function formatHint({ kind, example, form, formatBy }: Field, { such, as, inEuros }: FieldTexts): string | undefined {
  if (kind.type === 'date') return `${such} ${spanishDay(String(example)).replaceAll('/', ' ')}`;
  if (form?.hint !== undefined) return undefined;
  if ('unit' in kind && kind.unit === 'euros') return inEuros;
  return kind.type === 'text' && kind.format?.isBare && !formatBy ? `${as} ${String(example)}` : undefined;
}

/** Returns a value in words for the customer; undefined for one that only a catalogue names. */
export function sayField(field: FormField, value: Scalar | null): string | undefined {
  const { kind, catalogue } = field.row;
  if (value === null) return field.words.none;
  switch (kind.type) {
    case 'boolean':
    case 'choice':
      return field.options?.find((option) => option.value === String(value))?.label;
    case 'date':
      return isCalendarDay(String(value)) ? dayIn(field.language, String(value)) : String(value);
    default:
      if (catalogue !== undefined) return undefined;
      if (typeof value !== 'number') return String(value);
      return 'unit' in kind && kind.unit === 'euros' ? roundEuros(value) : String(value).replace('.', ',');
  }
}

const ENGLISH_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayIn(language: Language, calendarDay: string): string {
  const noon = Date.parse(`${calendarDay}T12:00:00Z`);
  return language === 'es' ? day(noon) : ENGLISH_DAY.format(noon);
}
