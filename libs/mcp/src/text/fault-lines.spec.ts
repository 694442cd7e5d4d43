import { faultLines } from './fault-lines';

it('says of each fault where it is, what it is, and what to ask', () => {
  const lines = faultLines([
    { campo: 'holder.name', codigo: 'falta', mensaje: 'Falta el nombre.', pregunta: '¿Cómo te llamas?' },
    { campo: 'driver', codigo: 'tipo', mensaje: 'Tiene que ser un objeto.' },
    { campo: '', codigo: 'tipo', mensaje: 'El cuerpo tiene que ser un objeto.' },
  ]);
  expect(lines).toEqual([
    '- holder.name: Falta el nombre. Pregunta: ¿Cómo te llamas?',
    '- driver: Tiene que ser un objeto.',
    '- El cuerpo tiene que ser un objeto.',
  ]);
});

it('names the place of a field that nobody knows, and not the field', () => {
  const codigo = 'no_documentado';
  const lines = faultLines([
    { campo: 'marcada', codigo, mensaje: 'Este campo no existe.' },
    { campo: 'holder.marcada', codigo, mensaje: 'Este campo no existe.' },
    { campo: 'holder."marcada. otra"', codigo, mensaje: 'Este campo no existe.' },
  ]);
  expect(lines).toEqual([
    '- Este campo no existe.',
    '- holder: Este campo no existe.',
    '- holder: Este campo no existe.',
  ]);
});

it('says nothing of no faults', () => expect(faultLines([])).toEqual([]));
