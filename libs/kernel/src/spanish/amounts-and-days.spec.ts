import { day, euros, longDay, moment, roundEuros, timeOfDay } from './amounts-and-days';

it.each([
  [0, '0,00 €'],
  [-0, '0,00 €'],
  [0.29, '0,29 €'],
  [-12.5, '-12,50 €'],
  [12.345, '12,35 €'],
  [243.9, '243,90 €'],
  [1234.56, '1.234,56 €'],
  [1_234_567.89, '1.234.567,89 €'],
])('writes %d as %s', (amount, written) => expect(euros(amount).replace('\u00a0', ' ')).toBe(written));

it.each([
  [300, '300 €'],
  [1500, '1.500 €'],
  [12_345.67, '12.345,67 €'],
  [1_000_000, '1 millón de euros'],
  [1_300_000, '1,3 millones de euros'],
  [70_000_000, '70 millones de euros'],
  [1_234_567, '1.234.567 €'],
])('writes a limit of %d as %s', (amount, written) =>
  expect(roundEuros(amount).replaceAll('\u00a0', ' ')).toBe(written),
);

it("goes by Spain's calendar, in winter and in summer", () => {
  expect(day(Date.parse('2026-12-31T23:30:00Z'))).toBe('1 de enero de 2027');
  expect(moment(Date.parse('2026-12-06T09:00:00Z'))).toBe(
    'domingo, 6 de diciembre de 2026, a las 10:00 (hora peninsular española)',
  );
  expect(moment(Date.parse('2026-07-06T22:05:00Z'))).toContain('martes, 7 de julio de 2026, a las 0:05');
  expect(longDay(Date.parse('2026-07-14T22:30:00Z'))).toBe('miércoles, 15 de julio de 2026');
  expect(timeOfDay(Date.parse('2026-07-14T22:30:00Z'))).toBe('a las 0:30 (hora peninsular española)');
});
