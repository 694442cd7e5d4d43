import { createHash } from 'node:crypto';
import type { QueryParameters } from '@cotiza/contract';
import type { CatalogueAnswers, NameParameter, RenderedCatalogue } from '@cotiza/quoting';
import type { CatalogueData } from '../reference-data';
import { AnswerCache } from './answer.cache';
import { CatalogueSearch } from './catalogue-search';
import { CATALOGUE_PARAMETERS, type CatalogueRefusal, type CatalogueRequest } from './catalogue-query';
import type { CatalogueAnswer } from './catalogue-value';
import { valuesOf } from './catalogue-values';
import { provenanceOf } from './provenance';
import { checkQuery } from './query.validator';

/** Enough for every fixed list, and for the thousands of vehicle answers that are asked for most. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** The public catalogue operation: the allowed values of a field, without any framework. */
export class CatalogueOperation implements CatalogueAnswers {
  private readonly cache = new AnswerCache(CACHE_BYTES);

  private readonly search: CatalogueSearch;

  constructor(private readonly data: CatalogueData) {
    this.search = new CatalogueSearch(data);
  }

  /** The values asked for, or every fault of the query. */
  answer(query: QueryParameters, nameParameter?: NameParameter): CatalogueAnswer | CatalogueRefusal {
    const checked = checkQuery(query, this.data, nameParameter);
    return 'faults' in checked ? checked : this.compose(checked);
  }

  /** The same answer as bytes with their entity tag, rendered once and kept. The bytes are shared: do not change them. */
  answerJson(query: QueryParameters, nameParameter: NameParameter = 'tipo'): RenderedCatalogue | CatalogueRefusal {
    const key = keyOf(query, CATALOGUE_PARAMETERS[nameParameter]);
    const cached = key === undefined ? undefined : this.cache.get(key);
    if (cached) return cached;
    const answer = this.answer(query, nameParameter);
    if ('faults' in answer) return answer;
    const rendered = render(answer);
    if (key !== undefined) this.cache.add(key, rendered);
    return rendered;
  }

  private compose(request: CatalogueRequest): CatalogueAnswer {
    const { source, date } = provenanceOf(this.data, request);
    const { tipo, texto } = request;
    if (texto === undefined) {
      const valores = valuesOf(this.data, request);
      return { tipo, total: valores.length, fuente: source, fecha: date, valores };
    }
    const { valores, hay_mas } = this.search.find({ ...request, texto });
    return { tipo, total: valores.length, fuente: source, fecha: date, hay_mas, valores };
  }
}

/**
 * One key for all queries with the same parameters, whatever their order: what was sent, a line for each name and each value.
 * Undefined for a query that cannot be right, and for one whose values have lines of their own: nothing else makes the same key.
 */
function keyOf(query: QueryParameters, parameters: readonly string[]): string | undefined {
  let key = '';
  let unknown = 0;
  for (const name in query) {
    if (query[name] !== undefined) unknown++;
  }
  for (const name of parameters) {
    const value = query[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' || value.includes('\n')) return undefined;
    key += `${name}\n${value}\n`;
    unknown--;
  }
  return unknown === 0 ? key : undefined;
}

function render(answer: CatalogueAnswer): RenderedCatalogue {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
