import type { Refusal } from '@cotiza/problems';
import { PreparedRefusals, type AskRefused } from './prepared-refusals';

const HEADERS = { accept: 'application/json, text/event-stream' };
const refusal = (retryAfterSeconds?: number): Refusal => ({
  problem: 'servicio_saturado',
  faults: [],
  retryAfterSeconds,
});
const call = (id: unknown, name: string, rest: object = {}) => ({
  id,
  method: 'tools/call',
  params: { name, ...rest },
});

/** An SDK that counts how often it is asked, and answers what it was told. */
function sdk() {
  const asked: string[] = [];
  const ask: AskRefused = (message, { retryAfterSeconds }, requestId) => {
    asked.push(JSON.stringify(message.params));
    const text = `Espera ${retryAfterSeconds} segundos (${requestId})`;
    const result = { isError: true, content: [{ type: 'text', text }], _meta: { request_id: requestId } };
    return Promise.resolve(new Response(JSON.stringify({ jsonrpc: '2.0', id: message.id, result })));
  };
  return { asked, ask };
}

it('has the SDK make a refusal once for each tool, whatever is sent, and fills in what differs', async () => {
  const { asked, ask } = sdk();
  const prepared = new PreparedRefusals();
  const answer = async (id: unknown, name: string, seconds: number, requestId: string, rest?: object) => {
    const about = { requestId, headers: HEADERS };
    const known = await prepared.answerTo(call(id, name, rest), refusal(seconds), about, ask);
    return JSON.parse(known!.bytes.toString()) as unknown;
  };
  for (let i = 0; i < 20; i++)
    await answer(i, 'cotizar_moto', 3, 'r', { arguments: { i }, _meta: { progressToken: i } });
  await answer('x', 'cotizar_hogar', 3, 'r');
  expect(asked).toHaveLength(2);
  expect(asked.join()).not.toMatch(/"i":|progressToken/);
  expect(await answer('"dos"', 'cotizar_hogar', 8, 'peticion-9')).toEqual({
    jsonrpc: '2.0',
    id: '"dos"',
    result: {
      isError: true,
      content: [{ type: 'text', text: 'Espera 8 segundos (peticion-9)' }],
      _meta: { request_id: 'peticion-9' },
    },
  });
});

it('leaves to the SDK what waits for no answer, and what says nothing of when to come again', async () => {
  const { asked, ask } = sdk();
  const prepared = new PreparedRefusals();
  const about = { requestId: 'r', headers: HEADERS };
  expect(await prepared.answerTo(call(undefined, 'cotizar_moto'), refusal(3), about, ask)).toBeUndefined();
  expect(await prepared.answerTo(call(1, 'cotizar_moto'), refusal(), about, ask)).toBeUndefined();
  expect(asked).toEqual([]);
});

it('prepares nothing that is not the refusal that it asked for', async () => {
  const prepared = new PreparedRefusals();
  const about = { requestId: 'r', headers: HEADERS };
  const ask: AskRefused = ({ id }) => Promise.resolve(Response.json({ jsonrpc: '2.0', id, error: { code: -32602 } }));
  expect(await prepared.answerTo(call(1, 'cotizar_moto'), refusal(3), about, ask)).toBeUndefined();
});
