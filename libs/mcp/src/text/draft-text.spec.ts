import { draftLines } from './draft-text';

it('says what the customer has to add, and of nothing that it is wrong', () => {
  const draft = { solicitud_id: 'd1', estado: 'en_curso', completar_url: 'u', codigo: 'c', caduca: 'd' } as const;
  const lines = draftLines({ ...draft, faltan: ['holder', 'driver'], siguiente_paso: 'Espera.' });
  expect(lines.at(-1)).toBe('Sin contar lo que diga el cliente, falta algo en: holder y driver.');
});
