import type { OfferDetail } from '@cotiza/quoting';
import { call, TEST_OFFER_ID, testService, toolNamed, WHOLE } from '../testing/test-service';
import { offerDetailText } from './offer-detail-text';

const textOf = async () => {
  const { content } = await call(toolNamed('detalle_de_oferta'), { oferta_id: TEST_OFFER_ID }, testService('Car'));
  return (content as { text: string }[])[0]!.text.replaceAll('\u00a0', ' ');
};

it('says everything of an offer that the structured result does', async () => {
  const text = await textOf();
  for (const said of [
    'Brújula Directo, Brújula Auto, Terceros: 526,72 € al año. Estimación. Franquicia: 300 €.',
    'Número de propuesta de la aseguradora: FS-P-000202.',
    '- Responsabilidad civil obligatoria: Paga los daños a otros. Límite: 70 millones de euros.',
    '- Daños propios: Repara el coche. Franquicia: 300 €. En siniestro total, valor de mercado. No paga averías ni desgaste.',
    'No incluye: ',
    '- Impuesto sobre las primas de seguros: 38,56 € (Ley 13/1996, art. 12.once.1 (BOE-A-1996-29117), desde el 1 de enero de 2021). Vale la cifra del día en que se pague; aquí, la del 1 de diciembre de 2026.',
    '- Lo suben: edad de quien conduce (85,40 €).',
    '- Lo bajan: historial de siniestros (60,10 €).',
    '- Coche. En siniestro total, valor de mercado.',
    '- Distribuidor: Correduría Inventada',
    'El documento de información (IPID) de este producto no está disponible aquí: te lo tienen que entregar antes de contratar',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/undefined|null/);
});

it('says what another excess and another payment cost or save, and the id of the other offer', async () => {
  const args = { oferta_id: TEST_OFFER_ID };
  const { structuredContent } = await call(toolNamed('detalle_de_oferta'), args, testService('Car'), WHOLE);
  const change = { desde: TEST_OFFER_ID, oferta_id: 'otra.7' };
  const alternativas = [
    { ...change, cambio: 'franquicia', de: '600 €', a: '300 €', importe: 22.9 },
    { ...change, cambio: 'pago', de: 'mensual', a: 'anual', importe: -18.57 },
  ] as const;
  const text = offerDetailText({ ...(structuredContent as unknown as OfferDetail), alternativas });
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    [
      'Con la misma aseguradora, en un año:',
      '- Franquicia 300 € en vez de 600 €: 22,90 € más (otra.7)',
      '- Pago anual en vez de mensual: 18,57 € menos',
    ].join('\n'),
  );
});
