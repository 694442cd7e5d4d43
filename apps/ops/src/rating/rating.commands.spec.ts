import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_RATE_BOOKS, type RateBook } from '@cotiza/insurers-tariff';
import type { MarketFigure } from '@cotiza/insurers-workbench';
import { runOps } from '../testing';

interface PortfolioDocument {
  readonly risks: number;
  readonly figures: readonly (MarketFigure & { readonly isMet: boolean })[];
  readonly lines: readonly { readonly line: string; readonly wins: Record<string, number> }[];
}

describe('rating check', () => {
  it('finds nothing in the embedded books, and says so', async () => {
    const { exitCode, out } = await runOps('rating check --line Home');
    expect([out, exitCode]).toEqual(['Nothing found in 5 rate books.\n', 0]);
  }, 300_000);

  it('fails with what it has found: a portfolio of one meets no target', async () => {
    const { exitCode, out, err } = await runOps('rating check --line Home --risks 1');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^LINE +KIND +WHAT\n/u);
    expect(err).toMatch(/\d+ findings\./u);
  });
});

describe('books that are read', () => {
  let folder: string;
  beforeEach(() => cpSync(EMBEDDED_RATE_BOOKS, (folder = mkdtempSync(join(tmpdir(), 'books-'))), { recursive: true }));
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (changes: Partial<RateBook>) => {
    const file = join(folder, 'aldaba-home.json');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as RateBook), ...changes }));
  };

  it('are those of the service, and one that changed needs a new version', async () => {
    change({ lossRatio: 0.64 });
    const settings = { RATE_BOOKS_DIR: folder };
    const { out, exitCode } = await runOps('rating check --line Home --risks 1', { settings });
    expect(exitCode).toBe(1);
    expect(out).toContain('Home  changed-without-version  aldaba-home 2026.2 is not what was released');
    change({ version: '2026.3' });
    expect((await runOps('rating check --line Home --risks 1', { settings })).out).not.toContain('without-version');
  });
});

describe('rating portfolio', () => {
  it('prints each target of the market with the measured value beside it', async () => {
    const { exitCode, out } = await runOps('rating portfolio --line Home --risks 40');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^LINE +TARGET +MEASURED +OF\n/u);
    expect(out).toMatch(/\nHome +100-150 EUR +\d+ EUR +(ok|MISSED) +mean of the offers, Básico\n/u);
    expect(out).toMatch(/\d+ of \d+ targets met\.\n$/u);
  });

  it('as a document says who wins how often', async () => {
    const { document } = await runOps('rating portfolio --line Home --risks 40 --json');
    const { risks, figures, lines } = document() as PortfolioDocument;
    expect(risks).toBe(40);
    expect(figures.length).toBeGreaterThan(10);
    const shares = Object.values(lines[0]!.wins);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('names what is wrong with books that cannot be used', async () => {
    const { exitCode, err } = await runOps(['rating', 'portfolio', '--books', __dirname]);
    expect(exitCode).toBe(1);
    expect(err).toContain('holds no rate book');
  });
});
