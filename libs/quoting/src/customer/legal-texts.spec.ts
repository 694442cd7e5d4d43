import { orderInWords } from '../presenting/offers-in-words';
import { TEST_DISTRIBUTOR } from '../testing';
import { legalNotice } from './legal-texts';

const ORDER = orderInWords(true);

describe('what norms ask to be said with prices', () => {
  it('is who distributes, whom to speak to, where to complain, the order, and what of the line has to be insured', () =>
    expect(legalNotice({ distributor: TEST_DISTRIBUTOR, line: 'Motorcycle', order: ORDER })).toBe(
      'Correduría Faro (correduría de seguros, clave J0000 del registro de distribuidores de prueba (registro.example)) actúa como distribuidor de seguros y no da asesoramiento personalizado. ' +
        'Su remuneración: comisión de la aseguradora, incluida en la prima. ' +
        'Antes y después de contratar atiende una persona: +34 900 000 000, de lunes a viernes, de 9 a 18 h. ' +
        'Reclamaciones: defensor@correduria-faro.example o, por correo postal, Plaza del Ejemplo, 3, 28013 Madrid; con clave para seguirlas y respuesta en un mes. ' +
        'Orden: de menor a mayor precio, sin que cuente lo que cobra el distribuidor. ' +
        'El seguro obligatorio paga en cada siniestro hasta 70 millones de euros por daños a personas y 15 por daños a bienes. ' +
        'También lo necesitan los ciclomotores, incluidas las bicicletas de pedales con motor de 25 a 45 km/h. ' +
        'Cómo cuenta tu historial: /historial-de-siniestros.',
    ));

  it('is less of a dwelling, without offers, and of what the operator has not set', () => {
    const { phone, hours, complaints, address, ...bare } = TEST_DISTRIBUTOR;
    const said = (changes: Partial<typeof TEST_DISTRIBUTOR>) =>
      legalNotice({ distributor: { ...bare, ...changes }, line: 'Home' });
    expect(said({})).toMatch(/incluida en la prima\.$/);
    expect(said({ phone })).toMatch(/ atiende una persona: \+34 900 000 000\.$/);
    expect(said({ complaints })).toMatch(/ Reclamaciones: defensor@correduria-faro\.example; con clave .* un mes\.$/);
    expect(said({ hours, address })).toBe(said({}));
  });

  it('says what is missing while it is a trial', () => {
    const said = (changes: Partial<typeof TEST_DISTRIBUTOR>) =>
      legalNotice({ distributor: { ...TEST_DISTRIBUTOR, registration: undefined, ...changes }, line: 'Home' });
    const trial = 'Precios de prueba: todavía no se pueden contratar.';
    expect(said({})).toMatch(new RegExp(`${trial}$`));
    expect(said({ phone: undefined, hours: undefined })).toContain(`${trial} Falta por indicar: teléfono y horario.`);
  });
});
