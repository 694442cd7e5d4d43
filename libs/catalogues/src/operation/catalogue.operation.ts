import { createHash } from 'node:crypto';
import type { QueryParameters } from '@cotiza/contract';
import type { CatalogueAnswers, NameParameter, RenderedCatalogue } from '@cotiza/quoting';
import type { CatalogueData } from '../reference-data';
import { AnswerCache } from './answer.cache';
import { CATALOGUE_PARAMETERS, type CatalogueRefusal, type CatalogueRequest } from './catalogue-query';
import type { CatalogueAnswer } from './catalogue-value';
import { valuesOf } from './catalogue-values';
import { checkQuery } from './query.validator';

/** Enough for every fixed list, and for the thousands of vehicle answers that are asked for most. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** The public catalogue operation: the allowed values of a field, without any framework. */
export class CatalogueOperation implements CatalogueAnswers {
  private readonly cache = new AnswerCache(CACHE_BYTES);

  constructor(private readonly data: CatalogueData) {}

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
    const valores = valuesOf(this.data, request);
    return { tipo: request.tipo, total: valores.length, valores };
  }
}

/**
 * One key for all queries with the same parameters, whatever their order; undefined for a query that cannot be right. No
 * right value holds the separator, so that a key with more of them than parameters is never found. A parameter that was sent
 * empty is told from one that was not sent.
 */
function keyOf(query: QueryParameters, parameters: readonly string[]): string | undefined {
  let key = '';
  let known = 0;
  for (const name of parameters) {
    const value = query[name];
    if (typeof value === 'string') {
      key += `=${value}`;
      known++;
    } else if (value !== undefined) return undefined;
    key += '\n';
  }
  for (const name in query) {
    if (query[name] !== undefined) known--;
  }
  return known === 0 ? key : undefined;
}

function render(answer: CatalogueAnswer): RenderedCatalogue {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
