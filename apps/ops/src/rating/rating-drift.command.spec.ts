import { exampleBody } from '@cotiza/contract';
import { dayInSpain } from '@cotiza/kernel';
import type { QuoteDetail } from '@cotiza/storage';
import { runOps } from '../testing/fake-ops';
import { NOW, quoteDetail } from '../testing/samples';

const today = dayInSpain(Date.parse(NOW));
const body = exampleBody('Home', today) as unknown as Record<string, Record<string, unknown>>;

const home = (risk: object, changes: Partial<QuoteDetail> = {}) =>
  quoteDetail({ line: 'Home', body: { ...body, risk: { ...body['risk'], ...risk } }, facts: {}, ...changes });

const drift = (quotes: readonly QuoteDetail[], ...more: readonly string[]) =>
  runOps(['rating', 'drift', '--line', 'Home', '--risks', '200', ...more], { held: { quotes } });

const homes = [
  ...Array.from({ length: 96 }, () => home({ area_m2: 300 })),
  ...Array.from({ length: 4 }, () => home({ area_m2: 80 })),
];

it('says which factors differ from the portfolio, the most first, with the bands of those', async () => {
  const { exitCode, out } = await drift(homes, '--insurer', 'aldaba');
  expect(exitCode).toBe(0);
  expect(out).toMatch(
    /^Quotations: Home 100, Car 0, Motorcycle 0; 0 could not be read\.\n\nBOOK +PSI +BY CHANCE +DRIFT +FACTOR\naldaba-home 2026\.\d +[\d.]+ +[\d.]+ +large +/u,
  );
  expect(out).toMatch(/\n +ASKED +PORTFOLIO +DIFFERENCE +BAND\n/u);
});

it('shows no band of fewer than five quotations and nothing of a person', async () => {
  const { out, document } = await drift(homes, '--json');
  const { factors } = document() as {
    readonly factors: readonly { readonly bands: readonly { readonly asked: number }[] }[];
  };
  const counts = factors.flatMap(({ bands }) => bands.map(({ asked }) => Math.round(asked * 100)));
  expect(counts.filter((count) => count > 0 && count < 5)).toEqual([]);
  for (const name of ['surname', 'email', 'document_id']) expect(out).not.toContain(String(body['holder']![name]));
});

it('counts what can no longer be resolved, and compares no handful', async () => {
  const { out } = await drift([home({}), home({ area_m2: 'large' })]);
  expect(out).toBe('Quotations: Home 1, Car 0, Motorcycle 0; 1 could not be read. Too few to compare.\n');
});

it('leaves out what is older, which is 30 days where nothing else is said', async () => {
  const old = homes.map((quote) => ({ ...quote, createdAt: Date.parse(NOW) - 31 * 86_400_000 }));
  expect((await drift(old)).out).toContain('Home 0');
  expect((await drift([], '--since', 'soon')).exitCode).toBe(2);
});
