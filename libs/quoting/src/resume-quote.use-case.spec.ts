import { offerNumber } from './answers/offer';
import { resumeQuoteWith } from './resume-quote.use-case';
import { StorageUnavailable } from './ports/quote-recorder';
import { keptOffer, quotedOffer, quoteResult, TEST_DISTRIBUTOR, TEST_REFERENCE } from './testing';

const offer = quotedOffer({
  avisos: [{ codigo: 'suma_asegurada', mensaje: 'Es poco para 91 m2.' }],
  valor_asegurado: 17_653,
});
const result = quoteResult([offer], {
  aviso: 'No asegura viviendas de 91 m2.',
  rechazos: [{ aseguradora: 'Espiga', motivos: [{ codigo: 'x', mensaje: 'Tiene 91 m2.' }] }],
  ...{ pendientes: ['Faro'], consulta: 'q7Tn2bWm0cXk4dZv9eRj1A' },
});
const REFUSED = { refusal: { problem: 'codigo_no_valido', faults: [] } };

const resume = (reference: string | undefined, kept = keptOffer({ offer, result })) =>
  resumeQuoteWith({
    offers: { tokenOf: (of) => of, find: async (id) => (id === `${TEST_REFERENCE}.1` ? kept : undefined) },
    resumeCodes: { use: async () => reference },
    distributor: TEST_DISTRIBUTOR,
  })('7K3M-9QX-2TB');

it('is the quotation with its prices, and without what anybody said: notices, reasons, sums, and what reads the rest', async () => {
  const answer = await resume(TEST_REFERENCE);
  expect(JSON.stringify(answer)).not.toMatch(/91 m2|17653|caso-2041|q7Tn2b/);
  expect(JSON.stringify(answer)).not.toContain(offer.oferta_id.split('.')[0]);
  expect(answer).toMatchObject({
    result: {
      ofertas: [{ oferta_id: String(offerNumber(offer)), precio: offer.precio }],
      siguiente_paso: expect.stringContaining('Faltan por responder: Faro.') as unknown,
      aviso: expect.stringContaining(TEST_DISTRIBUTOR.name) as unknown,
    },
  });
});

it('is none for a code that does not work, for a quotation that is erased, and where nothing is kept', async () => {
  expect(await resume(undefined)).toEqual(REFUSED);
  expect(await resume('COT-ZZZZZZZZZZ')).toEqual(REFUSED);
  const offers = { tokenOf: () => '', find: () => Promise.reject(new StorageUnavailable('down')) };
  const ports = { offers, distributor: TEST_DISTRIBUTOR };
  expect(await resumeQuoteWith(ports)('x')).toEqual(REFUSED);
  const down = await resumeQuoteWith({ ...ports, resumeCodes: { use: async () => TEST_REFERENCE } })('x');
  expect(down).toMatchObject({ refusal: { problem: 'servicio_no_disponible' } });
});
