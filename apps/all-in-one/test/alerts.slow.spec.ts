import { bodyOf } from '@cotiza/contract/testing';
import { smtpReceiver } from '@cotiza/notifications/testing';
import { hangs, insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import { openStorage } from '@cotiza/storage';
import { postgresDatabases, tcpGate } from '@cotiza/storage/testing';
import { checkedRules, firingAlerts, hasPromtool } from './alerts/firing-alerts';
import { scrapeOf, type Scrape } from './alerts/scrapes';
import { ALL_IN_ONE, QUOTES, startService, until, type RunningService } from './running-service';

/** Scrapes without a fault and with it: longer than any alert waits. */
const WELL = 4;
const FAULTY = 9;
/** Time between two scrapes on the service's clock, in milliseconds: periodic checks run again. */
const STEP_MS = 6000;

/** The default of the setting with that name. */
const INSURER_DEADLINE_MS = 8000;

const good = insurer('Aldaba', () => offers(offerAt(300_00)));
const body = bodyOf('Car').build();

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

async function start(...[environment, replacements, parts]: Parameters<typeof startService>): Promise<RunningService> {
  const service = await startService(
    { LOG_LEVEL: 'fatal', READY_DISK_RED_MB: '0', READY_DISK_YELLOW_MB: '0', ...environment },
    { insurers: [good], ...replacements },
    parts,
  );
  closing.push(() => service.close());
  return service;
}

const quote = async (service: RunningService): Promise<number> => {
  const answer = await service.post(QUOTES, body);
  await answer.text();
  return answer.status;
};
const quotes = (service: RunningService, count = 3) => Promise.all(Array.from({ length: count }, () => quote(service)));

async function scrape(service: RunningService): Promise<Scrape> {
  const text = await service.get('/metrics').then(
    (answer) => answer.text(),
    () => undefined,
  );
  return scrapeOf(text);
}

/** Scrapes a service repeatedly, each time after an action. */
async function scrapes(service: RunningService, count: number, doing: () => Promise<unknown>, stepMs = STEP_MS) {
  const taken: Scrape[] = [];
  for (let round = 0; round < count; round++) {
    await doing();
    service.clock.advance(stepMs);
    // Lets the work that the clock started finish.
    await new Promise((resolve) => setTimeout(resolve, 20));
    taken.push(await scrape(service));
  }
  return taken;
}

const well = (service: RunningService) => scrapes(service, WELL, () => quotes(service));

(hasPromtool || process.env.CI ? describe : describe.skip)('alerts', () => {
  it('are rules that Prometheus takes', () => expect(checkedRules()).toContain('SUCCESS'));

  it('are silent while all is well', async () => {
    const service = await start();
    expect(
      firingAlerts([...(await well(service)), ...(await scrapes(service, FAULTY, () => quotes(service)))]),
    ).toEqual([]);
  });

  it('tell of a process that is gone', async () => {
    const service = await startService({ LOG_LEVEL: 'fatal' }, { insurers: [good] });
    const before = await well(service);
    await service.close();
    expect(firingAlerts([...before, ...(await scrapes(service, FAULTY, () => Promise.resolve(), 0))])).toContain(
      'CotizaDown',
    );
  });

  it('tell of a database that is gone, and of the quotations that fail by it', async () => {
    const options = await postgresDatabases.make();
    closing.push(() => postgresDatabases.remove(options));
    const url = new URL(options.databaseUrl ?? '');
    const gate = await tcpGate(url.hostname, Number(url.port || 5432));
    [url.hostname, url.port] = ['127.0.0.1', String(gate.port)];
    closing.push(() => gate.shut());
    const service = await start({ DATABASE_URL: url.href, DATA_DIR: options.dataDir });
    const before = await well(service);
    await gate.shut();
    const during = await scrapes(service, FAULTY, () => quotes(service));
    await gate.reopen();
    expect(firingAlerts([...before, ...during])).toEqual([
      'CotizaQuotesFailFast',
      'CotizaQuotesFailSlowly',
      'CotizaStorageGone',
    ]);
  });

  it.each([
    ['Redis that is gone', { REDIS_URL: 'redis://127.0.0.1:1' }, [good], 'CotizaLimitsNotShared'],
    ['a disk with less room than the floor', { READY_DISK_RED_MB: '1000000000' }, [good], 'CotizaDiskLow'],
    ['no insurer that sells anything', {}, [], 'CotizaNobodySells'],
  ])('tell of %s', async (_what, environment, insurers, alert) => {
    const service = await start(environment as Record<string, string>, { insurers });
    expect(firingAlerts(await scrapes(service, FAULTY, () => quotes(service)))).toEqual([alert]);
  });

  it.each([
    ['is down', insurer('Candil', isDown, 'remote')],
    ['hangs', hangs('Candil')],
  ])('tell of an insurer that %s while others answer', async (_name, bad) => {
    let isAsked = false;
    const watched = {
      ...bad,
      quote: (...asked: Parameters<typeof bad.quote>) => ((isAsked = true), bad.quote(...asked)),
    };
    const service = await start({ QUOTE_DEADLINE_MS: '10000' }, { insurers: [good, watched] });
    const quoteAfterDeadline = async () => {
      isAsked = false;
      const answer = quote(service);
      let isOver = false;
      void answer.then(() => (isOver = true));
      await until(() => isAsked || isOver);
      // The deadline passes once the insurer has been asked, and never while the quotation is stored.
      if (!isOver) service.clock.advance(INSURER_DEADLINE_MS);
      await answer;
    };
    const during = await scrapes(service, FAULTY, async () => {
      for (let count = 0; count < 3; count++) await quoteAfterDeadline();
    });
    expect(firingAlerts(during)).toEqual(['CotizaInsurerUnavailable']);
  });

  it('tell of quotations that are slow', async () => {
    const waiting: (() => void)[] = [];
    const slow = insurer(
      'Lenta',
      () => new Promise((resolve) => waiting.push(() => resolve(offers(offerAt(300_00))))),
      'remote',
    );
    const service = await start({}, { insurers: [slow] });
    const asked = Array.from({ length: FAULTY }, () => quote(service));
    await until(() => waiting.length === FAULTY);
    await new Promise((resolve) => setTimeout(resolve, 5200));
    const during = await scrapes(
      service,
      FAULTY,
      async () => {
        waiting.shift()?.();
        await Promise.race(asked.splice(0, 1));
      },
      0,
    );
    expect(firingAlerts(during)).toEqual(['CotizaQuotesSlow']);
  });

  it('tell of more quotations than can be served', async () => {
    const service = await start({ ADMISSION_MAX_IN_FLIGHT: '1' }, { insurers: [hangs('Candil')] });
    const before = await scrapes(service, 1, () => Promise.resolve(), 0);
    const held = quote(service);
    const during = await scrapes(service, FAULTY, () => quotes(service), 0);
    service.clock.advance(60_000);
    await held;
    expect(firingAlerts([...before, ...during])).toEqual(
      expect.arrayContaining(['CotizaOverloaded', 'CotizaQuotesFailFast']),
    );
  });

  it('tell of callers that are refused by a limit', async () => {
    const service = await start({ LIMIT_REFERENCE_PER_MINUTE: '2' });
    const during = await scrapes(service, FAULTY, () =>
      Promise.all(
        Array.from({ length: 6 }, () => service.get('/api/agent/requisitos').then((answer) => answer.text())),
      ),
    );
    expect(firingAlerts(during)).toEqual(['CotizaCallersLimited']);
  });

  it.each([
    [451, ['CotizaMessagesFail']],
    [550, ['CotizaMessagesDead', 'CotizaMessagesFail']],
  ])('tell of a mail server that refuses with %d', async (responseCode, alerts) => {
    const smtp = await smtpReceiver({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
    });
    closing.push(smtp.close);
    const service = await start({ SMTP_URL: smtp.url });
    const during = await scrapes(service, FAULTY, async () => {
      await quotes(service, 1);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(firingAlerts(during)).toEqual(alerts);
  });

  it('name letters that a limit of e-mails defers', async () => {
    const smtp = await smtpReceiver();
    closing.push(smtp.close);
    const service = await start({
      SMTP_URL: smtp.url,
      LIMIT_MAILS_PER_HOUR: '1',
      LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1',
    });
    expect(firingAlerts(await scrapes(service, FAULTY, () => quotes(service, 1)))).toEqual(['CotizaMailsDeferred']);
  });

  it('fire for messages that no receiver accepts', async () => {
    const service = await start({}, {}, { ...ALL_IN_ONE, delivers: false });
    const during = await scrapes(service, FAULTY, () => quotes(service), 60_000);
    expect(firingAlerts(during)).toEqual(['CotizaMessagesOverdue']);
  });

  it('tell that quotations are switched off', async () => {
    const service = await start();
    const { clock, folder: dataDir } = service;
    const tool = await openStorage({ dataDir, role: 'tool', clock, report: () => undefined });
    await tool.channel.switchOff('mantenimiento', 120);
    await tool.close();
    expect(firingAlerts(await scrapes(service, FAULTY, () => quotes(service)))).toEqual(['CotizaChannelOff']);
  });
});

if (!hasPromtool && !process.env.CI)
  process.stderr.write('alerts: skipped, there is no promtool (.ci/services prometheus)\n');
