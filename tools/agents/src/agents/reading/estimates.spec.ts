import { estimateIn, holds } from './estimates';

const heard = (data: unknown, isRefused = false) => ({ said: '', data, isRefused, whole: '' });
const niveles = [{ nivel: 'terceros', desde: 100, hasta: 200 }];
const quoted = (precio: number, nivel = 'terceros') =>
  heard({ mejor_por_nivel: [{ nivel, precio, aseguradora: 'Una' }] });

it('holds the prices between its bounds, level by level', () => {
  const told = estimateIn(heard({ niveles }))!;
  expect([100, 200, 99.99, 200.01].map((price) => holds(told, quoted(price)))).toEqual([true, true, false, false]);
  expect(holds(told, quoted(150, 'todo_riesgo'))).toBe(false);
});

it('is not held to insurers that gave no price', () => {
  expect(holds(estimateIn(heard({ niveles, solo_cotizan: ['Una'] }))!, quoted(50))).toBe(true);
});

it('is none where it is refused or has no price', () => {
  expect(estimateIn(heard({ niveles }, true))).toBeUndefined();
  expect(estimateIn(heard({ niveles: [] }))).toBeUndefined();
});
