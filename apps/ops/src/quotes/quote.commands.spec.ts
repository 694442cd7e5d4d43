import { localTime } from '../output/local-time';
import { NOW, quoteDetail } from '../testing/samples';
import { runOps } from '../testing/fake-ops';

const HOUR_MS = 3_600_000;
const now = Date.parse(NOW);
const car = quoteDetail({ createdAt: now - HOUR_MS });
const home = quoteDetail({ line: 'Home', createdAt: now - 30 * HOUR_MS });
const held = { quotes: [car, home] };

describe('ops quotes list', () => {
  it('lists nothing personal', async () => {
    const { exitCode, out } = await runOps('quotes list', { held });
    expect(exitCode).toBe(0);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^REFERENCE {7}LINE {2}STATE {5}CREATED$/),
      `${car.reference}  Car   cotizado  ${localTime(car.createdAt)}`,
      `${home.reference}  Home  cotizado  ${localTime(home.createdAt)}`,
      '',
    ]);
  });

  it.each([
    ['--line Home', [home]],
    ['--since 24h', [car]],
    ['--since 2d --line Car', [car]],
    ['--limit 1', [car]],
  ])('with %s', async (options, expected) => {
    const { exitCode, document } = await runOps(`quotes list ${options} --json`, { held });
    expect(exitCode).toBe(0);
    expect(document()).toEqual({
      quotes: expected.map(({ reference, line, state, createdAt }) => ({
        reference,
        line,
        state,
        createdAt: localTime(createdAt),
      })),
    });
  });

  it.each(['--line Boat', '--since lately', '--limit 0', '--limit 10001', 'COT-0000000001'])(
    'refuses %s',
    async (options) => expect((await runOps(`quotes list ${options}`)).exitCode).toBe(2),
  );
});

describe('ops quotes find', () => {
  it('shows the quotations found and the kind of id, and no personal data', async () => {
    const { exitCode, out } = await runOps(`quotes find ${car.reference}`, { held });
    expect(exitCode).toBe(0);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^REFERENCE {7}LINE {2}STATE {5}CREATED +FOUND BY$/),
      `${car.reference}  Car   cotizado  ${localTime(car.createdAt)}  reference`,
      '',
    ]);
  });

  it.each(['marked-id', `${home.reference} --since 24h`])('fails where there is none: %s', async (words) => {
    const { exitCode, out, err } = await runOps(`quotes find ${words}`, { held });
    expect([exitCode, out]).toEqual([1, '']);
    expect(err).toBe('There is no quotation of this id: refused requests are not kept.\n');
  });

  it('says how many could not be read, beside what was found', async () => {
    const { exitCode, out, err } = await runOps(`quotes find ${car.reference}`, { held: { ...held, unreadable: 3 } });
    expect([exitCode, out]).toEqual([1, expect.stringContaining(car.reference)]);
    expect(err).toMatch(/^3 not compared: they cannot be read\./);
    expect((await runOps('quotes find unknown', { held: { unreadable: 3 } })).err).toContain('3 not compared');
  });

  it.each(['', 'x'.repeat(256), 'a b', 'a --limit 0'])('refuses %j, and does not repeat it', async (words) => {
    const { exitCode, err } = await runOps(`quotes find ${words}`, { held });
    expect(exitCode).toBe(2);
    expect(err).not.toContain('xxx');
  });
});

it('ops quotes trace shows the milliseconds of each insurer, and - where they were not kept', async () => {
  const answers = [
    { insurer: 'aldaba', kind: 'offers', offers: 2, ms: 12 },
    { insurer: 'espiga', kind: 'unavailable', cause: 'deadline', detail: 'no answer within 4000 ms' },
  ];
  const { out } = await runOps(`quotes trace ${car.reference}`, { held: { quotes: [{ ...car, answers }] } });
  expect(out).toMatch(/^INSURER +OUTCOME +OFFERS +MS$/m);
  expect(out).toMatch(/^aldaba +offers +2 +12$/m);
  expect(out).toMatch(/^espiga +deadline +- +-$/m);
});

describe('ops quotes show', () => {
  it('prints the quotation for a person, on lines of 100 characters', async () => {
    const { exitCode, out } = await runOps(`quotes show ${car.reference.toLowerCase()}`, { held });
    expect(exitCode).toBe(0);
    for (const title of ['REQUEST', 'FOUND OUT ABOUT IT', 'INSURERS', 'OFFERS', 'GUARANTEES'])
      expect(out).toContain(title);
    expect(out).toMatch(/^Reference +COT-/);
    expect(out).toMatch(/^ {4}email +\S+@/m);
    expect(out).toMatch(/^ {2}Aldaba +321\.40 +anual +321\.40 +- +yes +- +Terceros$/m);
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect(out).toContain('  Aldaba Terceros\n    Responsabilidad civil, Asistencia en viaje');
  });

  it('shows control characters instead of obeying them', async () => {
    const quotes = [quoteDetail({ reference: 'COT-000000000A', body: { note: 'a\u001b]0;b\u0007\u009bc' } })];
    const plain = await runOps('quotes show COT-000000000A', { held: { quotes } });
    const json = await runOps('quotes show COT-000000000A --json', { held: { quotes } });
    expect(plain.out + json.out).not.toMatch(/[^\P{C}\n]/u);
    expect(json.document()).toMatchObject({ body: { note: 'a\u001b]0;b\u0007\u009bc' } });
  });

  it('fails when there is none', async () => {
    const { exitCode, out, err } = await runOps('quotes show COT-ZZZZZZZZZZ', { held });
    expect(exitCode).toBe(1);
    expect(out).toBe('');
    expect(err).toBe('There is no quotation with this reference: it may have been erased or purged.\n');
  });
});
