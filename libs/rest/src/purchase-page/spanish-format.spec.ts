import { counted, day, euros, longDay, perPeriod, timeOfDay } from './spanish-format';

const NBSP = '\u00A0';

it.each([
  [0, '0,00'],
  [98.35, '98,35'],
  [1234.56, '1.234,56'],
  [12_345_678.9, '12.345.678,90'],
])('writes %d as %s €', (amount, text) => expect(euros(amount)).toBe(text + NBSP + '€'));

it.each([
  ['anual', 'al año'],
  ['semestral', 'al semestre'],
  ['trimestral', 'al trimestre'],
  ['mensual', 'al mes'],
  ['prima única', 'prima única'],
  ['constructor', 'constructor'],
])('says of a price that is %s: %s', (periodicidad, text) => expect(perPeriod(periodicidad)).toBe(text));

it.each([
  ['2026-12-06T09:00:00Z', 'domingo, 6 de diciembre de 2026', 'a las 10:00 (hora peninsular española)'],
  ['2026-07-14T22:30:00Z', 'miércoles, 15 de julio de 2026', 'a las 0:30 (hora peninsular española)'],
])('tells the moment %s by the clocks of Spain', (instant, ...text) => {
  const epochMs = Date.parse(instant);
  expect([longDay(epochMs), timeOfDay(epochMs)]).toEqual(text);
});

it('tells a day by the calendar of Spain', () => {
  expect(day(Date.parse('2026-12-31T23:30:00Z'))).toBe('1 de enero de 2027');
});

it('counts one apart from several', () => {
  expect([counted(1, 'oferta'), counted(2, 'oferta')]).toEqual(['1 oferta', '2 ofertas']);
});
