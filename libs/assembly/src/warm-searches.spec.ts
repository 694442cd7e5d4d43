import { loadCatalogues } from '@cotiza/catalogues';
import type { CatalogueAnswers } from '@cotiza/quoting';
import { warmSearches } from './warm-searches';

it('searches the lists whose first search takes long, each of which finds something', () => {
  const { operation } = loadCatalogues();
  const found = new Map<string, number>();
  const catalogueAnswers: CatalogueAnswers = {
    answer: (query) => {
      const answer = operation.answer(query);
      if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
      found.set(`${answer.tipo} ${String(query['ramo'] ?? '')}`.trim(), answer.total);
      return answer;
    },
    answerJson: (query) => operation.answerJson(query),
  };
  warmSearches({ catalogueAnswers });
  expect([...found.keys()]).toEqual([
    'vehicle-versions coche',
    'vehicle-versions moto',
    'vehicle-models coche',
    'vehicle-models moto',
    'towns',
    'economic-occupations',
    'car-insurance-companies',
    'motorcycle-insurance-companies',
  ]);
  expect([...found.values()].every((total) => total > 0)).toBe(true);
});
