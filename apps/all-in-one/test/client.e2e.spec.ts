import { Cotiza, type Answer } from '@cotiza/client';
import { exampleBody, exampleEstimate, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { startService, type RunningService } from './running-service';

let service: RunningService;
let cotiza: Cotiza;
beforeAll(async () => {
  service = await startService();
  cotiza = new Cotiza(service.url);
});
afterAll(() => service.close());

function resultOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.error}: ${JSON.stringify(answer.errores)}`);
  return answer.result;
}

describe.each(INSURANCE_LINES)('the client, for %s', (line) => {
  const ramo = LINES[line].ramo as Parameters<Cotiza['requirements']>[0];
  const body = exampleBody(line, TEST_DAY) as unknown as Parameters<Cotiza['quote']>[0];

  it('gets what must be asked, checks it, estimates, and quotes once under a key', async () => {
    expect(resultOf(await cotiza.requirements(ramo))).toMatchObject({ insurance_line: line });
    expect(resultOf(await cotiza.check(body))).toMatchObject({ completo: true });
    const estimate = exampleEstimate(line, TEST_DAY) as unknown as Parameters<Cotiza['estimate']>[0];
    expect(resultOf(await cotiza.estimate(estimate)).niveles.length).toBeGreaterThan(0);
    const first = await cotiza.quote(body);
    const again = await cotiza.quote(body, { idempotencyKey: first.idempotencyKey });
    expect([first, again]).toMatchObject([{ replayed: false }, { replayed: true }]);
    expect(resultOf(again)).toEqual(resultOf(first));
    const [offer] = resultOf(first).ofertas;
    expect(resultOf(await cotiza.detail(offer!.oferta_id))).toMatchObject({ oferta: { oferta_id: offer!.oferta_id } });
  });

  it('gets the faults of what is missing', async () => {
    const refused = await cotiza.quote({ ...body, holder: undefined } as never);
    expect(refused).toMatchObject({ ok: false, error: 'datos_invalidos', status: 400 });
    const faults = refused.ok ? [] : refused.errores;
    expect(faults).toContainEqual(expect.objectContaining({ campo: 'holder.name', codigo: 'falta' }));
  });
});

it('gets the values of a field', async () => {
  expect(resultOf(await cotiza.catalogue({ tipo: 'towns', codigo_postal: '28013' })).valores).toHaveLength(1);
});
