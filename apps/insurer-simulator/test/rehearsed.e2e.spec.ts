import { askFaro, faroToken, nextReference } from './faro-client';
import { envelope, robleMessage, sendToRoble } from './roble-client';
import { simulator, type Simulator } from './running-simulator';

let running: Simulator;
beforeAll(async () => {
  running = await simulator({ rehearsed: true });
});
afterAll(() => running.close());

const NOT_LOOKED_INTO = { vehiculo: 'nothing that the document knows' };

it('looks into the first request of a line alone, and gives its prices to the others under their own reference', async () => {
  const token = await faroToken(running);
  expect((await askFaro(running.url, token, 'auto', NOT_LOOKED_INTO)).status).toBe(422);
  const first = (await (await askFaro(running.url, token, 'auto')).json()) as { ofertas: unknown };
  const referencia = nextReference();
  const second = await askFaro(running.url, token, 'auto', { ...NOT_LOOKED_INTO, referencia });
  expect(second.status).toBe(200);
  expect(await second.json()).toMatchObject({ referencia, resultado: 'ACEPTADO', ofertas: first.ofertas });
  expect((await askFaro(running.url, token, 'moto', NOT_LOOKED_INTO)).status).toBe(422);
});

it('does so over SOAP too', async () => {
  const wrong = { Tomador: undefined };
  const refused = await sendToRoble(running.url, envelope(robleMessage('AUT', wrong)));
  expect(await refused.text()).toContain('RB-2001');
  const first = await (await sendToRoble(running.url, envelope(robleMessage('AUT')))).text();
  const reference = nextReference();
  const second = await (await sendToRoble(running.url, envelope(robleMessage('AUT', wrong, reference)))).text();
  const offers = (text: string) => /<r:Ofertas>.*<\/r:Ofertas>/s.exec(text)?.[0];
  expect(second).toContain(`<r:IdTransaccion>${reference}</r:IdTransaccion>`);
  expect(offers(first)).toContain('PrimaReciboCentimos');
  expect(offers(second)).toBe(offers(first));
});

it('still asks for a token, and still takes its time', async () => {
  expect((await askFaro(running.url, 'another', 'auto')).status).toBe(401);
  await running.latency('faro-a', 'constant:120');
  const token = await faroToken(running);
  const startedAt = performance.now();
  expect((await askFaro(running.url, token, 'auto')).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(115);
});
