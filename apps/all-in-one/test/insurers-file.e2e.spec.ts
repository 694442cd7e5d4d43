import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InsuranceLine, type RequirementsIndex } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { folderForTests } from '@cotiza/kernel/testing';
import { firstMail } from './customer-link';
import { QUOTES, startService, type RunningService } from './running-service';

const folder = folderForTests();
const INSURERS_FILE = join(folder, 'insurers.yaml');

const tariffs = (...ids: string[]) =>
  writeFileSync(INSURERS_FILE, `insurers:\n${ids.map((id) => `  - { connector: tariff, id: ${id} }\n`).join('')}`);

const REQUIREMENTS = '/api/agent/requisitos';

let service: RunningService;
afterEach(() => service.close());

const log = () => service.log.join('\n');
const hangUp = () => void process.emit('SIGHUP');

async function asked(): Promise<string> {
  const { aviso } = await service.quoted(bodyOf('Car').build());
  return /Se ha consultado a: ([^.]*)\./.exec(aviso)![1]!;
}

describe('the insurers of a file', () => {
  it('are asked and no others, and are read again on SIGHUP while requests go on', async () => {
    tariffs('aldaba', 'candil');
    service = await startService({ INSURERS_FILE });
    expect(await asked()).toBe('Aldaba Seguros y Candil Mutua');
    tariffs('dehesa');
    const underWay = Promise.all(Array.from({ length: 20 }, asked));
    hangUp();
    expect(await asked()).toBe('Dehesa Seguros');
    expect((await underWay).every((names) => names !== '')).toBe(true);
  });

  describe('with a logo', () => {
    const logo = (file: string, content: string | Buffer) => {
      const path = join(folder, file);
      writeFileSync(path, content);
      writeFileSync(INSURERS_FILE, `insurers: [{ connector: tariff, id: aldaba, logo: ${path} }]`);
    };
    const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

    it.each([
      ['logo.svg', SVG, 'image/svg+xml'],
      ['logo.png', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
    ])('show it to the customer, and let it run nothing: %s', async (file, content, type) => {
      logo(file, content);
      service = await startService({ INSURERS_FILE });
      await service.quoted(bodyOf('Car').build());
      const html = await (await service.get((await firstMail(service)).path)).text();
      expect(html).toContain('<img class="insurer-mark" src="/logos/Aldaba%20Seguros" alt="" />');
      const { status, headers } = await service.get('/logos/Aldaba%20Seguros');
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
      expect((await service.get('/logos/Brujula')).status).toBe(404);
    });

    it.each([
      ['is something else', '<html><svg/></html>'],
      ['is too large', `<svg>${' '.repeat(32_768)}</svg>`],
    ])('keep the service from starting where the file %s', async (_, content) => {
      service = await startService({});
      logo('logo.svg', content);
      const said = `INSURERS_FILE ${INSURERS_FILE}: insurers[0].logo must be a PNG or an SVG of at most 32768 bytes`;
      await expect(startService({ INSURERS_FILE })).rejects.toThrow(said);
    });
  });

  describe('that leave a line without insurer', () => {
    const index = async () => {
      const answer = (await (await service.get(REQUIREMENTS)).json()) as RequirementsIndex;
      return answer.ramos.map(({ ramo }) => ramo);
    };
    const ready = async () => {
      const answer = await service.get('/health/ready');
      return [answer.status, await answer.json()];
    };
    const quote = (line: InsuranceLine) => service.post(QUOTES, bodyOf(line).build());
    const homeOnly = 'insurers: [{ connector: tariff, id: aldaba, lines: [Home], weight: 1 }]';
    const NO_INSURER = 'no insurer is active: nothing is quoted, and the service is not ready';

    it('refuse it at once, and the index leaves it out; the others go on', async () => {
      writeFileSync(INSURERS_FILE, homeOnly);
      service = await startService({ INSURERS_FILE });
      const answer = await quote('Car');
      expect(answer.status).toBe(403);
      expect(answer.headers.has('retry-after')).toBe(false);
      expect(await answer.json()).toMatchObject({
        error: 'no_cotizable',
        errores: [{ campo: 'insurance_line', codigo: 'caso_no_soportado' }],
      });
      expect((await quote('Home')).status).not.toBe(403);
      expect(await index()).toEqual(['hogar']);
      expect((await service.get(`${REQUIREMENTS}?ramo=coche`)).status).toBe(200);
      expect(await ready()).toEqual([200, { status: 'ok' }]);
      expect(log()).toContain('no active insurer sells Car: it is not quoted');
      expect(log()).toContain('no active insurer sells Motorcycle: it is not quoted');
      expect(log()).not.toContain('sells Home');
    });

    it.each([
      ['an empty list', 'insurers: []'],
      ['everybody switched off', 'insurers: [{ connector: tariff, id: aldaba, enabled: false }]'],
    ])('%s is not ready, and one line of the log says so', async (_, file) => {
      writeFileSync(INSURERS_FILE, file);
      service = await startService({ INSURERS_FILE });
      expect(await ready()).toEqual([503, { status: 'unavailable', missing: ['insurers'] }]);
      expect((await service.get('/health/live')).status).toBe(200);
      expect(await index()).toEqual([]);
      expect(log().split(NO_INSURER)).toHaveLength(2);
      expect(log()).not.toContain('no active insurer sells');
    });
  });
});

const EMBEDDED_RATE_BOOKS = join(__dirname, '../../../libs/insurers/tariff/rate-books');
const RATE_BOOKS_DIR = folderForTests();
const FILE = 'aldaba-car.json';
const book = JSON.parse(readFileSync(join(EMBEDDED_RATE_BOOKS, FILE), 'utf8')) as object;

/** Writes another book of Aldaba for cars to the folder: a lower loss ratio makes higher prices. */
const write = (version: string, lossRatio: number) =>
  writeFileSync(join(RATE_BOOKS_DIR, FILE), JSON.stringify({ ...book, version, lossRatio }));

async function price(): Promise<number> {
  const { ofertas } = await service.quoted(bodyOf('Car').build());
  return ofertas.find(({ aseguradora }) => aseguradora === 'Aldaba Seguros')!.precio;
}

describe('the rate books of the operator', () => {
  beforeEach(() => {
    cpSync(EMBEDDED_RATE_BOOKS, RATE_BOOKS_DIR, { recursive: true });
    // The book that is written has no successor.
    for (const file of readdirSync(RATE_BOOKS_DIR))
      if (file.startsWith('aldaba-car-')) rmSync(join(RATE_BOOKS_DIR, file));
  });

  it('replace the packaged books, and are read again on SIGHUP while requests go on', async () => {
    write('9999.1', 0.75);
    service = await startService({ RATE_BOOKS_DIR });
    const cheap = await price();
    write('9999.2', 0.68);
    expect(await price()).toBe(cheap);
    const underWay = Promise.all(Array.from({ length: 20 }, price));
    hangUp();
    const dear = await price();
    expect(dear).toBeGreaterThan(cheap);
    expect((await underWay).every((each) => each === cheap || each === dear)).toBe(true);
    expect(log()).toContain('insurers read again');
  });

  it('stay as they were, all of them, when one is no longer right, and the log names the fault', async () => {
    service = await startService({ RATE_BOOKS_DIR });
    const before = await price();
    write('9999.1', 0.68);
    writeFileSync(join(RATE_BOOKS_DIR, 'brujula-home.json'), '{ "half of');
    hangUp();
    expect(await price()).toBe(before);
    expect(log()).toContain('insurers not read again');
    expect(log()).toContain('brujula-home.json: (whole file) is not JSON');
    cpSync(join(EMBEDDED_RATE_BOOKS, 'brujula-home.json'), join(RATE_BOOKS_DIR, 'brujula-home.json'));
    hangUp();
    expect(await price()).toBeGreaterThan(before);
  });
});
