import { createServer } from 'node:http';
import { PROBLEMS } from '@cotiza/problems';
import { postQuote } from '../../torture/load/post-quote';
import { listen } from '../../torture/receivers/listening';
import { messageIn, postToolCall } from './post-tool-call';

const order = { clientReference: 'peticion-1', body: '{}', key: undefined };

it('reads an answer of MCP as JSON and as the event of a stream', () => {
  expect(messageIn('{"id":1}')).toEqual({ id: 1 });
  expect(messageIn('event: message\ndata: {"id":1}\n\n')).toEqual({ id: 1 });
});

it.each([
  ['a refusal of the table', { error: 'resultado_desconocido' }, 'refused'],
  ['a refusal that has another status', { error: 'error_interno' }, 'wrong'],
  ['a page of a proxy', '<html>', 'wrong'],
])('takes a 503 for what it is: %s', async (_name, body, kind) => {
  expect(PROBLEMS.resultado_desconocido.status).toBe(503);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const server = createServer((_request, answer) => answer.writeHead(503, { connection: 'close' }).end(text));
  const port = await listen(server);
  expect(await postQuote(`http://127.0.0.1:${port}`, order)).toMatchObject({ kind });
  server.close();
});

it('takes a result that was given before for the one that it is', async () => {
  const result = { referencia: 'COT-7K2M9QX4TB', client_reference: order.clientReference, estado: 'cotizado' };
  const asked = { ...order, body: JSON.stringify({ insurance_line: 'Car' }) };
  const answers: object[] = [result, { ...result, repetida: true }, { ...result, aviso: 'otro' }];
  const server = createServer((_request, answer) => {
    answer.end(JSON.stringify({ result: { structuredContent: answers.shift() } }));
  });
  const port = await listen(server);
  const ask = () => postToolCall(`http://127.0.0.1:${port}`, asked);
  const [first, again, other] = [await ask(), await ask(), await ask()];
  expect(first).toMatchObject({ kind: 'acknowledged', reference: result.referencia });
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  server.closeAllConnections();
  server.close();
});
