import {
  CATALOGUE_TEXT_MAX_CHARS,
  LINES,
  sayField,
  valueAt,
  type CatalogueName,
  type FormField,
  type FormOption,
  type InsuranceLine,
  type QueryParameters,
} from '@cotiza/contract';
import type { QuotingService } from '@cotiza/quoting';
import { FORM_TEXTS, insuredIn } from './form.texts';
import type { CatalogueWords } from './field.section';
import type { FieldView, LineDraft, SearchResult } from './step-view';

type Catalogues = Pick<QuotingService, 'catalogueAnswers' | 'versionName'>;

/** A value of a catalogue; versions have the years in which they were sold. */
interface CatalogueValue {
  readonly valor: string | number;
  readonly etiqueta: string;
  readonly desde?: number | null;
  readonly hasta?: number | null;
}

/** Returns the words of a draft's values, and the lists of its fields. */
export const catalogueWords = (service: Catalogues, draft: LineDraft): CatalogueWords => ({
  texts: FORM_TEXTS[draft.language],
  insured: insuredIn(draft),
  optionsOf: ({ field }) => field.options ?? valuesOf(service, { tipo: field.catalogue }),
  nameOf: (view) => nameOf(service, draft, view),
  townOf: (view) => onlyTown(service, view),
  searchHint: ({ field }) => searchHint(draft, field),
});

const EXAMPLE_OF_VERSION: Partial<Record<InsuranceLine, string>> = { Car: 'ibiza 1.0 2020', Motorcycle: 'cb500f 2019' };

function searchHint({ line, language }: LineDraft, { catalogue }: FormField): string | null {
  const texts = FORM_TEXTS[language];
  switch (catalogue) {
    case 'vehicle-versions':
      return texts.searchVersion(EXAMPLE_OF_VERSION[line] ?? '');
    case 'economic-occupations':
      return texts.searchOccupation;
    case 'towns':
      return texts.searchTown;
    default:
      return null;
  }
}

function nameOf(service: Catalogues, draft: LineDraft, { field, value }: FieldView): string {
  if (value === undefined) return '';
  return sayField(field, value) ?? catalogueName(service, draft, field, String(value)) ?? String(value);
}

function catalogueName(service: Catalogues, draft: LineDraft, { path, catalogue }: FormField, value: string) {
  if (catalogue === 'vehicle-versions') return service.versionName(value);
  const values = valuesOf(service, { tipo: catalogue, ...(catalogue === 'towns' ? townsOf(draft, path) : {}) });
  return values.find((option) => option.value === value)?.label;
}

function onlyTown(service: Catalogues, { field: { path }, value, isWrong }: FieldView): string | undefined {
  if (!path.endsWith('postal_code') || typeof value !== 'string' || isWrong) return undefined;
  const [town, ...others] = valuesOf(service, { tipo: 'towns', codigo_postal: value });
  return others.length === 0 ? town?.label : undefined;
}

/** The towns of the postal code beside a field. */
const townsOf = ({ facts }: LineDraft, path: string): QueryParameters => ({
  codigo_postal: String(valueAt(facts, path.replace('town_id', 'postal_code'))),
});

export function searchCatalogue(
  service: Catalogues,
  { line, language }: LineDraft,
  catalogue: CatalogueName | undefined,
  words: string,
): SearchResult {
  const texto = words.slice(0, CATALOGUE_TEXT_MAX_CHARS);
  const ramo = catalogue === 'vehicle-versions' ? { ramo: LINES[line].ramo } : {};
  const found = service.catalogueAnswers.answer({ tipo: catalogue, texto, ...ramo });
  const { nothing, near } = FORM_TEXTS[language];
  if ('faults' in found) return { words, options: [], notice: nothing };
  const options = (found.valores as readonly CatalogueValue[]).map(optionOf);
  const notice =
    options.length === 0 ? (language === 'es' ? (found.aviso ?? nothing) : nothing) : found.aviso && near(found.aviso);
  return { words, options, ...(notice !== undefined && { notice }) };
}

function valuesOf({ catalogueAnswers }: Catalogues, query: QueryParameters): readonly FormOption[] {
  const found = catalogueAnswers.answer(query);
  return 'faults' in found ? [] : (found.valores as readonly CatalogueValue[]).map(optionOf);
}

function optionOf({ valor, etiqueta, desde, hasta }: CatalogueValue): FormOption {
  const years = desde == null ? '' : ` (${desde === hasta ? desde : `${desde}–${hasta ?? ''}`})`;
  return { value: String(valor), label: `${etiqueta}${years}` };
}
