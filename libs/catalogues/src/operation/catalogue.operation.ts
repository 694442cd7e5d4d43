import { createHash } from 'node:crypto';
import type { QueryParameters } from '@cotiza/contract';
import { keepNewest } from '@cotiza/kernel';
import type { CatalogueAnswers, RenderedCatalogue } from '@cotiza/quoting';
import type { CatalogueData } from '../reference-data';
import { CatalogueSearch } from './catalogue-search';
import type { CatalogueRefusal, CatalogueRequest } from './catalogue-query';
import type { CatalogueAnswer } from './catalogue-value';
import { valuesOf } from './catalogue-values';
import { provenanceOf } from './provenance';
import { checkParameters } from './query.validator';

/** Enough for every fixed list and the most frequent searches; the largest answer of the embedded data has 45 kB. */
const MOST_RENDERED = 250;

/** The public catalogue operation: the allowed values of a field, without any framework. */
export class CatalogueOperation implements CatalogueAnswers {
  private readonly rendered = new Map<string, RenderedCatalogue>();
  private readonly search: CatalogueSearch;

  constructor(private readonly data: CatalogueData) {
    this.search = new CatalogueSearch(data);
  }

  /** Returns the requested values, or every fault of the parameters. */
  answer(parameters: QueryParameters): CatalogueAnswer | CatalogueRefusal {
    const checked = checkParameters(parameters, this.data);
    return 'faults' in checked ? checked : this.compose(checked);
  }

  /** Returns the answer as bytes with their entity tag; the newest are kept. The bytes are shared: do not change them. */
  answerJson(parameters: QueryParameters, catalogue: 'tipo' | 'type' = 'tipo'): RenderedCatalogue | CatalogueRefusal {
    const key = JSON.stringify([catalogue, ...Object.entries(parameters).sort()]);
    const kept = this.rendered.get(key);
    if (kept) return kept;
    const checked = checkParameters(parameters, this.data, catalogue);
    if ('faults' in checked) return checked;
    const rendered = render(this.compose(checked));
    this.rendered.set(key, rendered);
    keepNewest(this.rendered, MOST_RENDERED);
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

function render(answer: CatalogueAnswer): RenderedCatalogue {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
