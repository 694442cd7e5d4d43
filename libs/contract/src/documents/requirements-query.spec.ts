import { readRequirementsQuery } from './requirements-query';

it.each([
  ['hogar', 'Home'],
  ['coche', 'Car'],
  ['moto', 'Motorcycle'],
])('ramo=%s asks for %s', (ramo, line) => {
  expect(readRequirementsQuery({ ramo })).toEqual({ asked: line });
});

it('no ramo asks for the index', () => {
  expect(readRequirementsQuery({})).toEqual({ asked: 'index' });
});

it.each(['', 'Hogar', 'casa', 'Car', 'vida', 'toString', '__proto__'])('refuses ramo=%p', (ramo) => {
  expect(readRequirementsQuery({ ramo }).faults).toMatchObject([
    { campo: 'ramo', codigo: 'valor_no_permitido', valores: ['hogar', 'coche', 'moto'] },
  ]);
});

it.each([
  ['Coche', ' Envía coche.'],
  ['motocicleta', ' Envía moto.'],
  ['Home', ' Envía hogar.'],
  ['coch', ''],
])('says the ramo that %s means: %j', (ramo, says) => {
  const before = 'El ramo no está entre los permitidos.';
  expect(readRequirementsQuery({ ramo }).faults?.[0]?.mensaje).toBe(
    `${before}${says} Valores permitidos: hogar, coche, moto.`,
  );
});
