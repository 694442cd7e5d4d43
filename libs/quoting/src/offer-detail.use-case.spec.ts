import { bodyOf } from '@cotiza/contract/testing';
import { PRODUCT_SECTIONS, type ProductDocument } from '@cotiza/insurers-port';
import { manualClock } from '@cotiza/kernel';
import { offerDetailsWith } from './offer-detail.use-case';
import type { KeptOffer } from './ports/offer-lookup';
import { StorageUnavailable } from './ports/quote-recorder';
import { keptOffer, quotedOffer, TEST_DISTRIBUTOR } from './testing';

const ID = 'Zk3v0aQp9mXc1uYb7LrT2w.1';
const CONTACT = 'hola@correduria-faro.example';

const sections: Record<string, readonly string[]> = Object.fromEntries(
  PRODUCT_SECTIONS.map((key) => [key, [`Algo de ${key}.`]]),
);
const DOCUMENT: ProductDocument = {
  id: 'brujula-car-2026.8',
  insurer: { id: 'brujula', name: 'Brújula Directo', status: 'De ejemplo.' },
  line: 'Car',
  product: 'Brújula Auto',
  version: '2026.8',
  kind: 'Un seguro de coche.',
  sections: sections as ProductDocument['sections'],
  guarantees: {
    Terceros: [
      { code: 'rc_obligatoria', name: 'Responsabilidad civil' },
      { code: 'lunas', name: 'Lunas' },
    ],
  },
};

const detailsOf = (kept: KeptOffer | Promise<never>, now = '2026-11-21T09:00:00Z') =>
  offerDetailsWith({
    offers: { find: async (id) => (id === ID ? kept : undefined) },
    documents: () => [DOCUMENT, { ...DOCUMENT, version: '2026.9' }],
    clock: manualClock(now),
    distributor: TEST_DISTRIBUTOR,
    contact: CONTACT,
  });

async function detailOf(kept: KeptOffer) {
  const { detail, refusal } = await detailsOf(kept)(ID);
  if (refusal) throw new Error(refusal.problem);
  return detail;
}

describe('an offer in detail, of a draft', () => {
  const body = bodyOf('Home').with('risk.buildings_limit', 187_654).with('risk.contents_limit', 23_456);
  const offer = quotedOffer({
    avisos: [{ codigo: 'suma_asegurada', mensaje: 'Es poco para 91 m2.' }],
    valor_asegurado: 17_653,
    modalidad: 'Terceros',
  });
  const guarantees = [
    { name: 'Incendio', cover: 'Paga el incendio.', limitCents: 187_654_00 },
    { name: 'Robo', cover: 'Paga el robo.', limitCents: 3_000_00 },
  ];
  const result = { ...keptOffer({}, body).result, aviso: 'No asegura viviendas de 91 m2.', ofertas: [offer] };
  const kept = keptOffer({ offer, guarantees, result, tariffs: { brujula: '2026.8' }, isOfDraft: true }, body);

  it('has nothing that its customer typed: no sums, days, notices, reasons and facts that move the price', async () => {
    const detail = await detailOf(kept);
    expect(JSON.stringify(detail)).not.toMatch(/187654|23456|17653|91 m2|sumas pedidas|edad de quien|1 de diciembre/);
    expect(detail).toMatchObject({
      pedido_y_no_dado: [],
      sumas_aseguradas: [],
      garantias: [{ limite: null }, { limite: 3000 }],
      aviso: expect.stringContaining(TEST_DISTRIBUTOR.name) as unknown,
    });
  });

  it('has all of it for the caller that sent the body', async () => {
    const text = JSON.stringify(await detailOf({ ...kept, isOfDraft: false }));
    for (const said of ['187654', '23456', '17653', '91 m2', 'sumas pedidas', 'edad de quien'])
      expect(text).toContain(said);
  });
});

describe('an offer in detail', () => {
  it('is the offer as it was given, with each guarantee, its limit, excess, terms and what it excludes', async () => {
    const kept = keptOffer();
    const { oferta, garantias, referencia, ramo, cotizada_el, aviso } = await detailOf(kept);
    expect(oferta).toBe(kept.offer);
    expect([referencia, ramo, cotizada_el]).toEqual([kept.result.referencia, 'Car', '2026-11-21T09:00:00.000Z']);
    expect(aviso).toBe(kept.result.aviso);
    expect(garantias.map(({ codigo, limite, franquicia }) => [codigo, limite, franquicia])).toEqual([
      ['rc_obligatoria', 70_000_000, null],
      ['danos_propios', null, 300],
      [null, null, null],
    ]);
    expect(garantias[1]).toMatchObject({
      nombre: 'Daños propios',
      que_cubre: 'Repara el coche.',
      condiciones: ['En siniestro total, valor de mercado.'],
      no_cubre: expect.arrayContaining(['No paga averías ni desgaste.']),
    });
    expect(garantias[2]).toMatchObject({ no_cubre: [], condiciones: [] });
  });

  it('says each line of the premium with its norm, since when it holds and why it may change, and they add up', async () => {
    const { prima, oferta } = await detailOf(keptOffer());
    expect(prima.map(({ importe }) => importe)).toEqual([482, 2.1, 0.09, 3.25, 0.72, 38.56]);
    expect(Math.round(prima.reduce((sum, { importe }) => sum + importe, 0) * 100)).toBe(oferta.precio * 100);
    expect(prima[3]).toEqual({
      concepto: 'Consorcio: fondo de garantía del seguro obligatorio',
      importe: 3.25,
      base_legal: ['Resolución de 31-5-2016 (Consorcio), art. 1 y 2 (BOE-A-2016-5431), desde el 1 de julio de 2016'],
      puede_cambiar: 'Vale la cifra del día en que se emita la póliza; aquí, la del 1 de diciembre de 2026.',
    });
    const today = await detailOf(keptOffer({}, bodyOf('Car', '2026-11-21')));
    expect(today.prima.map(({ puede_cambiar }) => puede_cambiar)).toEqual(prima.map(() => null));
    const silent = { ...keptOffer(), offer: quotedOffer({ desglose: null }) };
    expect((await detailOf(silent)).prima).toEqual([]);
  });

  it.each([
    ['Car', 'holder.address.postal_code', '48001', 'Bizkaia'],
    ['Motorcycle', 'holder.address.postal_code', '31001', 'Navarra'],
    ['Home', 'risk.address.postal_code', '01001', 'Álava'],
    ['Home', 'risk.address.postal_code', '20001', 'Gipuzkoa'],
  ] as const)(
    'names the foral norm of the tax where one governs it: %s %s %s',
    async (line, field, code, territory) => {
      const taxOf = async (postalCode: string, isOfDraft = false) => {
        const kept = keptOffer({ isOfDraft }, bodyOf(line).with(field, postalCode));
        return (await detailOf(kept)).prima.at(-1)!.base_legal.join();
      };
      expect(await taxOf(code)).toMatch(new RegExp(`art\\. 12.once.*En ${territory} rige su norma foral`));
      expect(await taxOf('28001')).not.toContain('foral');
      // It would tell the agent of a draft where its customer lives.
      expect(await taxOf(code, true)).not.toContain('foral');
    },
  );

  it('says the surcharges of the Consorcio in one line where the insurer gives their sum alone', async () => {
    const { prima } = await detailOf(keptOffer({ trace: {} }));
    expect(prima.map(({ importe }) => importe)).toEqual([482, 5.44, 0.72, 38.56]);
    expect(prima[1]?.base_legal.join()).toContain('BOE-A-2016-5431');
  });

  it('says which facts move the price, in euros; nothing where the insurer does not', async () => {
    expect((await detailOf(keptOffer())).que_mueve_el_precio).toEqual([
      { dato: 'edad de quien conduce', importe: 85.4 },
      { dato: 'historial de siniestros', importe: -60.1 },
    ]);
    expect((await detailOf(keptOffer({ trace: undefined }))).que_mueve_el_precio).toEqual([]);
  });

  it('says the sums insured of a dwelling and how they are valued, and no guarantee fund of vehicles', async () => {
    const body = bodyOf('Home').with('risk.contents_limit', 0).with('risk.settlement_type', 'FirstRisk');
    const { sumas_aseguradas: sums, prima } = await detailOf(keptOffer({}, body));
    const valoracion = ['A primer riesgo (hasta el límite contratado)'];
    expect(sums).toEqual([
      { bien: 'Continente', importe: 100_000, valoracion },
      { bien: 'Contenido', importe: 0, valoracion },
    ]);
    expect(prima[1]?.base_legal.join()).not.toContain('BOE-A-2016-5431');
  });

  it('says how a vehicle is valued, and that it is not insured where it is not', async () => {
    const offer = quotedOffer({ valor_asegurado: 14_250 });
    const valued = (await detailOf(keptOffer({ offer }))).sumas_aseguradas;
    expect(valued).toEqual([{ bien: 'Coche', importe: 14_250, valoracion: ['En siniestro total, valor de mercado.'] }]);
    const [liability] = keptOffer().guarantees;
    const { sumas_aseguradas: none } = await detailOf(keptOffer({ offer, guarantees: [liability!] }));
    expect(none).toEqual([
      { bien: 'Coche', importe: null, valoracion: ['Esta oferta no asegura los daños del propio vehículo.'] },
    ]);
  });

  it('says what differs from what was asked', async () => {
    const avisos = [{ codigo: 'suma_asegurada', mensaje: 'La suma es muy baja.' }];
    const kept = { ...keptOffer(), offer: quotedOffer({ avisos }) };
    expect((await detailOf(kept)).pedido_y_no_dado).toEqual([
      ...avisos,
      {
        codigo: 'garantia_no_incluida',
        mensaje: 'Lunas: la modalidad la tiene, y con las sumas pedidas no se incluye.',
      },
    ]);
  });

  it('says what the information document says, of the version that priced it and no other', async () => {
    const { ipid } = await detailOf(keptOffer());
    expect(ipid).toMatchObject({ producto: 'Brújula Auto', version: '2026.9', aseguradora: 'Brújula Directo' });
    expect(ipid?.secciones.map(({ puntos }) => puntos)).toEqual(PRODUCT_SECTIONS.map((key) => sections[key]));
    expect((await detailOf(keptOffer({ tariffs: { brujula: '2026.7' } }))).ipid).toBeNull();
    expect((await detailOf(keptOffer({ tariffs: {} }))).ipid).toBeNull();
  });

  it('says with the premium that a surcharge is a minimum, and not that it was asked for', async () => {
    const avisos = [{ codigo: 'consorcio_minimo', mensaje: 'El recargo es el mínimo.' }];
    const desglose = { prima_neta: 90, consorcio: 5, liquidacion: 1, impuestos: 4 };
    const { pedido_y_no_dado, prima } = await detailOf({
      ...keptOffer({ tariffs: {} }),
      offer: quotedOffer({ avisos, desglose }),
    });
    expect([pedido_y_no_dado, prima[1]?.concepto]).toEqual([[], expect.stringContaining('mínimo: a primer riesgo')]);
  });

  it.each(['Home', 'Car', 'Motorcycle'] as const)('holds nothing personal of a %s', async (line) => {
    const body = bodyOf(line).with('holder.name', 'Zxmarca').with('client_reference', 'caso-Zxmarca');
    const { holder } = body.build();
    const text = JSON.stringify(await detailOf(keptOffer({}, body)));
    for (const personal of ['Zxmarca', holder.document_id, holder.email, holder.phone, holder.birth_date]) {
      expect(text).not.toContain(personal);
    }
  });
});

describe('no offer', () => {
  it('is found by an id that is unknown', async () =>
    expect(await detailsOf(keptOffer())('another')).toEqual({
      refusal: { problem: 'oferta_no_encontrada', faults: [] },
    }));

  it('is given after its last day, and is until then; one without a day is given for as long as it is kept', async () => {
    const on = async (now: string, kept = keptOffer()) => (await detailsOf(kept, now)(ID)).refusal?.problem;
    expect(await on('2026-12-06T22:59:00Z')).toBeUndefined();
    expect(await on('2026-12-06T23:01:00Z')).toBe('oferta_caducada');
    const endless = { ...keptOffer(), offer: quotedOffer({ valida_hasta: null }) };
    expect(await on('2027-12-06T09:00:00Z', endless)).toBeUndefined();
  });

  it('is looked up while quotations cannot be read: the refusal asks to try again', async () => {
    const failing = (error: Error) => detailsOf(Promise.reject(error))(ID);
    expect(await failing(new StorageUnavailable('down'))).toMatchObject({
      refusal: { problem: 'servicio_no_disponible', retryAfterSeconds: 10 },
    });
    await expect(failing(new Error('a fault of ours'))).rejects.toThrow('a fault of ours');
  });
});
