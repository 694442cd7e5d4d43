import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleEstimate, INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, EFFECTIVE_DAY, TEST_DAY } from '@cotiza/contract/testing';
import {
  ACCESSIBILITY_PATH,
  CAPACITIES,
  CLAIMS_HISTORY_PATH,
  LEGAL_NOTICE_PATH,
  LEGAL_TEXTS,
  LEVEL_RULE,
  type OfferDetail,
  orderInWords,
  PRIVACY_PATH,
  REMUNERATIONS,
} from '@cotiza/quoting';
import { day } from '@cotiza/kernel';
import { TEST_DISTRIBUTOR } from '@cotiza/quoting/testing';
import { firstMail } from './customer-link';
import { argumentsOf, connect, textsOf } from './mcp-client';
import { pdfText } from './pdf-text';
import { startService, type RunningService } from './running-service';

const ROOT = join(__dirname, '../../..');
const SETTINGS = {
  DISTRIBUTOR_NAME: TEST_DISTRIBUTOR.name,
  DISTRIBUTOR_REGISTRATION: TEST_DISTRIBUTOR.registration!,
  DISTRIBUTOR_REGISTER: TEST_DISTRIBUTOR.register!,
  DISTRIBUTOR_CAPACITY: TEST_DISTRIBUTOR.capacity!,
  DISTRIBUTOR_REMUNERATION: TEST_DISTRIBUTOR.remuneration!,
  DISTRIBUTOR_COMPLAINTS: TEST_DISTRIBUTOR.complaints!,
  DISTRIBUTOR_HOLDINGS: TEST_DISTRIBUTOR.holdings!,
  DISTRIBUTOR_COMPANY: TEST_DISTRIBUTOR.company!,
  DISTRIBUTOR_ADDRESS: TEST_DISTRIBUTOR.address!,
  DISTRIBUTOR_PHONE: TEST_DISTRIBUTOR.phone!,
  DISTRIBUTOR_HOURS: TEST_DISTRIBUTOR.hours!,
  MAIL_FROM: 'Correduría Faro <hola@correduria-faro.example>',
};
const FACTS = {
  ...{ distributor: TEST_DISTRIBUTOR, order: orderInWords(true), contact: 'hola@correduria-faro.example' },
  ...{ at: Date.parse(`${TEST_DAY}T09:00:00Z`), on: EFFECTIVE_DAY, retentionDays: 30, hasRoundedParts: true },
};
const TOOLS: Readonly<Record<InsuranceLine, string>> = {
  Home: 'cotizar_hogar',
  Car: 'cotizar_coche',
  Motorcycle: 'cotizar_moto',
};

let service: RunningService;

type Channel = (typeof LEGAL_TEXTS)[keyof typeof LEGAL_TEXTS]['channels'][number];

/** Returns the rows of a channel with their texts, those that the line leaves out aside. */
const rowsFor = (channel: Channel, line: InsuranceLine, other: Partial<typeof FACTS> = {}) =>
  Object.entries(LEGAL_TEXTS).flatMap(([id, row]) => {
    const said = (row.channels as readonly Channel[]).includes(channel)
      ? row.text({ ...FACTS, ...other, line })
      : undefined;
    return said === undefined ? [] : [{ id, said }];
  });

/** Returns a text without mark-up, blanks and the address of the service. */
const bare = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replaceAll(service.url, '')
    .replace(/\s+/g, '');

const missingIn = (text: string, rows: readonly { readonly id: string; readonly said: string }[]) =>
  rows.filter(({ said }) => !bare(text).includes(bare(said))).map(({ id }) => id);

describe('[What the law asks besides / texts of the law] every text that a norm asks for', () => {
  afterEach(() => service.close());

  it.each(INSURANCE_LINES)(
    'goes with the prices, is where a customer chooses, and in the documents: %s',
    async (line) => {
      service = await startService(SETTINGS);
      const { aviso, ofertas } = await service.quoted(bodyOf(line).build());
      const { text, html, path } = await firstMail(service);
      const of = async (address: string) => (await service.get(address)).text();
      const { oferta_id } = ofertas[0]!;
      const detail = JSON.parse(await of(`/api/agent/ofertas/${oferta_id}`)) as OfferDetail;
      const pdf = await service.get(detail.ipid!.pdf);
      const client = await connect(service);
      const called = async (name: string, args: Record<string, unknown>) =>
        textsOf(await client.callTool({ name, arguments: args }))[0]!;
      const answer = await called(TOOLS[line], argumentsOf(line));
      const detailed = await called('detalle_de_oferta', { oferta_id });
      await client.close();
      const estimate = await service.post('/api/agent/estimaciones', exampleEstimate(line, EFFECTIVE_DAY));
      const estimated = ((await estimate.json()) as { readonly aviso: string }).aviso;
      const page = await of(path);
      const byLevel = rowsFor('aviso', line, { order: orderInWords(true, 'nivel') });
      const said: readonly (readonly [ReturnType<typeof rowsFor>, readonly string[]])[] = [
        [rowsFor('aviso', line), [aviso]],
        [byLevel, [answer, text, html!, page]],
        [rowsFor('detalle', line), [detail.informacion_legal.join(' '), detailed]],
        [rowsFor('pagina', line), [page]],
        [rowsFor('ipid', line), [await of(detail.ipid!.pagina), pdfText(Buffer.from(await pdf.arrayBuffer()))]],
        [rowsFor(LEGAL_NOTICE_PATH, line), [await of(LEGAL_NOTICE_PATH)]],
        [rowsFor(PRIVACY_PATH, line), [await of(PRIVACY_PATH)]],
      ];
      expect(byLevel.length).toBeGreaterThan(4);
      for (const [rows, texts] of said) {
        expect(rows.length).toBeGreaterThan(0);
        for (const each of texts) expect(missingIn(each, rows)).toEqual([]);
      }
      // An estimate shows no instalments.
      expect(missingIn(estimated, rowsFor('aviso', line))).toEqual(['roundedParts']);
    },
  );

  it('is on its page, which the pages that are read link', async () => {
    service = await startService(SETTINGS);
    await service.quoted(bodyOf('Car').build());
    const { path } = await firstMail(service);
    for (const own of [ACCESSIBILITY_PATH, CLAIMS_HISTORY_PATH, LEGAL_NOTICE_PATH, PRIVACY_PATH] as const) {
      const page = await service.get(own);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(missingIn(await page.text(), rowsFor(own, 'Car'))).toEqual([]);
      expect(await (await service.get(path)).text()).toContain(`href="${own}"`);
    }
    for (const own of [ACCESSIBILITY_PATH, LEGAL_NOTICE_PATH, PRIVACY_PATH])
      for (const page of ['/', '/en', '/cotizar/coche', CLAIMS_HISTORY_PATH, '/no-existe'])
        expect(await (await service.get(page, { accept: 'text/html' })).text()).toContain(`${own}"`);
    const history = await (await service.get(CLAIMS_HISTORY_PATH)).text();
    for (const product of ['Aldaba Auto', 'Aldaba Moto']) expect(history).toContain(product);
  });
});

it('the table of the texts names the norm of each, and no other file has a text of it', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'libs'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  const ofDistributor = [TEST_DISTRIBUTOR, CAPACITIES, REMUNERATIONS].flatMap(
    (facts) => Object.values(facts) as string[],
  );
  const given = [FACTS.contact, ...ofDistributor];
  given.push(
    LEVEL_RULE,
    day(FACTS.at),
    '14 días',
    '30 días',
    orderInWords(true, 'nivel'),
    orderInWords(true),
    CLAIMS_HISTORY_PATH,
    '70 millones',
    '15 por daños',
  );
  for (const [id, { norm, article, text }] of Object.entries(LEGAL_TEXTS)) {
    expect(`${norm} ${article}`).toMatch(/\d/);
    const said = text({ ...FACTS, line: 'Motorcycle' });
    if (said === undefined) continue;
    const own = given.reduce<string[]>((parts, value) => parts.flatMap((part) => part.split(value)), [said]);
    const [longest = ''] = own.map((part) => part.replace(/^\P{L}+|\P{L}+$/gu, '')).sort((a, b) => b.length - a.length);
    const holders = files.filter(([, source]) => source.includes(longest)).map(([file]) => file);
    expect([id, ...holders]).toHaveLength(2);
  }
});
