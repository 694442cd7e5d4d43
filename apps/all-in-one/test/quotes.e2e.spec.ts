import { INSURANCE_LINES, requirementsOf, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { insurer, isDown } from '@cotiza/quoting/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { QUOTES, serviceForTests, startService } from './running-service';

const service = serviceForTests();

const quote = async (line: InsuranceLine) => {
  const response = await service.post(QUOTES, bodyOf(line).build());
  return { status: response.status, result: (await response.json()) as QuoteResult };
};

const questionOf = (line: InsuranceLine, campo: string) =>
  requirementsOf(line, TEST_DAY)
    .guia_de_preguntas.flatMap(({ preguntas }) => preguntas)
    .find(({ campos }) => campos.includes(campo))!.pregunta;

describe.each(INSURANCE_LINES)('a quotation of %s', (line) => {
  it('[POST {base_url}/api/agent/cotizaciones / 200] [POST {base_url}/api/agent/cotizaciones / Request] [What the service does / 1] answers the prices of at least four insurers', async () => {
    const { status, result } = await quote(line);
    expect(status).toBe(200);
    expect(result.estado).toBe('cotizado');
    expect(new Set(result.ofertas.map(({ aseguradora }) => aseguradora)).size).toBeGreaterThanOrEqual(4);
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

it('[POST {base_url}/api/agent/cotizaciones / 503] [Errors / Rule 8] a quotation is unavailable, and says when to come back, when none answers', async () => {
  const down = await startService({}, { insurers: [insurer('Aldaba', isDown)] });
  const response = await down.post(QUOTES, bodyOf('Car').build());
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^[1-9][0-9]*$/);
  expect(await response.json()).toMatchObject({ error: 'consulta_no_disponible', errores: [] });
  await down.close();
});
