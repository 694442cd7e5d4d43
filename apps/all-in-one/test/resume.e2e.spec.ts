import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { offerNumber, type QuoteResult } from '@cotiza/quoting';
import { firstMail } from './customer-link';
import { connect, textsOf } from './mcp-client';
import { QUOTES, servicePerTest } from './running-service';

const service = servicePerTest();

const home = bodyOf('Home').withAll({ effective_date: TEST_DAY, client_reference: 'caso-secreto' });

/** Quotes, and returns the result with the button of its page, which makes a code. */
async function quoted() {
  const result = await service.quoted(home.build());
  const { path } = await firstMail(service);
  const press = (headers = {}) => fetch(`${service.url}${path}?datos=codigo`, { method: 'POST', headers });
  const make = async () => CODE.exec(await (await press()).text())![0];
  return { result, path, press, make };
}
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{3}-[0-9A-Z]{3}/;

const resume = (body: unknown) => service.post(`${QUOTES}/retomar`, body);

/** Every text of a body that says who somebody is or where, and what its caller calls it. */
const PERSONAL = ['caso-secreto', ...['holder', 'risk'].flatMap((block) => textsIn(home.at(block), block))];

function textsIn(value: unknown, path: string): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
  return typeof value === 'string' && /name|surname|document|email|phone|street|birth/.test(path) ? [value] : [];
}

it('an agent gets the offers once by the code of the page, with nothing personal, the same over MCP', async () => {
  const { result, path, make } = await quoted();
  expect(await (await fetch(service.url + path)).text()).toContain('Sacar un código');
  const answer = await resume({ codigo: await make() });
  const text = await answer.clone().text();
  const resumed = (await answer.json()) as QuoteResult;
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(resumed).toMatchObject({ referencia: result.referencia, client_reference: null, rechazos: [] });
  const pricesOf = ({ ofertas }: QuoteResult) => ofertas.map((offer) => [offerNumber(offer), offer.precio]);
  expect(pricesOf(resumed)).toEqual(pricesOf(result));
  expect(PERSONAL.length).toBeGreaterThan(5);
  expect(PERSONAL.filter((said) => text.includes(said))).toEqual([]);
  expect(text).not.toContain(result.ofertas[0]!.oferta_id.split('.')[0]);
  const client = await connect(service);
  const codigo = await make();
  const called = await client.callTool({ name: 'retomar_cotizacion', arguments: { codigo } });
  const again = await client.callTool({ name: 'retomar_cotizacion', arguments: { codigo } });
  await client.close();
  expect(textsOf(called)[0]).toContain(`Cotización ${result.referencia}`);
  expect(PERSONAL.filter((said) => JSON.stringify(called).includes(said))).toEqual([]);
  expect(again.isError).toBe(true);
});

it('a body with anything but the code is refused, and leaves the code', async () => {
  const { make } = await quoted();
  const codigo = await make();
  const refused = await resume({ codigo, consulta: 'q7Tn2bWm0cXk4dZv9eRj1A' });
  expect(await refused.json()).toMatchObject({
    error: 'datos_invalidos',
    errores: [{ campo: 'consulta', codigo: 'no_documentado' }],
  });
  expect((await resume({ codigo })).status).toBe(200);
});

it('a guessed code and a body without one are refused, and another site makes none', async () => {
  const { press } = await quoted();
  const guessed = await resume({ codigo: '0000-000-000' });
  expect(await guessed.json()).toMatchObject({ error: 'codigo_no_valido' });
  for (const [body, codigo] of [
    [{}, 'falta'],
    [[], 'falta'],
    [{ codigo: null }, 'falta'],
    [{ codigo: 123 }, 'tipo'],
  ] as const)
    expect(await (await resume(body)).json()).toMatchObject({ errores: [{ campo: 'codigo', codigo }] });
  expect((await press({ origin: 'https://otra.example' })).status).toBe(403);
});
