import { figureOf, type VersionFigures, withUnits } from './vehicle-figures';

const golf: VersionFigures = { fuel: 'Diesel', displacementCc: 1598, powerKw: 81, fromYear: 2012, toYear: 2016 };
const fit = (word: string, version = golf) => figureOf(word)?.fits(version);

it.each([
  ['2015', 2],
  ['2017', 1],
  ['2019', 0],
  ['1.6', 2],
  ['1.9', 0],
  ['1600', 2],
  ['1598', 2],
  ['110cv', 2],
  ['107cv', 1],
  ['150cv', 0],
  ['81kw', 2],
  ['1600cc', 2],
  ['1200cc', 0],
  ['diesel', 2],
  ['gasolina', 0],
  ['tdi', 2],
  ['tsi', 0],
  ['125H', 0],
])('"%s" of a diesel of 1,598 cc and 110 CV, sold from 2012 to 2016: %d', (word, expected) => {
  expect(fit(word)).toBe(expected);
});

it.each(['golf', 'dcifoo', '1.6tdi', '16v', '7'])('"%s" is only a name', (word) =>
  expect(figureOf(word)).toBeUndefined(),
);

it('holds a year possible where none is known, and until today where it is still sold', () => {
  expect(fit('2015', { ...golf, fromYear: null, toYear: null })).toBe(1);
  expect(fit('2025', { ...golf, toYear: null })).toBe(2);
});

it('takes plug-in hybrids for hybrids, not the other way round', () => {
  expect(fit('hibrido', { ...golf, fuel: 'PlugInHybrid' })).toBe(2);
  expect(fit('enchufable', { ...golf, fuel: 'Hybrid' })).toBe(0);
});

it('takes a power with H for a hybrid', () => {
  expect(fit('125H', { ...golf, fuel: 'Hybrid' })).toBe(2);
});

it('puts a number and its unit together', () => {
  expect(withUnits('golf 110 CV 1,6 l 2015')).toBe('golf 110CV 1,6l 2015');
  expect(withUnits('clio 1.5 luxe')).toBe('clio 1.5 luxe');
});
