import { Cotiza, type Answer, type QuoteResult } from '@cotiza/client';
import { exampleBody, exampleEstimate, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { serviceForTests, until } from './running-service';

const service = serviceForTests({ INSURER_DEADLINE_MS: '60000' });
let cotiza: Cotiza;
beforeAll(() => (cotiza = new Cotiza(service.url)));

function resultOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.error}: ${JSON.stringify(answer.errores)}`);
  return answer.result;
}

describe.each(INSURANCE_LINES)('the client, for %s', (line) => {
  const ramo = LINES[line].ramo as Parameters<Cotiza['requirements']>[0];
  const body = exampleBody(line, TEST_DAY) as unknown as Parameters<Cotiza['quote']>[0];

  it('[What the service does / 3] gets what must be asked, checks it, estimates, and quotes once under a key', async () => {
    expect(resultOf(await cotiza.requirements(ramo))).toMatchObject({ insurance_line: line });
    expect(resultOf(await cotiza.check(body))).toMatchObject({ completo: true });
    const estimate = exampleEstimate(line, TEST_DAY) as unknown as Parameters<Cotiza['estimate']>[0];
    expect(resultOf(await cotiza.estimate(estimate)).niveles.length).toBeGreaterThan(0);
    const first = await cotiza.quote(body);
    const again = await cotiza.quote(body, { idempotencyKey: first.idempotencyKey });
    expect([first, again]).toMatchObject([{ replayed: false }, { replayed: true }]);
    expect(resultOf(again)).toEqual(resultOf(first));
    const [offer] = resultOf(first).ofertas;
    const revised = resultOf(await cotiza.revise(offer!.oferta_id, { client_reference: 'otra' }));
    expect(revised).toMatchObject({ client_reference: 'otra', revision: { de: resultOf(first).referencia } });
    expect(resultOf(await cotiza.detail(offer!.oferta_id))).toMatchObject({ oferta: { oferta_id: offer!.oferta_id } });
  });
});

it('prepares, changes and follows a draft', async () => {
  const { solicitud_id, codigo } = resultOf(await cotiza.prepareDraft({ ramo: 'coche' }));
  const changed = await cotiza.prepareDraft({
    solicitud_id,
    datos: { insurance_line: 'Car', holder: { name: 'Ana' } },
  });
  expect(resultOf(changed).errores).toMatchObject([{ campo: 'holder.name' }]);
  expect(resultOf(await cotiza.draft(solicitud_id))).toMatchObject({ estado: 'pendiente', codigo });
  expect(await cotiza.draft('x')).toMatchObject({ ok: false, error: 'solicitud_no_encontrada' });
});

it('waits for the insurers that are pending', async () => {
  const body = bodyOf('Car').with('holder.document_id', '99999901H').build();
  const answers: Answer<QuoteResult>[] = [];
  void cotiza.quote(body as unknown as Parameters<Cotiza['quote']>[0]).then((answer) => answers.push(answer));
  await until(() => {
    service.clock.advance(100);
    return answers.length > 0;
  });
  const { pendientes, consulta = '', ofertas } = resultOf(answers[0]!);
  expect(pendientes).toHaveLength(1);
  expect(resultOf(await cotiza.quotation(consulta)).pendientes).toEqual(pendientes);
  const waiting = cotiza.waitForPending(consulta, { everyMs: 1 });
  service.clock.advance(12_000);
  const { pendientes: none, ofertas: all } = resultOf(await waiting);
  expect([none, all.length > ofertas.length]).toEqual([undefined, true]);
});
