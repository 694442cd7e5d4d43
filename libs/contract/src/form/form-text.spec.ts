import { tables, type InsuranceLine } from '../lines';
import type { Scalar } from '../model/condition';
import { fieldsAt } from '../model/walk';
import { defined } from '@cotiza/kernel';
import { longestRead } from '../testing/longest-read';
import { FORM_STEPS } from './form-steps';
import { formField, sayField } from './form-field';
import { joinDay, longestTyped, readField, splitDay } from './form-text';

const rowOf = (line: InsuranceLine, path: string) =>
  defined(fieldsAt(tables[line]).find((row) => row.path === path)?.field, path);

const READ: readonly [path: string, typed: string, value: Scalar | undefined, line?: InsuranceLine][] = [
  ['holder.birth_date', '12/04/1988', '1988-04-12'],
  ['holder.birth_date', ' 1-4-1988 ', '1988-04-01'],
  ['holder.birth_date', '1 4 1988', '1988-04-01'],
  ['holder.birth_date', '12 de abril de 1988', '1988-04-12'],
  ['holder.birth_date', '1988-04-12', '1988-04-12'],
  ['holder.birth_date', '31/02/1988', '31/02/1988'],
  ['holder.birth_date', '03/05/87', '1987-05-03'],
  ['holder.birth_date', '3-5-12', '3-5-12'],
  ['holder.birth_date', '', undefined],
  ['holder.phone', '600 00 00 00', '600000000'],
  ['holder.phone', '+34 600-000-000', '+34600000000'],
  ['holder.phone', 'no tengo', 'no tengo'],
  ['vehicle.registration_plate', '1234 mkf', '1234MKF'],
  ['vehicle.registration_plate', 'M-1234-AB', 'M1234AB'],
  ['holder.document_id', '12.345.678-z', '12345678Z'],
  ['holder.document_id', 'PAS 123', 'PAS 123'],
  ['holder.address.postal_code', '28 013', '28013'],
  ['holder.name', ' María   del Mar ', 'María del Mar'],
  ['driver.points_lost', 'true', true],
  ['driver.points_lost', 'maybe', 'maybe'],
  ['vehicle.retail_price', '19.375,50 €', 19_375.5],
  ['vehicle.retail_price', '19375.5', 19_375.5],
  ['vehicle.retail_price', '19.375', 19_375],
  ['vehicle.retail_price', '100,000', '100,000'],
  ['vehicle.retail_price', '100,000 €', '100,000 €'],
  ['vehicle.retail_price', '1.000,500', 1000.5],
  ['vehicle.retail_price', '0,500', 0.5],
  ['vehicle.retail_price', 'mucho', 'mucho'],
  ['risk.area_m2', '90,5 m²', 90.5, 'Home'],
  ['risk.last_reform_year', '2015', 2015, 'Home'],
];

it.each(READ)('reads %s: "%s" is %p', (path, typed, value, line = 'Car') => {
  expect(readField(rowOf(line, path), typed)).toBe(value);
});

it.each([
  [['3', '5', '1987'], '3/5/1987'],
  [['03/05/87', '', ''], '03/05/87'],
  [['3', '', '1987'], '3//1987'],
  [[' ', '', ''], ''],
])('reads the boxes of a day: %j', (boxes, text) => {
  expect(joinDay(boxes)).toBe(text);
});

it('shows a day in its boxes, and what was typed instead of one', () => {
  expect(splitDay('1987-05-03')).toEqual(['03', '05', '1987']);
  expect(splitDay('3//1987')).toEqual(['3', '', '1987']);
});

it('says values as a customer reads them', () => {
  const said = (path: string, value: Scalar | null, line: InsuranceLine = 'Car') =>
    sayField(formField(path, rowOf(line, path), 'es'), value);
  expect(said('vehicle.use', 'Private')).toBe('Particular');
  expect(said('driver.points_lost', false)).toBe('No');
  expect(said('holder.birth_date', '1988-04-12')).toBe('12 de abril de 1988');
  expect(said('risk.last_reform_year', null, 'Home')).toBe('No se ha reformado nunca');
  expect(said('risk.area_m2', 90.5, 'Home')).toBe('90,5');
  expect(said('holder.email', 'a.b@example.com')).toBe('a.b@example.com');
  expect(said('vehicle.version_id', 'CVJG25SQP021')).toBeUndefined();
});

describe('the longest text of a field', () => {
  it.each(READ)('has room for what people type: %s %j', (path, typed, _value, line = 'Car') => {
    expect(typed.length).toBeLessThanOrEqual(longestTyped(rowOf(line, path)));
  });

  it('is all that expressions read', () => {
    const fields = Object.values(FORM_STEPS).flatMap((steps) => steps.flatMap((step) => [...step.fields.values()]));
    for (const { row } of fields) {
      const typed = `1${' '.repeat(longestTyped(row))}x`;
      expect(longestRead(() => readField(row, typed))).toBeLessThanOrEqual(202);
    }
  });
});
