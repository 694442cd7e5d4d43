import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleEstimate, INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, EFFECTIVE_DAY } from '@cotiza/contract/testing';
import {
  ACCESSIBILITY_PATH,
  CAPACITIES,
  CLAIMS_HISTORY_PATH,
  LEGAL_TEXTS,
  orderInWords,
  REMUNERATIONS,
} from '@cotiza/quoting';
import { TEST_DISTRIBUTOR } from '@cotiza/quoting/testing';
import { firstMail } from './customer-link';
import { argumentsOf, connect, textsOf } from './mcp-client';
import { startService, type RunningService } from './running-service';

const ROOT = join(__dirname, '../../..');
const SETTINGS = {
  DISTRIBUTOR_NAME: TEST_DISTRIBUTOR.name,
  DISTRIBUTOR_REGISTRATION: TEST_DISTRIBUTOR.registration!,
  DISTRIBUTOR_REGISTER: TEST_DISTRIBUTOR.register!,
  DISTRIBUTOR_CAPACITY: TEST_DISTRIBUTOR.capacity!,
  DISTRIBUTOR_REMUNERATION: TEST_DISTRIBUTOR.remuneration!,
  DISTRIBUTOR_COMPLAINTS: TEST_DISTRIBUTOR.complaints!,
  DISTRIBUTOR_ADDRESS: TEST_DISTRIBUTOR.address!,
  DISTRIBUTOR_PHONE: TEST_DISTRIBUTOR.phone!,
  DISTRIBUTOR_HOURS: TEST_DISTRIBUTOR.hours!,
};
const TOOLS: Readonly<Record<InsuranceLine, string>> = {
  Home: 'cotizar_hogar',
  Car: 'cotizar_coche',
  Motorcycle: 'cotizar_moto',
};

let service: RunningService;

/** Returns the rows of a channel with their texts, those that the line or the settings leave out aside. */
const rowsFor = (channel: string, line: InsuranceLine) =>
  Object.entries(LEGAL_TEXTS).flatMap(([id, row]) => {
    const said =
      row.channel === channel
        ? row.text({ distributor: TEST_DISTRIBUTOR, line, order: orderInWords(true) })
        : undefined;
    return said === undefined ? [] : [{ id, said }];
  });

/** Returns a text without mark-up, blanks and the address of the service. */
const bare = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replaceAll(service.url, '')
    .replace(/\s+/g, '');

const missingIn = (text: string, rows: readonly { readonly id: string; readonly said: string }[]) =>
  rows.filter(({ said }) => !bare(text).includes(bare(said))).map(({ id }) => id);

describe('[What the law asks besides / texts of the law] every text that a norm asks for', () => {
  afterEach(() => service.close());

  it.each(INSURANCE_LINES)('goes with the prices on every channel: %s', async (line) => {
    service = await startService(SETTINGS);
    const { aviso } = await service.quoted(bodyOf(line).build());
    const { text, html, path } = await firstMail(service);
    const client = await connect(service);
    const answer = textsOf(await client.callTool({ name: TOOLS[line], arguments: argumentsOf(line) }))[0]!;
    await client.close();
    const estimate = await service.post('/api/agent/estimaciones', exampleEstimate(line, EFFECTIVE_DAY));
    const estimated = ((await estimate.json()) as { readonly aviso: string }).aviso;
    const page = await (await service.get(path)).text();
    const rows = rowsFor('aviso', line);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const said of [aviso, answer, text, html!, page, estimated]) expect(missingIn(said, rows)).toEqual([]);
  });

  it('is on its page, which the pages that are read link', async () => {
    service = await startService(SETTINGS);
    await service.quoted(bodyOf('Car').build());
    const { path } = await firstMail(service);
    for (const own of [ACCESSIBILITY_PATH, CLAIMS_HISTORY_PATH]) {
      const page = await service.get(own);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(missingIn(await page.text(), rowsFor(own, 'Car'))).toEqual([]);
      expect(await (await service.get(path)).text()).toContain(`href="${own}"`);
    }
    expect(await (await service.get('/')).text()).toContain(`href=".${ACCESSIBILITY_PATH}"`);
    const history = await (await service.get(CLAIMS_HISTORY_PATH)).text();
    for (const product of ['Aldaba Auto', 'Aldaba Moto']) expect(history).toContain(product);
  });

  it('is no text where the operator has not set what it says: the trial names it', async () => {
    service = await startService();
    const { aviso } = await service.quoted(bodyOf('Home').build());
    expect(aviso).toContain('Falta por indicar: teléfono, horario, correo de reclamaciones');
    expect(aviso).not.toMatch(/atiende una persona|respuesta en un mes/);
  });
});

describe('the table of the texts', () => {
  it('names the norm of each, and no other file has a text of it', () => {
    const files = execFileSync('git', ['ls-files', 'apps', 'libs'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/testing\//.test(file))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
    const given = [TEST_DISTRIBUTOR, CAPACITIES, REMUNERATIONS].flatMap((facts) => Object.values(facts) as string[]);
    given.push(orderInWords(true), CLAIMS_HISTORY_PATH, '70 millones', '15 por daños');
    for (const [id, { norm, article, text }] of Object.entries(LEGAL_TEXTS)) {
      expect(`${norm} ${article}`).toMatch(/\d/);
      const said = text({ distributor: TEST_DISTRIBUTOR, line: 'Motorcycle', order: orderInWords(true) });
      if (said === undefined) continue;
      const own = given.reduce<string[]>((parts, value) => parts.flatMap((part) => part.split(value)), [said]);
      const [longest = ''] = own
        .map((part) => part.replace(/^\P{L}+|\P{L}+$/gu, ''))
        .sort((a, b) => b.length - a.length);
      const holders = files.filter(([, source]) => source.includes(longest)).map(([file]) => file);
      expect([id, ...holders]).toHaveLength(2);
    }
  });
});
