import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStorageOf, readServiceSettings } from '@cotiza/assembly';
import type { InsuranceLine } from '@cotiza/contract';
import { euros } from '@cotiza/kernel';
import { webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import { createLogger } from '@cotiza/platform';
import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import {
  describeOnPostgres,
  EXPANDED,
  postgresDatabases,
  runSql,
  temporaryFolder,
  type DatabaseSource,
} from '@cotiza/storage/testing';
import { choose, firstMail, keptMails } from './customer-link';
import { QUOTES, startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

/** A quotation of the version before, as version-before/README.md describes. */
interface EarlierQuote {
  readonly name: 'expired' | 'home' | 'motorcycle' | 'car';
  readonly line: InsuranceLine;
  readonly key: string;
  /** The path in the e-mail; null where the version before had not sent it yet. */
  readonly link: string | null;
  readonly body: object;
  readonly result: QuoteResult;
}

/** The key of the databases. */
const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

const fileOf = (database: string, name: string) =>
  readFileSync(join(__dirname, 'version-before', database, name), 'utf8');
/** Returns the text of a page without its tags. */
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const plain = (words: string) => words.replace(/\s+/g, ' ');

const embedded: DatabaseSource = {
  make: () => Promise.resolve({ dataDir: temporaryFolder() }),
  remove: ({ dataDir }) => Promise.resolve(rmSync(dataDir, { recursive: true })),
};

/**
 * @param way `beside`: the version before goes on quoting after the upgrade, as in a rolling update; `back`: this version starts again
 * on the tables of a later one
 */
function keptByVersionBefore(database: 'embedded' | 'postgres', source: DatabaseSource, way?: 'beside' | 'back'): void {
  const quotes = JSON.parse(fileOf(database, 'quotes.json')) as readonly EarlierQuote[];
  const named = (name: EarlierQuote['name']) => quotes.find((each) => each.name === name)!;
  let place: Awaited<ReturnType<DatabaseSource['make']>>;
  let receiver: WebhookReceiver;
  let service: RunningService;
  let environment: Record<string, string>;

  beforeAll(async () => {
    place = await source.make();
    receiver = await webhookReceiver();
    await runSql(place, fileOf(database, 'start.sql'));
    if (way !== 'beside') await runSql(place, fileOf(database, 'quotations.sql'));
    environment = {
      DATA_DIR: place.dataDir,
      DATA_KEY,
      ...writeWebhooks(receiver.url),
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    };
    service = await startService(environment);
    if (way === 'back') {
      await service.close();
      await runSql(place, EXPANDED);
      service = await startService(environment);
    }
    if (way === 'beside') await runSql(place, fileOf(database, 'quotations.sql'));
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
    await source.remove(place);
  });

  const again = ({ key, body }: EarlierQuote) =>
    service.post(QUOTES, body, { 'content-type': 'application/json', 'idempotency-key': key });
  /** Advances the clock in steps of a second until a condition holds. */
  const inTime = (happened: () => boolean) =>
    until(() => {
      service.clock.advance(1000);
      return happened();
    });

  it.each(['home', 'motorcycle'] as const)('its link opens with every insurer and price: %s', async (name) => {
    const { link, result } = named(name);
    const answer = await service.get(link!);
    expect(answer.status).toBe(200);
    const page = text(await answer.text());
    expect(page).toContain(result.referencia);
    for (const { aseguradora, precio } of result.ofertas) {
      expect(page).toContain(aseguradora);
      expect(page).toContain(plain(euros(precio)));
    }
  });

  it('its link past its days is gone, and its quotation is still found by the operator', async () => {
    const { link, result } = named('expired');
    expect((await service.get(link!)).status).toBe(404);
    const settings = readServiceSettings(environment);
    const storage = await openStorageOf(settings, 'tool', service.clock, createLogger('silent'));
    const found = await storage.quotes.findByReference(result.referencia);
    await storage.close();
    expect(found?.result).toMatchObject(result);
  });

  it.each(['home', 'motorcycle', 'car'] as const)(
    'what was asked under a key is answered the same, with nothing made up in the keys that came later: %s',
    async (name) => {
      const { result } = named(name);
      const answer = await again(named(name));
      expect(answer.status).toBe(200);
      const repeated = (await answer.json()) as QuoteResult;
      expect(repeated).toMatchObject(result);
      expect(repeated).toMatchObject({ mejor_por_nivel: [], rechazos: [], sin_respuesta: [] });
      for (const offer of repeated.ofertas) {
        expect(offer).toMatchObject({ nivel: null, coberturas: [], valida_hasta: null, desglose: null, avisos: [] });
      }
    },
  );

  it('its offers have no detail, and that is said as of any id that leads nowhere', async () => {
    const { ofertas } = (await (await again(named('home'))).json()) as QuoteResult;
    const answer = await service.get(`/api/agent/ofertas/${ofertas[0]!.oferta_id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'oferta_no_encontrada', errores: [] });
  });

  it('its customer can choose on the page', async () => {
    const { link } = named('motorcycle');
    const [, id = ''] = /name="oferta" value="([^"]+)"/.exec(await (await service.get(link!)).text()) ?? [];
    expect((await choose(service, link!, id)).status).toBe(303);
    expect(await (await service.get(link!)).text()).toContain('Has elegido:');
  });

  it('its e-mail and its webhook that waited are sent once, with what they had', async () => {
    const { result } = named('car');
    const webhookId = `${result.referencia}_cotizada_crm`;
    const isOfCar = ({ headers }: { headers: Record<string, unknown> }) => headers['webhook-id'] === webhookId;
    await inTime(() => keptMails(service).length > 0 && receiver.received.some(isOfCar));
    expect(keptMails(service)).toHaveLength(1);
    const mail = await firstMail(service);
    expect(mail.to).toEqual(['car@example.com']);
    const [{ aseguradora, precio }] = result.ofertas as [QuotedOffer];
    expect(plain(mail.text)).toContain(plain(euros(precio)));
    expect(mail.text).toContain(`(${aseguradora} · ${result.ofertas.length} ofertas)`);
    expect((await service.get(mail.path)).status).toBe(200);
    const bodies = receiver.received.filter(isOfCar).map(({ body }) => JSON.parse(body) as { data: object });
    expect(bodies).toHaveLength(1);
    const { referencia, client_reference, ramo } = result;
    expect(bodies[0]!.data).toMatchObject({ referencia, client_reference, ramo });
  });

  it('leaves no error in the log', () => {
    expect(service.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
}

describe('a quotation of the version before, on the embedded database', () => {
  keptByVersionBefore('embedded', embedded);
  describe('after the way back from a later version', () => keptByVersionBefore('embedded', embedded, 'back'));
});

describeOnPostgres('a quotation of the version before, on PostgreSQL', () => {
  describe('kept before the upgrade', () => keptByVersionBefore('postgres', postgresDatabases));
  describe('kept after it, by a process that was not replaced yet', () =>
    keptByVersionBefore('postgres', postgresDatabases, 'beside'));
  describe('after the way back from a later version', () => keptByVersionBefore('postgres', postgresDatabases, 'back'));
});
