import { amountIn } from './amounts';
import { bestChoice } from './choices';
import { dayIn } from './dates';
import { understood } from './understood';

const YEAR = 2026;

it.each([
  ['3 de mayo del 90', '1990-05-03'],
  ['el 1 de diciembre de 2026', '2026-12-01'],
  ['03/05/1990', '1990-05-03'],
  ['3-5-90', '1990-05-03'],
  ['3.5.26', '2026-05-03'],
  ['3-5-27', '1927-05-03'],
  ['1990-05-03', '1990-05-03'],
  ['en mayo', undefined],
  ['3 de mago de 1990', undefined],
])('reads the day in «%s»', (said, day) => expect(dayIn(said, YEAR)).toBe(day));

it.each([
  ['120.000 €', 120_000],
  ['120 mil euros', 120_000],
  ['1.234,50 €', 1234.5],
  ['90 m2', 90],
  ['unos 22000 km', 22_000],
  ['tres', 3],
  ['ninguna', 0],
  ['el A2', undefined],
  ['muchos', undefined],
])('reads the number in «%s»', (said, amount) => expect(amountIn(said)).toBe(amount));

const KM = ['UpTo5000km', 'UpTo10000km', 'UpTo15000km', 'MoreThan15000km'].map((valor) => ({ valor }));
const FINES = ['0', '1', '2', '3'].map((valor) => ({ valor }));
const ALARMS = ['NoAlarm', 'ConnectedAlarm', 'NonConnectedAlarm'].map((valor) => ({ valor }));
const PARKING = [
  { valor: 'PrivateGarage', etiqueta: 'Garaje privado' },
  { valor: 'CommunalParking', etiqueta: 'Garaje o aparcamiento comunitario' },
  { valor: 'NoGarage', etiqueta: 'En la calle' },
];

it.each([
  ['12.000 km', KM, 'UpTo15000km'],
  ['40.000 km', KM, 'MoreThan15000km'],
  ['dos', FINES, '2'],
  ['sin alarma', ALARMS, 'NoAlarm'],
  ['alarma conectada a una central', ALARMS, 'ConnectedAlarm'],
  ['garaje comunitario', PARKING, 'CommunalParking'],
  ['en la calle', PARKING, 'NoGarage'],
  ['PrivateGarage', PARKING, 'PrivateGarage'],
  ['en un barco', PARKING, undefined],
])('chooses by «%s»', (said, choices, valor) => expect(bestChoice(said, choices)?.valor).toBe(valor));

it.each([
  ['sí, claro', { tipo: 'booleano' }, true],
  ['pues no', { tipo: 'booleano' }, false],
  ['3-5-90', { tipo: 'fecha' }, '1990-05-03'],
  ['120.000 €', { tipo: 'número' }, 120_000],
  ['612 34 56 78', { form: 'móvil español: 9 dígitos' }, '612345678'],
  ['12345678-z', { form: '8 dígitos y letra' }, '12345678Z'],
  ['nunca', { tipo: 'número', takesNull: true }, null],
  ['no tengo', { form: 'vacío ("") si no tiene' }, ''],
  ['no tiene número', { form: 'S/N si la vía no tiene número' }, 'S/N'],
  ['no tengo', {}, undefined],
  ['camarera', { catalogue: 'economic-occupations' }, undefined],
  ['Mayor', { form: 'de 1 a 100 caracteres' }, 'Mayor'],
] as const)('puts «%s» into the form of %j', (said, field, value) =>
  expect(understood(said, { campo: 'a', ...field }, YEAR)).toBe(value),
);
