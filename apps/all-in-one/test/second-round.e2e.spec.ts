import { bodyOf } from '@cotiza/contract/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { keptMails } from './customer-link';
import { connect, textsOf } from './mcp-client';
import { QUOTES, servicePerTest, until } from './running-service';

const service = servicePerTest();

/** The document of the sandbox that makes one insurer ask. */
const home = bodyOf('Home').withAll({ 'holder.document_id': '99999911M' });
const ANSWERS = { 'aldaba.obras_previstas': false, 'aldaba.juegos_de_llaves': 2 };

const answer = async (consulta: string, respuestas: object) => {
  const response = await service.post(`${QUOTES}/${consulta}/respuestas`, { respuestas });
  return { response, result: (await response.json()) as QuoteResult };
};

it('[Quotation result (response of POST) / preguntas_de_aseguradoras] an insurer that asks is answered once, its offers are added, and one e-mail leaves then', async () => {
  const quoted = await service.quoted(home.build());
  expect(quoted).toMatchObject({ estado: 'cotizado', pendientes: ['Aldaba Seguros'] });
  expect(quoted.preguntas_de_aseguradoras).toMatchObject([
    { pregunta: 'aldaba.obras_previstas', tipo: 'boolean' },
    { pregunta: 'aldaba.juegos_de_llaves', tipo: 'integer', minimo: 1, maximo: 20 },
  ]);
  const [consulta, others] = [quoted.consulta!, quoted.ofertas.length];
  expect(keptMails(service)).toHaveLength(0);
  const { response, result } = await answer(consulta, ANSWERS);
  expect(response.status).toBe(200);
  expect(result.ofertas.length).toBeGreaterThan(others);
  expect(result.ofertas).toEqual(expect.arrayContaining([...quoted.ofertas]));
  expect(result).not.toHaveProperty('pendientes');
  const again = await answer(consulta, ANSWERS);
  expect([again.response.headers.get('idempotency-replayed'), again.result]).toEqual(['true', result]);
  await until(() => keptMails(service).length === 1);
});

it('an answer may be the reason to decline, the same over MCP', async () => {
  const client = await connect(service);
  const { insurance_line: _line, ...args } = home.build();
  const quoted = await client.callTool({ name: 'cotizar_hogar', arguments: args });
  const { consulta } = quoted.structuredContent as unknown as QuoteResult;
  expect(textsOf(quoted)[0]).toContain(
    'aldaba.juegos_de_llaves: ¿Cuántos juegos de llaves hay? Vale de 1 a 20 juegos.',
  );
  const respuestas = { ...ANSWERS, 'aldaba.obras_previstas': true };
  const answered = await client.callTool({ name: 'responder_aseguradora', arguments: { consulta, respuestas } });
  expect(textsOf(answered)[0]).toContain('No asegura con obras previstas');
  await client.close();
});
