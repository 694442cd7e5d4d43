import { townCandidates } from './candidates';

it('fifty candidates are shown at most, and how to see the others', () => {
  const towns = Array.from({ length: 52 }, (_, index) => ({ id: index + 1, name: `N${index}`, provinceCode: '01' }));
  const { valores, howToChoose } = townCandidates(towns);
  expect(valores).toHaveLength(50);
  expect(howToChoose).toContain('Hay 2 valores más: todos están en el catálogo towns');
  expect(townCandidates(towns.slice(0, 50)).howToChoose).not.toContain('más');
});
