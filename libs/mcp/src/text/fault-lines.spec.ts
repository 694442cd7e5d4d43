import { faultLines } from './fault-lines';

it('says of each fault where it is, what it is, and what to ask, those of the call first', () => {
  const lines = faultLines([
    { campo: 'holder.name', codigo: 'falta', mensaje: 'Falta el nombre.', pregunta: '¿Cómo te llamas?' },
    { campo: 'driver', codigo: 'tipo', mensaje: 'Tiene que ser un objeto.' },
    { campo: '', codigo: 'tipo', mensaje: 'El cuerpo tiene que ser un objeto.' },
  ]);
  expect(lines).toEqual([
    'Cámbialo tú, sin preguntar al cliente:',
    '- driver: Tiene que ser un objeto.',
    '- El cuerpo tiene que ser un objeto.',
    'Pregúntaselo o díselo al cliente:',
    '- holder.name: Falta el nombre. Pregunta: ¿Cómo te llamas?',
  ]);
});

it('says what is expected, each thing once', () => {
  const falta = { campo: 'a', codigo: 'falta', mensaje: 'Falta.' } as const;
  expect(
    faultLines([
      { ...falta, formato: 'fecha AAAA-MM-DD', cuando: 'b es c' },
      { ...falta, formato: 'uno de los valores', valores: ['x', 'y'], catalogo: 'fuel-types' },
      { ...falta, mensaje: 'No vale. Valores permitidos: x, y.', valores: ['x', 'y'] },
      { ...falta, mensaje: 'No vale. Se espera: fecha AAAA-MM-DD.', formato: 'fecha AAAA-MM-DD' },
      { ...falta, valores: Array.from({ length: 13 }, (_, index) => `v${index}`), catalogo: 'nationalities' },
      { ...falta, mensaje: 'Falta un dato obligatorio: la versión.', catalogo: 'vehicle-versions' },
      { ...falta, formato: 'valor del catálogo vehicle-versions', catalogo: 'vehicle-versions' },
    ]),
  ).toEqual([
    '- a: Falta. Cuándo: b es c. Formato: fecha AAAA-MM-DD.',
    '- a: Falta. Valores: x, y.',
    '- a: No vale. Valores permitidos: x, y.',
    '- a: No vale. Se espera: fecha AAAA-MM-DD.',
    '- a: Falta. Catálogo: nationalities.',
    '- a: Falta: la versión. Catálogo: vehicle-versions.',
    '- a: Falta. Formato: valor del catálogo vehicle-versions.',
  ]);
});

it('says once what several faults have in common', () => {
  const fault = { campo: 'a', codigo: 'falta', mensaje: 'Falta.', pregunta: '¿Cuál?' } as const;
  expect(faultLines([fault, { ...fault, campo: 'b' }, { ...fault, campo: 'c', pregunta: '¿Y este?' }])).toEqual([
    '- a: Falta. Pregunta: ¿Cuál?',
    '- b: Falta.',
    '- c: Falta. Pregunta: ¿Y este?',
  ]);
  const letters = { campo: 'a', codigo: 'falta', mensaje: 'Falta.', formato: 'solo letras' } as const;
  expect(faultLines([letters, { ...letters, campo: 'b' }, { ...letters, campo: 'c', codigo: 'formato' }])).toEqual([
    '- a: Falta. Formato: solo letras.',
    '- b: Falta.',
    '- c: Falta. Formato: solo letras.',
  ]);
});
