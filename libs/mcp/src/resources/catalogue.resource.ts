import { defined } from '@cotiza/kernel';
import { CATALOGUE_NAMES } from '@cotiza/contract';
import type { CatalogueAnswers } from '@cotiza/quoting';

const BY_NAME = 'cotiza://catalogo/{tipo}';

/** The catalogues as resources: the parameters are those of the catalogue operation. */
export const CATALOGUE_TEMPLATE = {
  uriTemplate: `${BY_NAME}{?codigo_postal,ramo,marca,modelo,motor,texto}`,
  name: 'catalogo',
  title: 'Valores permitidos de un campo',
  description: 'Un catálogo, con los mismos parámetros que consultar_catalogo.',
  mimeType: 'application/json',
};

/** Returns true for the template, with its parameters or without. */
export const isCatalogueTemplate = (uri: string): boolean => uri === BY_NAME || uri === CATALOGUE_TEMPLATE.uriTemplate;

const PREFIX = 'cotiza://catalogo/';

/** Returns the catalogue of an address as JSON; undefined where there is none. */
export function readCatalogue(uri: string, catalogueAnswers: CatalogueAnswers): string | undefined {
  if (!uri.startsWith(PREFIX) || !URL.canParse(uri)) return undefined;
  const [tipo, query = ''] = uri.slice(PREFIX.length).split('?', 2) as [string, string?];
  const answer = catalogueAnswers.answer({ ...queryOf(query), tipo });
  return 'faults' in answer ? undefined : JSON.stringify(answer);
}

function queryOf(text: string): Record<string, string[] | string> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? defined(values[0], 'value of that parameter') : values];
    }),
  );
}

/** Completions offered at most: the protocol's own limit. */
const COMPLETED_AT_MOST = 100;

/** Values that complete an argument of the template, given the ones already chosen. */
export function completeCatalogue(
  argument: { readonly name: string; readonly value: string },
  chosen: Readonly<Record<string, string>>,
  catalogueAnswers: CatalogueAnswers,
): { values: string[]; total: number; hasMore: boolean } {
  const typed = argument.value.toLowerCase();
  const matching = candidates(argument.name, chosen, catalogueAnswers).filter(({ value, label }) =>
    [value, label].some((text) => text.toLowerCase().startsWith(typed)),
  );
  const values = matching.slice(0, COMPLETED_AT_MOST).map(({ value }) => value);
  return { values, total: matching.length, hasMore: matching.length > values.length };
}

interface Candidate {
  readonly value: string;
  readonly label: string;
}

function candidates(name: string, chosen: Readonly<Record<string, string>>, answers: CatalogueAnswers): Candidate[] {
  const { ramo, marca } = chosen;
  const from = (query: Record<string, string>): Candidate[] => {
    const answer = answers.answer(query);
    if ('faults' in answer) return [];
    return answer.valores.map(({ valor, etiqueta }) => ({ value: String(valor), label: etiqueta }));
  };
  const literal = (...values: string[]) => values.map((value) => ({ value, label: value }));
  switch (name) {
    case 'tipo':
      return literal(...CATALOGUE_NAMES);
    case 'ramo':
      return literal('coche', 'moto');
    case 'marca':
      return ramo ? from({ tipo: 'vehicle-brands', ramo }) : [];
    case 'modelo':
      return ramo && marca ? from({ tipo: 'vehicle-models', ramo, marca }) : [];
    case 'motor':
      return from({ tipo: ramo === 'moto' ? 'motorcycle-engine-types' : 'fuel-types' });
    default:
      return [];
  }
}
