import { arePaidAlike } from './paid-alike';

it.each<[readonly (string | null)[], boolean]>([
  [[], true],
  [['mensual'], true],
  [['anual', 'anual'], true],
  [[null, null], true],
  [['anual', 'mensual'], false],
  [['anual', null], false],
])('offers that are paid %j are paid alike: %p', (periods, alike) =>
  expect(arePaidAlike(periods.map((periodicidad) => ({ periodicidad })))).toBe(alike),
);
