import { generateDataKey } from '@cotiza/storage';
import { describeOnPostgres, holdTable, postgresDatabases, queryPostgres, schemaIn } from '@cotiza/storage/testing';
import { KEYS, startConsole, Visitor, type RunningBench } from './running-console';

/** Enough for the console's statements on nearly empty tables. */
const STATEMENT_TIMEOUT_MS = 1000;
const TOO_LONG = /ha tardado demasiado en contarlos/g;

describeOnPostgres('a console whose database is busy', () => {
  let databaseUrl: string;
  let dataDir: string;
  let bench: RunningBench;
  let visitor: Visitor;
  let letGo: () => Promise<void>;
  const hold = async (table: string) => void (letGo = await holdTable(databaseUrl, table));
  beforeEach(async () => {
    const place = await postgresDatabases.make();
    [databaseUrl, dataDir] = [place.databaseUrl!, place.dataDir];
    const settings = { DATABASE_URL: databaseUrl, DATA_KEY: generateDataKey(), DATA_DIR: dataDir };
    bench = await startConsole(settings, 1, STATEMENT_TIMEOUT_MS);
    visitor = await new Visitor(bench.url).signIn(KEYS.maria);
  });
  afterEach(async () => {
    await letGo();
    await bench.close();
    await postgresDatabases.remove({ databaseUrl, dataDir });
  });

  it('shows that a page took too long, leaves no statement running, and recovers', async () => {
    await hold('quotes');
    const { status, text } = await visitor.get('/quotations');
    expect([status, text]).toEqual([503, expect.stringContaining('La base de datos ha tardado demasiado')]);
    expect(bench.log.join()).toContain('QueryTimeout');
    const waiting = `select pid from pg_locks where not granted and relation = '${schemaIn(databaseUrl)}.quotes'::regclass`;
    expect(await queryPostgres(waiting)).toEqual([]);
    await letGo();
    expect((await visitor.get('/quotations')).status).toBe(200);
  });

  it.each(['quotes', 'outbox'])('shows what it knows without counting %s', async (table) => {
    await hold(table);
    const { status, text } = await visitor.get('/');
    expect([status, text.match(TOO_LONG)?.length]).toEqual([200, 1]);
    expect(text).not.toContain('Todo en orden');
    expect(text).toContain('Peticiones rechazadas desde');
    await letGo();
    expect((await visitor.get('/')).text).not.toMatch(TOO_LONG);
  });

  it('changes nothing where a change took too long', async () => {
    await hold('audit');
    const { status } = await visitor.post('/channel/off', { reason: 'x', 'retry-after': '60' });
    expect(status).toBe(503);
    await letGo();
    expect(await bench.storage.channel.read()).toMatchObject({ isOn: true });
  });
});
