import { orderInWords } from '../offer-texts/offers-in-words';
import { TEST_DISTRIBUTOR } from '../testing';
import { CLAIMS_HISTORY_PATH, LEGAL_TEXTS, legalNotice } from './legal-texts';

const ORDER = orderInWords(true);

describe('what norms ask to be said with prices', () => {
  it('is who distributes, whom to speak to, where to complain, the order, and what of the line has to be insured', () => {
    const said = legalNotice({ distributor: TEST_DISTRIBUTOR, line: 'Motorcycle', order: ORDER });
    const { name, registration, register, phone, hours, complaints, address } = TEST_DISTRIBUTOR;
    const facts = [name, registration, register, 'comisión', phone, hours, complaints, address, 'en un mes', ORDER];
    const ofTheLine = ['70 millones', '15 por', 'bicicletas', CLAIMS_HISTORY_PATH];
    const places = [...facts, ...ofTheLine].map((fact) => said.indexOf(fact ?? 'a fact that the distributor lacks'));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('is less of a dwelling, without offers, and of what the operator has not set', () => {
    const { phone, hours, complaints, address, ...bare } = TEST_DISTRIBUTOR;
    const said = (changes: Partial<typeof TEST_DISTRIBUTOR>) =>
      legalNotice({ distributor: { ...bare, ...changes }, line: 'Home' });
    expect(said({})).toMatch(
      /incluida en la prima\. Precio personalizado: [^.]*sumas aseguradas\. No se compara todo el mercado\.$/,
    );
    expect(said({ phone })).toMatch(/ atiende una persona: \+34 900 000 000\. /);
    expect(said({ complaints })).toMatch(/ Reclamaciones: defensor@correduria-faro\.example; con clave .* un mes\. /);
    expect(said({ hours, address })).toBe(said({}));
  });

  it('says what is missing while it is a trial', () => {
    const said = (changes: Partial<typeof TEST_DISTRIBUTOR>) =>
      legalNotice({ distributor: { ...TEST_DISTRIBUTOR, registration: undefined, ...changes }, line: 'Home' });
    const trial = 'Precios de prueba: todavía no se pueden contratar.';
    expect(said({})).toContain(trial);
    expect(said({ phone: undefined, hours: undefined })).toContain(`${trial} Falta por indicar: teléfono y horario.`);
  });
});

it('rests on no directive that Spain has not transposed: Ley 22/2007 governs sales at a distance', () => {
  const norms = Object.entries(LEGAL_TEXTS).map(([id, { norm }]) => [id, norm] as const);
  expect(norms.filter(([, norm]) => norm.includes('2023/2673'))).toEqual([]);
  expect(norms.filter(([, norm]) => norm === 'Ley 22/2007').map(([id]) => id)).toEqual(['person', 'withdrawal']);
});

it('says that the values of vehicles of a year are not published yet, and of no other year and line', () => {
  const of = (line: 'Car' | 'Home', on: string) => legalNotice({ distributor: TEST_DISTRIBUTOR, line, on });
  expect(of('Car', '2027-01-01')).toContain('Los valores oficiales de vehículos de 2027 aún no están publicados');
  expect([of('Car', '2026-12-31'), of('Home', '2027-01-01')].join()).not.toContain('aún no están publicados');
});
