import { ListSearch } from './list-search';

it('finds an occupation by the first word that is one, whatever minor word stands before it', () => {
  const rows = ['Enfermeros', 'Técnicos en hospitales'].map((text, target) => ({ text, target }));
  const search = new ListSearch(rows, { stem: (word) => word.slice(0, 7) });
  expect(search.find('en casa enfermera').targets).toEqual([0]);
});

it('calls an entry respelled where spellings are one, and a misspelt name corrected', () => {
  const rows = [{ text: 'Ibiza', target: 0 }];
  const spelt = new ListSearch(rows, { spell: (word) => word.replace('eivissa', 'ibiza') });
  expect(spelt.find('eivissa')).toEqual({ targets: [0], missing: [], isRespelled: true });
  expect(spelt.find('ibiza')).toEqual({ targets: [0], missing: [] });
  const names = new ListSearch(rows, { isOfNames: true });
  expect(names.find('ibitza')).toEqual({ targets: [0], missing: ['ibitza'], isCorrected: true });
});
