import { execFileSync } from 'node:child_process';
import { DAY_BOXES, dayBox, FORM_STEPS, LINES, noneBox, splitDay, writeField } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { addDays, systemClock } from '@cotiza/kernel';
import { readMail, smtpReceiver, type SmtpReceiver } from '@cotiza/notifications/testing';
import { REDIS_URL } from '@cotiza/platform/testing';
import { describeOnPostgres, wholePostgresDatabases } from '@cotiza/storage/testing';
import { freePort, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { COMPOSE, settingsOf } from './compose-file';
import { isNginxTried, startNginx, type RunningNginx } from './running-nginx';

const LINE = 'Home';
const SHOP = 'https://tienda.example/comprar';
const MAILBOX = 'hola@correduria-faro.example';

/** The answers of a customer, by the names of the form. */
function answers(): Record<string, string> {
  const body = bodyOf(LINE, addDays(systemClock().today(), 7));
  const fields = FORM_STEPS[LINE].flatMap((step) => [...step.fields.values()]);
  const texts = fields.flatMap(({ path, row }): [string, string][] => {
    const value = body.at(path) as string | number | boolean | null | undefined;
    if (value === null) return [[noneBox(path), 'true']];
    if (value === undefined) return [];
    if (row.kind.type !== 'date') return [[path, writeField(row, value)]];
    return DAY_BOXES.map((box, at) => [dayBox(path, box), splitDay(value)[at] ?? '']);
  });
  return { ...Object.fromEntries(texts), acepto: 'es' };
}

/** Fills in the form from its first page on. Returns the address that it ends at. */
async function walkForm(url: string): Promise<string> {
  let cookie = '';
  let address = `${url}/cotizar/${LINES[LINE].ramo}`;
  for (let pages = 0; address.startsWith(url) && !address.startsWith(`${url}/c/`); pages++) {
    expect(pages).toBeLessThan(20);
    const page = await (await fetch(address, { headers: { cookie } })).text();
    const [, action] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
    const [, sello = ''] = /name="sello" value="([^"]*)"/.exec(page) ?? [];
    const asked = Object.entries(answers()).filter(([name]) =>
      [name, `texto.${name}`].some((shown) => page.includes(`name="${shown}"`)),
    );
    const posted = await fetch(action === undefined ? address : new URL(action, address), {
      ...{ method: 'POST', redirect: 'manual', headers: { cookie } },
      body: new URLSearchParams({ ...Object.fromEntries(asked), sello }),
    });
    cookie = /^[^;]+/.exec(posted.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
    expect([address, posted.status]).toEqual([address, 303]);
    address = new URL(posted.headers.get('location')!, address).href;
  }
  return address;
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

  it('lead a form and the e-mail to the page of offers, where that is asked for', async () => {
    await start({ PURCHASE_LINK_TO: 'page' });
    const [end, link] = [await walkForm(nginx.url), await linkOfMail()];
    expect([end, link]).toEqual(Array(2).fill(expect.stringMatching(`^${nginx.url}/c/[\\w-]{43}$`)));
    for (const address of [end, link]) {
      const page = await fetch(address);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(MAILBOX);
    }
  });

  it('lead a form and the e-mail to the shop', async () => {
    await start({});
    const leads = [await walkForm(nginx.url), await linkOfMail()];
    expect(leads).toEqual(Array(2).fill(expect.stringMatching(`^${SHOP}\\?t=[\\w-]{43}$`)));
  });
});
