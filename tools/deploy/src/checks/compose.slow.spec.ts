import { execFileSync } from 'node:child_process';
import { exampleBody } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import { readMail, smtpReceiver, type SmtpReceiver } from '@cotiza/notifications/testing';
import { REDIS_URL } from '@cotiza/platform/testing';
import { describeOnPostgres, wholePostgresDatabases } from '@cotiza/storage/testing';
import { freePort, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { COMPOSE, settingsOf } from './compose-file';
import { isNginxTried, startNginx, type RunningNginx } from './running-nginx';

const SHOP = 'https://tienda.example/comprar';
const MAILBOX = 'hola@correduria-faro.example';

/** Asks for a quotation through nginx. */
async function quote(url: string): Promise<void> {
  const body = JSON.stringify(exampleBody('Home', addDays(systemClock().today(), 7)));
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/agent/cotizaciones`, { method: 'POST', headers, body })).status).toBe(200);
}

(isNginxTried ? describeOnPostgres : describe.skip)('the processes of compose.yaml behind nginx', () => {
  let database: Awaited<ReturnType<typeof wholePostgresDatabases.make>>;
  let smtp: SmtpReceiver;
  let nginx: RunningNginx;
  let ports: { readonly apis: number[]; readonly mcp: number };
  const processes: ServiceProcess[] = [];

  beforeAll(async () => {
    database = await wholePostgresDatabases.make();
    smtp = await smtpReceiver();
    ports = { apis: [await freePort(), await freePort()], mcp: await freePort() };
    nginx = await startNginx(ports);
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((process) => process.stop()));
  });
  afterAll(async () => {
    await Promise.all([nginx.stop(), smtp.close()]);
    await wholePostgresDatabases.remove(database);
  });

  /** The settings of a service of the file, with the servers of this machine in them. */
  function settings(name: string, variables: Record<string, string>): Record<string, string> {
    const { databaseUrl = '' } = database;
    const servers: Readonly<Record<string, string>> = {
      DATABASE_URL: databaseUrl,
      REDIS_URL,
      ...{ METRICS_PORT: '0', METRICS_HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' },
    };
    const given = settingsOf(COMPOSE.services[name]!, {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: `Correduría Faro <${MAILBOX}>`, PUBLIC_URL: nginx.url, PURCHASE_URL: SHOP },
      ...variables,
    });
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, servers[key] ?? value]));
  }

  async function start(variables: Record<string, string>): Promise<void> {
    const [node = '', ...migrate] = COMPOSE.services.migrate!.command!;
    execFileSync(node, migrate, { cwd: WORKSPACE_ROOT, env: { ...process.env, ...settings('migrate', variables) } });
    const started = [
      ...ports.apis.map((port, place) =>
        startServiceProcess({ ...settings(`api-${place + 1}`, variables), PORT: String(port) }, { app: 'api' }),
      ),
      startServiceProcess(settings('notifier-1', variables), { app: 'notifier' }),
    ];
    processes.push(...(await Promise.all(started)));
  }

  async function linkOfMail(): Promise<string> {
    while (smtp.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const { text = '' } = await readMail(smtp.received.pop()!.source);
    expect(text).toContain(`${nginx.url}/productos/`);
    return /https?:\/\/\S+(?:\/c\/|\?t=)[\w-]{43}/.exec(text)![0];
  }

  it('lead the e-mail to the page of offers, where that is asked for', async () => {
    await start({ PURCHASE_LINK_TO: 'page' });
    await quote(nginx.url);
    const link = await linkOfMail();
    expect(link).toMatch(new RegExp(`^${nginx.url}/c/[\\w-]{43}$`));
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(MAILBOX)]);
  });

  it('lead the e-mail to the shop', async () => {
    await start({});
    await quote(nginx.url);
    const link = await linkOfMail();
    expect(link.replace(/[\w-]{43}$/, '')).toBe(`${SHOP}?t=`);
  });
});
