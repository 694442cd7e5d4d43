import { quotedOffer, quoteResult, TEST_DISTRIBUTOR } from '../testing';
import { comparedInsurers, dialling, distributorFacts, trialNotice } from './distributor';

const CONTACT = 'hola@correduria-faro.example';

describe('who distributes', () => {
  it('is said with all that is set and who was compared, in order', () => {
    const said = distributorFacts(TEST_DISTRIBUTOR, CONTACT, { compared: ['Aldaba', 'Candil'] });
    expect(said.map(({ label, value, kind }) => [label, value, kind])).toEqual([
      ['Distribuidor', 'Correduría Faro', 'text'],
      ['Condición', 'correduría de seguros', 'text'],
      ['Actúa', 'por cuenta del cliente', 'text'],
      ['Clave en el registro de distribuidores', 'J0000', 'text'],
      ['Dónde se comprueba', 'registro de distribuidores de prueba (registro.example)', 'text'],
      ['Remuneración', 'comisión de la aseguradora, incluida en la prima', 'text'],
      ['Participaciones del 10 % o más en aseguradoras, o de ellas', 'ninguna', 'text'],
      ['Asesoramiento', 'no da asesoramiento personalizado', 'text'],
      ['Aseguradoras comparadas', 'Aldaba y Candil', 'text'],
      ['NIF y registro mercantil', 'B00000000, Registro Mercantil de prueba', 'text'],
      ['Dirección', 'Plaza del Ejemplo, 3, 28013 Madrid', 'text'],
      ['Teléfono', '+34 900 000 000', 'phone'],
      ['Horario', 'de lunes a viernes, de 9 a 18 h', 'text'],
      ['Correo', CONTACT, 'email'],
      ['Reclamaciones', 'defensor@correduria-faro.example', 'text'],
    ]);
  });

  it('leaves out what is not, and says that it is a trial without a key in the register', () => {
    const register = 'registro de prueba';
    const said = distributorFacts({ name: 'Faro', register }, CONTACT).map(({ label }) => label);
    expect(said).toEqual(['Distribuidor', 'Aviso', 'Asesoramiento', 'Correo']);
    const missing = distributorFacts({ name: 'Faro', register }, CONTACT, { unset: 'falta' });
    expect(missing.filter(({ value }) => value === 'falta').length).toBe(11);
    expect(trialNotice({ name: 'Faro', registration: 'J0000' })).toBeNull();
  });
});

it.each([
  ['900 000 000', 'tel:900000000'],
  ['+34 900-000-000', 'tel:+34900000000'],
  ['(91) 000.00.00', 'tel:910000000'],
])('dials %s as %s', (phone, address) => expect(dialling(phone)).toBe(address));

it('names each insurer that answered once, in order: those that did not, or were not asked, were not compared', () => {
  const offers = [
    quotedOffer({ aseguradora: 'Espiga' }),
    quotedOffer({ aseguradora: null }),
    quotedOffer({ aseguradora: 'Espiga' }),
  ];
  const result = quoteResult(offers, { rechazos: [{ aseguradora: 'Candil', motivos: [] }], sin_respuesta: ['Aldaba'] });
  expect(comparedInsurers(result)).toEqual(['Candil', 'Espiga']);
});
