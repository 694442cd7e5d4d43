import { questionAt } from './question-at';

it('gives the question that fills a field', () =>
  expect(questionAt('Home', 'effective_date')).toBe('¿Desde qué día quieres que empiece el seguro?'));

it.each(['risk', 'vehicle.code', ''])('refuses %p, which is no field of Home', (path) =>
  expect(() => questionAt('Home', path)).toThrow('Home has no field'),
);
