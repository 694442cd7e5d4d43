import { bodyOf } from '@cotiza/contract/testing';
import { smtpReceiver } from '@cotiza/notifications/testing';
import { startLimitedService, until, type RunningService } from './running-service';

const MINUTE_MS = 60_000;
const home = bodyOf('Home');

let smtp: Awaited<ReturnType<typeof smtpReceiver>>;
let service: RunningService;
beforeEach(async () => (smtp = await smtpReceiver()));
afterEach(async () => {
  await service.close();
  await smtp.close();
});

/** Returns how many e-mails were received: one whose lease lapses before it is settled comes twice, under the same id. */
const mailed = () => new Set(smtp.received.map(({ source }) => /^message-id: (.*)$/im.exec(source)![1])).size;

const startMailing = (...[environment, replacements]: Parameters<typeof startLimitedService>) =>
  startLimitedService({ SMTP_URL: smtp.url, ...environment }, replacements);

const bodyFor = (email: string) => home.with('holder.email', email).build();

/** Returns of each quotation whether its answer promises an e-mail. */
async function promises(...bodies: readonly object[]): Promise<boolean[]> {
  const found = [];
  for (const body of bodies)
    found.push((await service.quoted(body)).siguiente_paso.includes('Recibirá los precios también'));
  return found;
}

it('sends an address ten e-mails an hour over all callers, and those beyond them in the next hour, each once', async () => {
  service = await startMailing({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '10', TRUST_PROXY: '127.0.0.0/8' });
  const from = (client: number) =>
    service.quoted(bodyFor('ana@correo.example'), { 'x-forwarded-for': `203.0.113.${client}` });
  for (let client = 0; client < 10; client++) await from(client);
  await until(() => mailed() === 10);
  service.clock.advance(20 * MINUTE_MS);
  const { estado, ofertas, siguiente_paso, aviso } = await from(99);
  expect([estado, ofertas.length > 0]).toEqual(['cotizado', true]);
  expect(siguiente_paso).toMatch(/Recibirá el correo .* más tarde, a partir del .*No hace falta volver a cotizar/);
  expect(aviso).toMatch(/^El correo con estos precios y el enlace de compra sale más tarde/);
  expect(await (await service.get('/metrics')).text()).toContain('cotiza_mails_deferred 1');
  expect(siguiente_paso + aviso).not.toContain('ana@');
  service.clock.advance(40 * MINUTE_MS);
  expect((await from(99)).siguiente_paso).toContain('Recibirá los precios también');
  await until(() => mailed() === 12);
  expect(await (await service.get('/metrics')).text()).toContain('cotiza_mails_deferred 0');
});

it('writes no address or document into the log', async () => {
  service = await startMailing({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' });
  const body = bodyFor('zxmarca@correo.example');
  expect(await promises(body, body)).toEqual([true, false]);
  expect(service.log.join('\n')).not.toMatch(/zxmarca|00000000T/i);
});
