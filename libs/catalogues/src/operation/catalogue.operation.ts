import { createHash } from 'node:crypto';
import { CATALOGUE_FILTERS, type CatalogueQuery, type QueryParameters } from '@cotiza/contract';
import type { CatalogueAnswers, RenderedCatalogue } from '@cotiza/quoting';
import type { CatalogueData } from '../reference-data';
import { AnswerCache } from './answer.cache';
import { CatalogueSearch } from './catalogue-search';
import type { CatalogueRefusal, CatalogueRequest } from './catalogue-query';
import type { CatalogueAnswer } from './catalogue-value';
import { valuesOf } from './catalogue-values';
import { provenanceOf } from './provenance';
import { checkParameters, checkQuery } from './query.validator';

/** Enough for every fixed list, and for the thousands of most frequent vehicle answers. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** The public catalogue operation: the allowed values of a field, without any framework. */
export class CatalogueOperation implements CatalogueAnswers {
  private readonly cache = new AnswerCache(CACHE_BYTES);

  private readonly search: CatalogueSearch;

  constructor(private readonly data: CatalogueData) {
    this.search = new CatalogueSearch(data);
  }

  /** Returns the requested values, or every fault of the parameters. */
  answer(parameters: QueryParameters): CatalogueAnswer | CatalogueRefusal {
    const checked = checkParameters(parameters, this.data);
    return 'faults' in checked ? checked : this.compose(checked);
  }

  /** Returns the answer as bytes with their entity tag, rendered once and cached. The bytes are shared: do not change them. */
  answerJson(query: CatalogueQuery): RenderedCatalogue | CatalogueRefusal {
    const key = keyOf(query);
    const cached = key === undefined ? undefined : this.cache.get(key);
    if (cached) return cached;
    const checked = checkQuery(query, this.data);
    if ('faults' in checked) return checked;
    const rendered = render(this.compose(checked));
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
    const { valores, ...about } = this.search.find({ ...request, texto });
    return { tipo, total: valores.length, fuente: source, fecha: date, ...about, valores };
  }
}

/**
 * Returns one key for all queries with the same parameters: a line for each name and each value. Undefined for a query whose
 * values contain line breaks, because its key could equal that of another query.
 */
function keyOf(query: CatalogueQuery): string | undefined {
  let key: string = query.tipo;
  for (const name of CATALOGUE_FILTERS) {
    const value = query[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' || value.includes('\n')) return undefined;
    key += `\n${name}\n${value}`;
  }
  return key;
}

function render(answer: CatalogueAnswer): RenderedCatalogue {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
