import { bodyOf } from '@cotiza/contract/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { argumentsOf, connect, textsOf } from './mcp-client';
import { JSON_TYPE, QUOTES, serviceForTests } from './running-service';

const body = bodyOf('Home').build();

const service = serviceForTests();

const post = (key: string, sent: unknown = body) =>
  service.post(QUOTES, sent, { ...JSON_TYPE, 'idempotency-key': key });

describe('a request that is repeated under its key', () => {
  const asked = (query: string, headers: Record<string, string> = {}, sent: unknown = body) =>
    service.post(`${QUOTES}?${query}`, sent, { ...JSON_TYPE, ...headers });

  it('by the parameter of callers that cannot set headers it is known by the header too, and by both at once', async () => {
    const first = (await (await asked('idempotency_key=una%20clave')).json()) as QuoteResult;
    for (const again of [
      await post('una clave'),
      await asked('idempotency_key=una+clave', { 'idempotency-key': 'una clave' }),
    ]) {
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await again.json()).toEqual(first);
    }
  });

  it('is one request over REST and MCP', async () => {
    const first = (await (await post('de-ambas')).json()) as QuoteResult;
    const client = await connect(service);
    const call = (args: object) =>
      client.callTool({ name: 'cotizar_hogar', arguments: { ...argumentsOf('Home'), ...args } });
    const again = await call({ idempotency_key: 'de-ambas' });
    expect(again.structuredContent).toMatchObject({ referencia: first.referencia, repetida: true });
    expect(textsOf(again)[0]).toMatch(/^Esta respuesta ya se dio con la misma idempotency_key/);
    const fresh = await call({ idempotency_key: 'nueva' });
    for (const { _meta } of [again, fresh]) expect(_meta).toBeUndefined();
    expect([JSON.stringify(fresh.structuredContent), textsOf(fresh)[0]].join()).not.toMatch(/repetida|ya se dio/);
    const other = await call({ idempotency_key: 'de-ambas', client_reference: 'otra' });
    expect(other.isError).toBe(true);
    expect(textsOf(other)[0]).toContain('clave_reutilizada');
    expect(textsOf(await call({ idempotency_key: 7 })).join()).toContain('idempotency_key');
    await client.close();
  });
});
