import { all, is, isBelow, isBelowField, isNotSent, isSent, not, type Condition } from '../model/condition';
import { conditionText } from './condition-text';

const CASES: [Condition, string][] = [
  [is('driver.penalties', '1'), 'driver.penalties es 1'],
  [is('owner_same_as_holder', false), 'owner_same_as_holder es false'],
  [is('holder.document_type', 'Nie', 'Passport'), 'holder.document_type es Nie o Passport'],
  [is('a', 'x', 'y', 'z'), 'a es x, y o z'],
  [not(is('vehicle.purchase_type', 'planned')), 'vehicle.purchase_type no es planned'],
  [isSent('vehicle.registration_plate'), 'se envía vehicle.registration_plate'],
  [isNotSent('vehicle.registration_plate'), 'no se envía vehicle.registration_plate'],
  [not(isSent('a')), 'no se envía a'],
  [not(isNotSent('a')), 'se envía a'],
  [isBelow('a', 5), 'a es menor que 5'],
  [isBelowField('a', 'b'), 'a es menor que b'],
  [all(is('a', false), is('b', 'Dni')), 'a es false y b es Dni'],
  [not(isBelow('a', 5)), 'no se cumple que a es menor que 5'],
];

it.each(CASES)('%j reads %p', (condition, text) => {
  expect(conditionText(condition)).toBe(text);
});
