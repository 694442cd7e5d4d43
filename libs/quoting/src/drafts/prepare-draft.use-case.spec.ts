import { INSURANCE_LINES, tables, walk } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { archivedQuote } from '../testing/archived-quote.builder';
import { quotedOffer, quoteResult, TEST_REFERENCE } from '../testing/quotes';
import type { PreparedDraft } from '../answers/draft-answer';
import { draftBench, TEST_ADDRESS, TEST_HOUR_MS } from '../testing/draft-bench';
import { TEST_CODE } from '../testing/memory-draft-store';
import { resultOf } from '../testing/quoting';

function bench(...options: Parameters<typeof draftBench>) {
  const made = draftBench(...options);
  const prepare = async (sent: unknown) => resultOf(await made.prepare(sent, TEST_ADDRESS));
  const refusalOf = async (sent: unknown) => {
    const answer = await made.prepare(sent, TEST_ADDRESS);
    return 'refusal' in answer ? answer.refusal : undefined;
  };
  /** Unlocks a draft, and returns it as its page shows it. */
  const opened = async (token = 'token-d1') => {
    await made.desk.unlock(token, TEST_CODE);
    const view = await made.desk.open(token, 'browser-1');
    if (typeof view === 'string') throw new Error(view);
    return view;
  };
  return { ...made, prepare, refusalOf, opened };
}

/** Fields of the tests that the customer types. */
const CUSTOMERS_PATHS = [
  ...['document_id', 'name', 'surname', 'surname2', 'birth_date', 'phone', 'email'].map((name) => `holder.${name}`),
  ...['registration_plate', 'annual_km'].map((name) => `vehicle.${name}`),
];

const faultsOf = ({ errores }: PreparedDraft) => errores.map(({ campo, codigo }) => `${campo} ${codigo}`);

describe('preparing a draft', () => {
  it('begins with nothing, and answers the link, the code and when it ends', async () => {
    const { prepare, clock } = bench();
    expect(await prepare({})).toEqual({
      solicitud_id: 'd1',
      estado: 'pendiente',
      completar_url: 'https://cotiza.example/s/token-d1',
      codigo: TEST_CODE,
      caduca: new Date(clock.now() + TEST_HOUR_MS).toISOString(),
      faltan: ['insurance_line', 'effective_date', 'holder'],
      errores: [],
      siguiente_paso: expect.stringContaining('enlace y el código') as unknown,
    });
  });

  it.each(INSURANCE_LINES)('%s: keeps everything but identity, and refuses that field by field', async (line) => {
    const { prepare, opened } = bench();
    const draft = bodyOf(line);
    const identifying: string[] = [];
    walk(tables[line], (node, path) => {
      if (node.node === 'field' && node.use.identifies && draft.at(path) !== undefined) identifying.push(path);
    });
    const prepared = await prepare({ datos: draft.build() });
    expect(identifying).toEqual(expect.arrayContaining(['holder.email', 'holder.document_id', 'holder.name']));
    expect(prepared.errores.map(({ campo }) => campo).sort()).toEqual([...identifying].sort());
    expect(prepared.errores[0]).toMatchObject({ codigo: 'no_documentado', quien: 'agente' });
    expect((await opened()).facts).toEqual(draft.without(...identifying).build());
  });

  it('answers what is wrong as a dry run does, and does not keep it', async () => {
    const { prepare, opened } = bench();
    const datos = { holder: { birth_date: '1988-02-31', gender: 'Female' }, inventado: 1 };
    expect(faultsOf(await prepare({ ramo: 'coche', datos }))).toEqual([
      'holder.birth_date formato',
      'inventado no_documentado',
    ]);
    expect((await opened()).facts).toEqual({ insurance_line: 'Car', holder: { gender: 'Female' } });
  });

  it('is revised one fact at a time: what is not sent stays, null removes', async () => {
    const { prepare, opened } = bench();
    const { solicitud_id } = await prepare({
      ramo: 'coche',
      datos: { holder: { gender: 'Female', birth_date: '1988-04-12' } },
    });
    await prepare({ solicitud_id, datos: { holder: { gender: 'Male' } } });
    const holder = { birth_date: null, address: { postal_code: '28013' } };
    expect((await prepare({ solicitud_id, datos: { holder } })).solicitud_id).toBe(solicitud_id);
    expect((await opened()).facts).toEqual({
      insurance_line: 'Car',
      holder: { gender: 'Male', address: { postal_code: '28013' } },
    });
  });

  it('keeps for another line what that line asks too', async () => {
    const { prepare, opened } = bench();
    const datos = { holder: { gender: 'Female' }, vehicle: { parking_type: 'CommunalParking' } };
    const { solicitud_id } = await prepare({ ramo: 'coche', datos });
    expect((await prepare({ solicitud_id, ramo: 'hogar' })).errores).toEqual([]);
    expect((await opened()).facts).toEqual({ insurance_line: 'Home', holder: { gender: 'Female' } });
  });

  it('neither overwrites nor tells what the customer said, and no fault depends on it', async () => {
    const { prepare, desk, opened } = bench();
    const { solicitud_id } = await prepare({ ramo: 'coche', datos: { holder: { gender: 'Female' } } });
    await opened();
    await desk.save('token-d1', 'browser-1', {
      'holder.gender': 'Male',
      'holder.name': 'Zxqmarca',
      'holder.birth_date': '2019-01-01',
    });
    const revised = await prepare({
      solicitud_id,
      datos: { holder: { gender: 'Female' }, effective_date: '2026-12-01' },
    });
    expect(revised).toMatchObject({ estado: 'en_curso', errores: [] });
    expect(JSON.stringify(revised)).not.toMatch(/Zxqmarca|2019/);
    expect((await opened()).facts).toMatchObject({
      holder: { gender: 'Male', name: 'Zxqmarca' },
      effective_date: '2026-12-01',
    });
  });

  const typedByCustomer = Object.fromEntries(CUSTOMERS_PATHS.map((path) => [path, bodyOf('Car').at(path) as string]));
  it.each([
    ['nothing', {}],
    ['all that is missing', typedByCustomer],
    ['what contradicts the agent', { 'vehicle.purchase_date': '2001-01-01', 'driver.same_as_holder': false }],
    ['another line', { insurance_line: 'Home' }],
  ])('says what is missing of the part of the agent alone, whatever was typed: %s', async (_name, typed) => {
    const { prepare, follow, desk, opened } = bench();
    const datos = bodyOf('Car')
      .without(...CUSTOMERS_PATHS)
      .build();
    const { solicitud_id, faltan } = await prepare({ datos });
    await opened();
    await desk.save('token-d1', 'browser-1', typed);
    expect(faltan).toEqual(['holder', 'vehicle', 'driver']);
    expect((await prepare({ solicitud_id, datos: {} })).faltan).toEqual(faltan);
    expect(await follow(solicitud_id, TEST_ADDRESS)).toMatchObject({ result: { faltan } });
  });

  it('leaves a quotation as it is where it changes nothing', async () => {
    const { prepare, store } = bench();
    const { solicitud_id } = await prepare({ ramo: 'coche' });
    store.quoted(solicitud_id, 'cotizada', TEST_REFERENCE);
    expect(await prepare({ solicitud_id, ramo: 'coche' })).toMatchObject({ estado: 'cotizada' });
  });

  it.each<[string, unknown, string]>([
    ['no object', [], ' tipo'],
    ['an unknown line', { ramo: 'vida' }, 'ramo valor_no_permitido'],
    ['data that are no object', { datos: 'x' }, 'datos tipo'],
    ['a handle that is no text', { solicitud_id: 7 }, 'solicitud_id tipo'],
    ['a field beside the data', { holder: {} }, 'holder no_documentado'],
  ])('refuses %s', async (_name, sent, fault) => {
    const { problem, faults = [] } = (await bench().refusalOf(sent))!;
    expect([problem, ...faults.map(({ campo, codigo }) => `${campo} ${codigo}`)]).toEqual(['datos_invalidos', fault]);
  });

  it('refuses a handle that is unknown or past its end', async () => {
    const { prepare, refusalOf, clock } = bench();
    expect(await refusalOf({ solicitud_id: 'd9' })).toMatchObject({ problem: 'solicitud_no_encontrada' });
    const { solicitud_id } = await prepare({});
    clock.advance(TEST_HOUR_MS);
    expect(await refusalOf({ solicitud_id })).toMatchObject({ problem: 'solicitud_no_encontrada' });
  });
});

describe('following a draft', () => {
  it('tells its state, what is missing and its offers, and nothing of the customer', async () => {
    const { prepare, follow, opened, desk, store, clock } = bench();
    const { solicitud_id } = await prepare({ ramo: 'coche' });
    const seen = async () => resultOf(await follow(solicitud_id, TEST_ADDRESS));
    expect(await seen()).toMatchObject({ estado: 'pendiente', referencia: null, ofertas: [], codigo: TEST_CODE });
    await opened();
    await desk.save('token-d1', 'browser-1', { 'holder.name': 'Zxqmarca' });
    expect(await seen()).toMatchObject({ estado: 'en_curso', faltan: expect.arrayContaining(['holder']) as unknown });
    expect(JSON.stringify(await seen())).not.toContain('Zxqmarca');
    store.quoted(solicitud_id, 'cotizada', TEST_REFERENCE);
    expect(await seen()).toMatchObject({ estado: 'cotizada', referencia: TEST_REFERENCE, mejor_precio: 243.91 });
    // A letter may be deferred.
    expect(await seen()).toHaveProperty('siguiente_paso', expect.not.stringContaining('correo'));
    store.quoted(solicitud_id, 'sin_ofertas', 'COT-OTRA');
    expect(await seen()).toMatchObject({ estado: 'sin_ofertas', ofertas: [] });
    clock.advance(TEST_HOUR_MS);
    expect(await seen()).toMatchObject({ estado: 'sin_ofertas' });
  });

  it('shows no sum and no reason that follows from what the customer typed', async () => {
    const notice = { codigo: 'suma_asegurada', mensaje: 'Es poco para 90 m2.' };
    const result = quoteResult([quotedOffer({ avisos: [notice], valor_asegurado: 17_654 })]);
    const { prepare, follow, store } = bench(undefined, archivedQuote({ result }));
    const { solicitud_id: id } = await prepare({ ramo: 'coche' });
    store.quoted(id, 'cotizada', TEST_REFERENCE);
    const seen = await follow(id, TEST_ADDRESS);
    expect(seen).toMatchObject({ result: { ofertas: [{ precio: 243.91, avisos: [], valor_asegurado: null }] } });
    expect(JSON.stringify(seen)).not.toMatch(/90 m2|17654/);
  });

  it('says that a draft has expired, and that a handle is unknown', async () => {
    const { prepare, follow, clock } = bench();
    const { solicitud_id } = await prepare({});
    clock.advance(TEST_HOUR_MS);
    expect(await follow(solicitud_id, TEST_ADDRESS)).toMatchObject({
      result: { estado: 'caducada', faltan: [] },
    });
    expect(await follow('d9', TEST_ADDRESS)).toMatchObject({ refusal: { problem: 'solicitud_no_encontrada' } });
  });
});
