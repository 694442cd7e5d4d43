import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_RATE_BOOKS, type RateBook } from '@cotiza/insurers-tariff';
import { exportTables, importTables } from './book-csv';

jest.setTimeout(300_000);

const isInstalled = spawnSync('soffice', ['--version']).status === 0;

/** Settings of a user in Spain. */
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>es-ES</value></prop></item>
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooLocale" oor:op="fuse"><value>es</value></prop></item>
</oor:items>
`;
/** Semicolons, quotation marks and UTF-8; the language is that of the user. */
const CSV = '59,34,76';

/** The newest book of each insurer and line. */
const books = new Map(
  readdirSync(EMBEDDED_RATE_BOOKS)
    .filter((name) => !name.endsWith('.cases.json'))
    .map((name) => readFileSync(join(EMBEDDED_RATE_BOOKS, name), 'utf8'))
    .map((text) => ({ text, book: JSON.parse(text) as RateBook }))
    .sort((one, other) => one.book.version.localeCompare(other.book.version))
    .map(({ text, book }) => [`${book.insurer.name}, ${book.line}`, text]),
);

(isInstalled ? describe : describe.skip)('tables in LibreOffice with a Spanish locale (needs libreoffice-calc)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cotiza-libreoffice-'));
    const profile = join(folder, 'profile', 'user');
    mkdirSync(profile, { recursive: true });
    writeFileSync(join(profile, 'registrymodifications.xcu'), PROFILE);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Converts every file of a folder, and returns the new folder. */
  function converted(from: string, format: string, ...options: readonly string[]): string {
    const to = mkdtempSync(join(folder, 'converted-'));
    const files = readdirSync(from).map((name) => join(from, name));
    const given = [`-env:UserInstallation=file://${folder}/profile`, '--headless', ...options];
    execFileSync('soffice', [...given, '--convert-to', format, '--outdir', to, ...files], { stdio: 'ignore' });
    return to;
  }

  function opened(text: string, format: string): string {
    const csv = mkdtempSync(join(folder, 'csv-'));
    for (const [file, table] of exportTables(JSON.parse(text) as RateBook)) writeFileSync(join(csv, file), table);
    return converted(csv, format, `--infilter=CSV:${CSV}`);
  }

  it('has numbers where a table has figures', () => {
    const [text = ''] = books.values();
    const sheet = readFileSync(join(opened(text, 'fods'), 'bases.fods'), 'utf8');
    expect(sheet).toMatch(/office:value-type="float" office:value="\d+\.\d+"/);
  });

  it.each([...books])('%s: a book is the same after its tables were saved as ods, xlsx and CSV', (_name, text) => {
    const saved = converted(converted(opened(text, 'ods'), 'xlsx'), `csv:Text - txt - csv (StarCalc):${CSV}`);
    const read = readdirSync(saved).map((file) => [file, readFileSync(join(saved, file), 'utf8')] as const);
    expect(importTables(text, new Map(read))).toEqual({ text });
  });
});
