import { INSURANCE_LINES } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import type { CheckResult } from '@cotiza/quoting';
import { QUOTES, startService, type RunningService } from './running-service';

const CHECKS = '/api/agent/comprobaciones';

let service: RunningService;
afterEach(() => service.close());

async function check(body: unknown): Promise<CheckResult> {
  const response = await service.post(CHECKS, body);
  expect(response.status).toBe(200);
  return (await response.json()) as CheckResult;
}

it.each(INSURANCE_LINES)('says that a whole body of %s can be quoted', async (line) => {
  service = await startService();
  expect(await check(bodyOf(line).build())).toEqual({ completo: true, errores: [], advertencias: [], preguntas: [] });
});

it.each([
  ['Home', { insurance_line: 'Home', risk: { area_m2: 'noventa' } }],
  ['Car', { insurance_line: 'Car', vehicle: { registration_plate: '5678MZB' } }],
  ['Motorcycle', { insurance_line: 'Motorcycle' }],
  ['no line', {}],
])('says of a partial body of %s what a quotation would, with each question once', async (_line, body) => {
  service = await startService();
  const { completo, errores, preguntas } = await check(body);
  const refusal = (await (await service.post(QUOTES, body)).json()) as { errores: unknown };
  expect(completo).toBe(false);
  expect(errores).toEqual(refusal.errores);
  const asked = preguntas.map(({ pregunta }) => pregunta);
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.length > 0).toBe('insurance_line' in body);
});

it('warns of what is allowed and can hardly be, and quotes it all the same', async () => {
  service = await startService();
  const body = bodyOf('Home').with('holder.birth_date', '1912-01-01').build();
  const { completo, advertencias } = await check(body);
  expect(completo).toBe(true);
  expect(advertencias).toEqual([
    {
      campo: 'holder.birth_date',
      codigo: 'improbable',
      mensaje: 'El titular tendría más de 110 años: comprueba su fecha de nacimiento.',
      pregunta: expect.any(String),
    },
  ]);
  const result = (await (await service.post(QUOTES, body)).json()) as { estado: string; aviso: string };
  expect(result.estado).toBe('cotizado');
  expect(result.aviso).toContain(advertencias[0]!.mensaje);
});

it('says that a case is not supported without refusing it', async () => {
  service = await startService();
  const body = bodyOf('Home').with('risk.owner_is_holder', false).build();
  expect((await service.post(QUOTES, body)).status).toBe(403);
  expect(await check(body)).toMatchObject({ completo: false, errores: [{ codigo: 'caso_no_soportado' }] });
});

it('counts with requirements and catalogues, not with quotations', async () => {
  service = await startService({ LIMIT_REFERENCE_PER_MINUTE: '1', LIMIT_QUOTES_PER_MINUTE: '1' });
  await check({});
  expect((await service.get('/api/agent/requisitos')).status).toBe(429);
  expect((await service.post(QUOTES, bodyOf('Home').build())).status).toBe(200);
});

it('refuses what is not JSON', async () => {
  service = await startService();
  expect((await service.post(CHECKS, '{')).status).toBe(400);
  expect((await service.post(CHECKS, undefined)).status).toBe(400);
});
