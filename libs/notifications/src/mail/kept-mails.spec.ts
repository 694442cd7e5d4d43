import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { folderPerTest } from '@cotiza/kernel/testing';
import { archivedQuote, TEST_TOKEN } from '@cotiza/quoting/testing';
import { testComposer } from '../testing/letters.builder';
import { emlMailer } from './eml.mailer';
import { keptMails } from './kept-mails';

const DAY_MS = 86_400_000;
const compose = testComposer();

describe('e-mails that are kept as files', () => {
  const inFolder = folderPerTest();

  const write = async (reference: string, email: string, createdAt = Date.parse('2026-11-01T09:00:00Z')) => {
    const quote = archivedQuote({ reference, createdAt, holder: { name: 'Ana', email } });
    expect((await emlMailer(inFolder()).send(compose(quote, TEST_TOKEN))).kind).toBe('delivered');
  };
  const left = async () => (await readdir(inFolder())).sort();

  it('are found by the reference of their quotation, and by whom they went to', async () => {
    await write('COT-0000000001', 'ana@example.com');
    await write('COT-0000000002', 'ana@example.com');
    await write('COT-0000000003', 'ana@example.com.es');
    const mails = keptMails(inFolder());
    const filesOf = async (sought: Parameters<typeof mails.find>[0]) =>
      (await mails.find(sought)).map(({ file }) => file);
    expect(await filesOf({ references: ['COT-0000000001', 'COT-0000000009'] })).toEqual(['COT-0000000001.eml']);
    expect(await filesOf({ references: [], recipient: ' Ana@Example.com ' })).toEqual([
      'COT-0000000001.eml',
      'COT-0000000002.eml',
    ]);
    expect(await filesOf({ references: ['COT-0000000003'], recipient: 'nobody@example.com' })).toEqual([
      'COT-0000000003.eml',
    ]);
    expect((await mails.find({ references: ['COT-0000000001'] }))[0]!.message).toContain('To: ana@example.com');
  });

  it.each([
    'josé.nuñez@example.com',
    'ana@correduría.example',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
    "o'brien@example.com",
  ])('are found by any address that can be written to: %s', async (email) => {
    await write('COT-0000000001', email);
    expect(await keptMails(inFolder()).find({ references: [], recipient: email.toUpperCase() })).toHaveLength(1);
    expect(await keptMails(inFolder()).find({ references: [], recipient: `x${email}` })).toHaveLength(0);
  });

  it('are erased, with unfinished files of a killed process, and no others', async () => {
    await write('COT-0000000001', 'ana@example.com');
    await write('COT-0000000002', 'luis@example.com');
    await writeFile(inFolder('.COT-0000000001.77.tmp'), 'To: ana');
    expect(await keptMails(inFolder()).erase({ references: ['COT-0000000001'] })).toBe(2);
    expect(await left()).toEqual(['COT-0000000002.eml']);
  });

  it('are as old as their quotation, and purged with it', async () => {
    const now = Date.parse('2026-11-30T09:00:00Z');
    await write('COT-0000000001', 'ana@example.com', now - 31 * DAY_MS);
    await write('COT-0000000002', 'ana@example.com', now - 29 * DAY_MS);
    expect((await stat(inFolder('COT-0000000001.eml'))).mtimeMs).toBe(now - 31 * DAY_MS);
    expect(await keptMails(inFolder()).purge(now - 30 * DAY_MS)).toBe(1);
    expect(await left()).toEqual(['COT-0000000002.eml']);
  });

  it('are purged when they were never finished or only a test, and nothing else of the folder is', async () => {
    const old = new Date('2026-01-01T09:00:00Z');
    for (const name of ['.COT-0000000001.77.tmp', 'prueba.eml', 'cartas.eml', 'COT-1.eml', 'notes.txt']) {
      await writeFile(inFolder(name), 'To: ana@example.com\r\n\r\n');
      await utimes(inFolder(name), old, old);
    }
    const mails = keptMails(inFolder());
    expect(await mails.purge(Date.now())).toBe(2);
    expect(await mails.erase({ references: [], recipient: 'ana@example.com' })).toBe(0);
    expect(await left()).toEqual(['COT-1.eml', 'cartas.eml', 'notes.txt']);
  });

  it('are none where there is no folder', async () => {
    const mails = keptMails(inFolder('none'));
    expect(await mails.find({ references: ['COT-0000000001'], recipient: 'ana@example.com' })).toEqual([]);
    expect(await mails.purge(Date.now())).toBe(0);
  });

  it('say so where they cannot be looked through', async () => {
    await expect(keptMails('/dev/null').purge(Date.now())).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
