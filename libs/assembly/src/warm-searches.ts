import type { QueryParameters } from '@cotiza/contract';
import type { QuotingService } from '@cotiza/quoting';

/** One search of each list whose first takes milliseconds: what a list is searched by is made then. */
const FIRST_SEARCHES: readonly QueryParameters[] = [
  { tipo: 'vehicle-versions', ramo: 'coche', texto: 'seat ibiza 1.9 tdi 2006' },
  { tipo: 'vehicle-versions', ramo: 'moto', texto: 'honda pcx 125' },
  { tipo: 'vehicle-models', ramo: 'coche', texto: 'golf' },
  { tipo: 'vehicle-models', ramo: 'moto', texto: 'vespa' },
  { tipo: 'towns', texto: 'vilanova' },
  { tipo: 'economic-occupations', texto: 'camarera' },
  { tipo: 'car-insurance-companies', texto: 'mapfre' },
  { tipo: 'motorcycle-insurance-companies', texto: 'mapfre' },
];

/** Searches the long lists once, so that nobody who asks waits for the first search of one. It does not matter what they find. */
export function warmSearches({ catalogueAnswers }: Pick<QuotingService, 'catalogueAnswers'>): void {
  for (const query of FIRST_SEARCHES) catalogueAnswers.answer(query);
}
