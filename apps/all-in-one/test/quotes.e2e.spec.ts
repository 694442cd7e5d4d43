import {
  COVER_LEVELS,
  GUARANTEES,
  INSURANCE_LINES,
  requirementsOf,
  type InsuranceLine,
  LINES,
  type Requirements,
} from '@cotiza/contract';
import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { insurer, isDown } from '@cotiza/quoting/testing';
import type { QuoteResult, CheckResult } from '@cotiza/quoting';
import { QUOTES, startService, type RunningService } from './running-service';

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const quote = async (line: InsuranceLine) => {
  const response = await service.post(QUOTES, bodyOf(line).build());
  return { status: response.status, result: (await response.json()) as QuoteResult };
};

const questionOf = (line: InsuranceLine, campo: string) =>
  requirementsOf(line, TEST_DAY)
    .guia_de_preguntas.flatMap(({ preguntas }) => preguntas)
    .find(({ campos }) => campos.includes(campo))!.pregunta;

describe.each(INSURANCE_LINES)('a quotation of %s', (line) => {
  it('[POST {base_url}/api/agent/cotizaciones / 200] [What the service does / 1] answers the prices of at least four insurers', async () => {
    const { status, result } = await quote(line);
    expect(status).toBe(200);
    expect(result.estado).toBe('cotizado');
    expect(new Set(result.ofertas.map(({ aseguradora }) => aseguradora)).size).toBeGreaterThanOrEqual(4);
  });

  it('[POST {base_url}/api/agent/cotizaciones / Request] takes the body that insurance_line chooses', async () => {
    const other = line === 'Home' ? 'Car' : 'Home';
    const response = await service.post(QUOTES, { ...bodyOf(line).build(), insurance_line: other });
    expect(response.status).toBe(400);
    expect((await quote(line)).status).toBe(200);
  });
});

describe('the result', () => {
  let result: QuoteResult;
  beforeAll(async () => ({ result } = await quote('Car')));

  it('[States and transitions / cotizado] [Quotation result (response of POST) / estado] is cotizado when there is an offer', () => {
    expect(result).toMatchObject({ estado: 'cotizado', ofertas: expect.arrayContaining([expect.anything()]) });
  });
  it('[Quotation result (response of POST) / ramo] [Quotation result (response of POST) / client_reference] are what was sent', () => {
    expect(result).toMatchObject({ ramo: 'Car', client_reference: 'caso-2041' });
  });
  it('[Quotation result (response of POST) / referencia] identifies the quotation', () => {
    expect(result.referencia).toMatch(/^COT-[0-9A-HJKMNP-TV-Z]{10}$/);
  });
  it('[Quotation result (response of POST) / ofertas] [Quotation result (response of POST) / mejor_precio] go from the cheapest to the dearest', () => {
    const prices = result.ofertas.map(({ precio }) => precio);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(result.mejor_precio).toBe(prices[0]);
  });
  it('[Quotation result (response of POST) / siguiente_paso] says what happens next', () => {
    expect(result.siguiente_paso).toContain('Presenta al cliente la mejor oferta de cada nivel');
  });
  it('[Quotation result (response of POST) / aviso] [What the law asks besides / estimates] says that they are estimates and who was asked', () => {
    expect(result.aviso).toContain('estimación');
    for (const { aseguradora } of result.ofertas) expect(result.aviso).toContain(aseguradora);
  });
  it('[Quotation result (response of POST) / mejor_por_nivel] names the best of each level', () => {
    for (const { nivel, precio } of result.mejor_por_nivel) {
      const prices = result.ofertas.filter((offer) => offer.nivel === nivel).map((offer) => offer.precio);
      expect(precio).toBe(Math.min(...prices));
    }
    expect(result.mejor_por_nivel[0]?.precio).toBe(result.mejor_precio);
  });
  it('[Quotation result (response of POST) / rechazos] [Quotation result (response of POST) / sin_respuesta] are empty where all offer', () => {
    expect([result.rechazos, result.sin_respuesta]).toEqual([[], []]);
  });
  it('[Quotation result (response of POST) / request_id] is that of the header', async () => {
    const response = await service.post(QUOTES, bodyOf('Car').build());
    const { request_id } = (await response.json()) as QuoteResult;
    expect(response.headers.get('x-request-id')).toBe(request_id);
  });
});

describe('an offer', () => {
  let offers: QuoteResult['ofertas'];
  beforeAll(async () => (offers = (await quote('Car')).result.ofertas));

  it('[Offer item / aseguradora] [Offer item / producto] [Offer item / modalidad] names insurer, product and modality', () => {
    for (const { aseguradora, producto } of offers) expect([aseguradora, producto].join()).toMatch(/\w+,.*\w/);
    const expected = ['Terceros', 'Terceros Ampliado', 'Todo Riesgo', 'Todo Riesgo con franquicia'];
    expect([...new Set(offers.map(({ modalidad }) => modalidad))].sort()).toEqual(expected);
  });

  it('[Offer item / precio] [Offer item / moneda] [Offer item / periodicidad] [Offer item / precio_anual_total] costs whole cents of euros, once a year', () => {
    for (const { precio, moneda, periodicidad, precio_anual_total } of offers) {
      expect(precio).toBeGreaterThan(0);
      expect(Number(precio.toFixed(2))).toBe(precio);
      expect([moneda, periodicidad, precio_anual_total]).toEqual(['EUR', 'anual', precio]);
    }
  });

  it('[Offer item / franquicia] is an amount where the modality has one, 0 where full cover has none, null for liability', () => {
    for (const { nivel, franquicia } of offers) {
      if (nivel === 'todo_riesgo_con_franquicia') expect(franquicia).toBeGreaterThan(0);
      else expect(franquicia).toBe(nivel === 'todo_riesgo' ? 0 : null);
    }
  });

  it('[Offer item / es_estimacion] [Offer item / firmeza] is an estimate: a tariff is no proposal', () => {
    for (const { es_estimacion, firmeza } of offers) expect([es_estimacion, firmeza]).toEqual([true, 'estimacion']);
  });

  it('[Offer item / oferta_id] [Offer item / valida_hasta] has an id that cannot be guessed, and a last day', () => {
    for (const { oferta_id, valida_hasta } of offers) {
      expect(oferta_id).toMatch(/^[\w-]{22}\.\d+$/);
      expect(valida_hasta).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('[Offer item / nivel] [Offer item / coberturas] [Offer item / avisos] has a level and guarantees of the line, and nothing to warn of', () => {
    for (const { nivel, coberturas, avisos } of offers) {
      expect(Object.keys(COVER_LEVELS.Car)).toContain(nivel);
      expect(Object.keys(GUARANTEES.Car)).toEqual(expect.arrayContaining([...coberturas]));
      expect(avisos).toEqual([]);
    }
  });

  it('[Offer item / desglose] adds up to the cent', () => {
    for (const { desglose, precio_anual_total: total } of offers) {
      const cents = Object.values(desglose!).map((part) => Math.round(part * 100));
      expect(cents.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total! * 100));
    }
  });
});

describe('data that cannot be quoted', () => {
  it('[POST {base_url}/api/agent/cotizaciones / 400] names all ten faults at once with the questions to ask', async () => {
    const body = bodyOf('Car').without('effective_date', 'holder.email', 'vehicle.use').withAll({
      'holder.document_id': '12345678A',
      'holder.phone': '910000000',
      'holder.economic_occupation': '9999',
      'holder.address.postal_code': '99999',
      'vehicle.annual_km': 'UpTo10000',
      'driver.penalties': 0,
      'driver.previous_company_code': 'NOBODY',
    });
    const response = await service.post(QUOTES, body.build());
    expect(response.status).toBe(400);
    const { error, errores } = (await response.json()) as { error: string; errores: Record<string, string>[] };
    expect(error).toBe('datos_invalidos');
    expect(errores.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual([
      'effective_date falta',
      'holder.document_id formato',
      'holder.economic_occupation desconocido',
      'holder.phone formato',
      'holder.email falta',
      'holder.address.postal_code formato',
      'vehicle.use falta',
      'vehicle.annual_km valor_no_permitido',
      'driver.previous_company_code desconocido',
      'driver.penalties tipo',
    ]);
    const ofAgent = errores.filter(({ quien }) => quien === 'agente').map(({ campo }) => campo);
    expect(ofAgent).toEqual([
      'holder.economic_occupation',
      'vehicle.annual_km',
      'driver.previous_company_code',
      'driver.penalties',
    ]);
    for (const { campo, pregunta } of errores)
      expect(pregunta).toBe(ofAgent.includes(campo) ? undefined : questionOf('Car', campo!));
  });

  it('[POST {base_url}/api/agent/cotizaciones / 403] [Errors / Rule 7] is refused as a case that is not supported', async () => {
    const response = await service.post(QUOTES, bodyOf('Home').with('risk.owner_is_holder', false).build());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: 'no_cotizable',
      errores: [{ campo: 'risk.owner_is_holder', codigo: 'caso_no_soportado' }],
    });
  });
});

describe('insurers on purpose', () => {
  it('[POST {base_url}/api/agent/cotizaciones / 503] [Errors / Rule 8] is unavailable, and says when to come back, when none answers', async () => {
    const down = await startService({}, { insurers: [insurer('Aldaba', isDown)] });
    const response = await down.post(QUOTES, bodyOf('Car').build());
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^[1-9][0-9]*$/);
    expect(await response.json()).toMatchObject({ error: 'consulta_no_disponible', errores: [] });
    await down.close();
  });
});

/** Returns the path of every value of a body. */
function pathsIn(value: object, above = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? pathsIn(inner, `${above}${name}.`) : [`${above}${name}`],
  );
}

/** Returns true for a field that the caller fills in without a question. */
const isOfTheCaller = (path: string) => ['insurance_line', 'client_reference'].includes(path);

it.each(INSURANCE_LINES)(
  '[What the service does / 3] what requisitos asks in one message is what a quotation of %s takes',
  async (line) => {
    const answer = await service.get(`/api/agent/requisitos?ramo=${LINES[line].ramo}`);
    const { guia_de_preguntas, mensaje_para_el_cliente } = (await answer.json()) as Requirements;
    const questions = guia_de_preguntas.flatMap(({ preguntas }) => preguntas);
    const body = bodyOf(line).build() as object;

    const asked = new Set(questions.flatMap(({ campos }) => campos));
    expect(pathsIn(body).filter((path) => !asked.has(path))).toEqual([]);
    const ofEverybody = guia_de_preguntas
      .flatMap(({ soloSi, preguntas }) => (soloSi === undefined ? preguntas : []))
      .filter(({ campos, soloSi }) => soloSi === undefined && !campos.some(isOfTheCaller));
    expect(ofEverybody.filter(({ pregunta }) => !mensaje_para_el_cliente.includes(pregunta))).toEqual([]);

    const quoted = await service.post(QUOTES, body);
    expect(quoted.status).toBe(200);
    expect(((await quoted.json()) as QuoteResult).ofertas.length).toBeGreaterThan(0);
  },
);

const CHECKS = '/api/agent/comprobaciones';

async function check(body: unknown): Promise<CheckResult> {
  const response = await service.post(CHECKS, body);
  expect(response.status).toBe(200);
  return (await response.json()) as CheckResult;
}

describe('a check', () => {
  it.each(INSURANCE_LINES)('says that a whole body of %s can be quoted', async (line) => {
    const propuestas = line === 'Home' ? [expect.objectContaining({ campo: 'risk.buildings_limit' })] : [];
    expect(await check(bodyOf(line).build())).toEqual({
      ...{ completo: true, errores: [], advertencias: [] },
      ...{ propuestas, preguntas: [] },
    });
  });

  it.each([
    ['Home', { insurance_line: 'Home', risk: { area_m2: 'noventa' } }],
    ['Car', { insurance_line: 'Car', vehicle: { registration_plate: '5678MZB' } }],
    ['Motorcycle', { insurance_line: 'Motorcycle' }],
    ['no line', {}],
  ])('says of a partial body of %s what a quotation would, with each question once', async (_line, body) => {
    const { completo, errores, preguntas } = await check(body);
    const refusal = (await (await service.post(QUOTES, body)).json()) as { errores: unknown };
    expect(completo).toBe(false);
    expect(errores).toEqual(refusal.errores);
    const asked = preguntas.map(({ pregunta }) => pregunta);
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked.length > 0).toBe('insurance_line' in body);
  });
});

it('a check counts with requirements and catalogues, not with quotations', async () => {
  const limited = await startService({ LIMIT_REFERENCE_PER_MINUTE: '1', LIMIT_QUOTES_PER_MINUTE: '1' });
  expect((await limited.post(CHECKS, {})).status).toBe(200);
  expect((await limited.get('/api/agent/requisitos')).status).toBe(429);
  await limited.quoted(bodyOf('Home').build());
  await limited.close();
});
