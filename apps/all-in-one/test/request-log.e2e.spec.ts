import { bodyOf } from '@cotiza/contract/testing';
import { argumentsOf, connect } from './mcp-client';
import { JSON_TYPE, QUOTES, serviceForTests, until } from './running-service';

const MARK = 'zxmarca';
const INFO = 30;

const service = serviceForTests({ LOG_LEVEL: 'info' });

type Line = Record<string, unknown>;

const served = () => service.log.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request served');

/** Returns the one line of a request, without time, duration and level. */
async function lineOf(requestId: string): Promise<Line> {
  const ofRequest = () => served().filter(({ request_id: id }) => id === requestId);
  await until(() => ofRequest().length > 0);
  expect(ofRequest()).toHaveLength(1);
  const { level, time, ms, msg, ...facts } = ofRequest()[0]!;
  expect([level, typeof time, typeof ms, msg]).toEqual([INFO, 'string', 'number', 'request served']);
  return facts;
}

it('a quotation is one line: what, how it ended, how long', async () => {
  await service.post(QUOTES, bodyOf('Home').build(), { ...JSON_TYPE, 'x-request-id': 'r-1' });
  expect(await lineOf('r-1')).toEqual({
    request_id: 'r-1',
    trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    method: 'POST',
    route: QUOTES,
    status: 200,
    reference: expect.stringMatching(/^COT-/) as string,
  });
});

it('a refusal says its code and the faulty fields, not what was sent', async () => {
  const body = bodyOf('Home').with('holder.email', MARK).without('effective_date').build();
  const headers = { ...JSON_TYPE, 'x-request-id': 'r-2' };
  expect((await service.post(QUOTES, { ...body, [MARK]: MARK }, headers)).status).toBe(400);
  expect(await lineOf('r-2')).toEqual({
    request_id: 'r-2',
    trace_id: expect.any(String) as string,
    method: 'POST',
    route: QUOTES,
    status: 400,
    refusal: 'datos_invalidos',
    fields: ['effective_date', 'holder.email'],
    unknown_fields: 1,
  });
});

it('an address that there is not is not written', async () => {
  await service.get(`/${MARK}?${MARK}=1`, { 'x-request-id': 'r-4' });
  expect(await lineOf('r-4')).toEqual({
    request_id: 'r-4',
    method: 'GET',
    route: null,
    status: 404,
    refusal: 'no_encontrado',
  });
  expect(service.log.join()).not.toContain(MARK);
});

it('a call over MCP says its tool, and its refusal though HTTP knows of none', async () => {
  const client = await connect(service);
  await client.callTool({ name: 'cotizar_hogar', arguments: { ...argumentsOf('Home'), [MARK]: MARK, holder: MARK } });
  await client.callTool({ name: 'consultar_catalogo', arguments: { tipo: 'road-types' } });
  await client.close();
  const calls = () => served().filter(({ tool }) => tool !== undefined);
  await until(() => calls().length === 2);
  expect(calls()).toMatchObject([
    { route: '/api/agent/mcp', status: 200, tool: 'cotizar_hogar', refusal: 'datos_invalidos', unknown_fields: 1 },
    { route: '/api/agent/mcp', status: 200, tool: 'consultar_catalogo' },
  ]);
  expect(calls()[0]!.fields).toContain('holder');
  expect(calls()[1]).not.toHaveProperty('refusal');
  expect(service.log.join()).not.toContain(MARK);
});
