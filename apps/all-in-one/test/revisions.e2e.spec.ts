import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import type { RevisionResult } from '@cotiza/quoting';
import { choose, firstMail, keptMails } from './customer-link';
import { connect, textsOf } from './mcp-client';
import { JSON_TYPE, linesOf, QUOTES, servicePerTest, until } from './running-service';

const service = servicePerTest();

const home = bodyOf('Home').withAll({ 'risk.contents_limit': 20_000, effective_date: TEST_DAY });
const MORE = { 'risk.contents_limit': 30_000 };

const revise = (consulta: string, cambios: object, key?: string) =>
  service.post(
    `${QUOTES}/${consulta}/revisiones`,
    { cambios },
    { ...JSON_TYPE, ...(key && { 'idempotency-key': key }) },
  );
const revised = async (id: string) => (await (await revise(id, MORE, 'clave-1')).json()) as RevisionResult;
const problemOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { error: string }).error;

it('a revision has the prices of a new quotation and what it changes, once under a key, the same over MCP', async () => {
  const { referencia, ofertas } = await service.quoted(home.build());
  const id = ofertas[0]!.oferta_id;
  const first = await revise(id, MORE, 'clave-1');
  const result = (await first.json()) as RevisionResult;
  const again = await revise(id, MORE, 'clave-1');
  expect([first.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(await again.json()).toEqual(result);
  const fresh = await service.quoted(home.withAll(MORE).build());
  expect(result.ofertas.map(({ precio }) => precio)).toEqual(fresh.ofertas.map(({ precio }) => precio));
  expect(result.revision.de).toBe(referencia);
  for (const { antes, ahora, partes } of result.revision.diferencias) {
    const cents = partes.reduce((sum, part) => sum + Math.round((part.ahora - part.antes) * 100), 0);
    expect(cents).toBe(Math.round((ahora! - antes!) * 100));
  }
  const client = await connect(service);
  const called = await client.callTool({ name: 'revisar_cotizacion', arguments: { consulta: id, cambios: MORE } });
  await client.close();
  const { diferencias } = (called.structuredContent as unknown as RevisionResult).revision;
  expect(diferencias.map(({ ahora }) => ahora)).toEqual(
    result.revision.diferencias.filter(({ antes, ahora }) => antes !== ahora).map(({ ahora }) => ahora),
  );
  expect(textsOf(called)[0]).toContain(`Revisión de ${referencia}`);
});

it('a key of a revision is that of the quotation that it revises, and of no other', async () => {
  const [one, other] = [await service.quoted(home.build()), await service.quoted(home.build())];
  const made: string[] = [];
  for (const { ofertas } of [one, other, await revised(one.ofertas[0]!.oferta_id)])
    made.push((await revised(ofertas[0]!.oferta_id)).referencia);
  expect(new Set(made).size).toBe(3);
});

it('no e-mail follows once an offer of any revision is chosen', async () => {
  const { ofertas } = await service.quoted(home.build());
  const id = ofertas[0]!.oferta_id;
  const { path } = await firstMail(service);
  const shown = await revised(id);
  await revise(id, { 'risk.contents_limit': 40_000 });
  await fetch(service.url + path, { method: 'POST', body: new URLSearchParams({ revision: shown.referencia }) });
  await choose(service, path, shown.ofertas[0]!.oferta_id);
  service.clock.advance(11 * 60_000);
  await until(() => {
    service.clock.advance(10_000);
    return linesOf(service, 'message dead').length > 0;
  });
  expect(keptMails(service)).toHaveLength(1);
});

it('the customer changes a fact on the page, and sees the prices before and now', async () => {
  const { ofertas, referencia } = await service.quoted(home.build());
  const { path } = await firstMail(service);
  const get = async (at: string) => (await fetch(service.url + at)).text();
  const change = (fields: Record<string, string>, headers = {}) =>
    fetch(`${service.url}${path}/cambiar`, {
      ...{ method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' },
    });
  expect(await get(path)).toContain(`href="${path.replace('/c/', '')}/cambiar"`);
  const form = await get(`${path}/cambiar`);
  expect(form).toContain('name="risk.contents_limit" value="20000"');
  for (const secret of ['holder', String(home.at('holder.document_id')), String(home.at('holder.email'))])
    expect(form).not.toContain(secret);
  const wrong = await change({ 'risk.contents_limit': 'mucho' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toMatch(/id="risk.contents_limit-fallo">[^]*value="mucho"[^]*aria-invalid="true"/);
  expect((await change({ 'holder.email': 'otra@example.com' })).status).toBe(400);
  expect((await change({ 'risk.contents_limit': '30.000' }, { origin: 'https://otra.example' })).status).toBe(403);
  expect(await get(path)).not.toContain('una revisión');
  service.clock.advance(60_000);
  const changed = await change({ 'risk.contents_limit': '30.000' });
  const to = new URL(changed.headers.get('location')!, `${service.url}${path}/cambiar`);
  expect([changed.status, to.pathname, to.hash]).toEqual([303, path, '#revision']);
  const revised = await get(path);
  for (const text of ['Estás viendo una revisión', 'Volver a la primera', referencia, ' antes, '])
    expect(revised).toContain(text);
  expect(keptMails(service)).toHaveLength(1);
  await choose(service, path, /value="([\w-]{22}\.\d+)"/.exec(revised)![1]!);
  expect(await get(path)).not.toContain('Cambiar un dato');
  expect((await change({ 'risk.contents_limit': '40.000' })).status).toBe(303);
  expect(await problemOf(revise(ofertas[0]!.oferta_id, MORE))).toBe('oferta_ya_elegida');
});
