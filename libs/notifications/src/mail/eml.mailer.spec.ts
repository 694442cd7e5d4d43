import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderPerTest } from '@cotiza/kernel/testing';
import { archivedQuote, TEST_TOKEN, TEST_REFERENCE } from '@cotiza/quoting/testing';
import { readMail } from '../testing';
import { testComposer } from '../testing/letters.builder';
import { emlMailer } from './eml.mailer';

const compose = testComposer();

describe('e-mail as files', () => {
  const inFolder = folderPerTest();
  let folder: string;
  beforeEach(() => (folder = inFolder('data', 'mail')));

  it('is what a mail program opens', async () => {
    expect(await emlMailer(folder).send(compose(archivedQuote(), TEST_TOKEN))).toEqual({ kind: 'delivered' });
    const mail = await readMail(await readFile(join(folder, `${TEST_REFERENCE}.eml`)));
    expect(mail).toMatchObject({
      from: { address: 'hola@correduria-faro.example', name: '' },
      to: [{ address: 'martin.ficticio@example.com', name: '' }],
      subject: `Seguro de coche: desde 243,91 EUR al año (${TEST_REFERENCE})`,
    });
    expect([mail.html, mail.text].every((body) => body!.includes(TEST_TOKEN))).toBe(true);
  });

  it('replaces a file of the same quotation, and leaves nothing unfinished', async () => {
    const mailer = emlMailer(folder);
    expect(mailer.description).toBe(`.eml files in ${folder}`);
    const other = { reference: 'COT-0000000000' };
    await mailer.send(compose(archivedQuote(other), TEST_TOKEN));
    await mailer.send(compose(archivedQuote(), 'first'));
    await mailer.send(compose(archivedQuote(), 'second'));
    mailer.close();
    expect((await readdir(folder)).sort()).toEqual(['COT-0000000000.eml', `${TEST_REFERENCE}.eml`]);
    expect((await readMail(await readFile(join(folder, `${TEST_REFERENCE}.eml`)))).text).toContain('?t=second');
  });

  it('is written again when its folder is gone', async () => {
    const mailer = emlMailer(folder);
    const send = async () => (await mailer.send(compose(archivedQuote(), TEST_TOKEN))).kind;
    expect(await send()).toBe('delivered');
    await rm(folder, { recursive: true });
    expect([await send(), await send()]).toEqual(['failed', 'delivered']);
  });

  it('is for its owner alone', async () => {
    await emlMailer(folder).send(compose(archivedQuote(), TEST_TOKEN));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, `${TEST_REFERENCE}.eml`))).mode & 0o777).toBe(0o600);
  });

  it('is never written outside its folder', async () => {
    const mail = { ...compose(archivedQuote(), TEST_TOKEN), fileName: '../outside' };
    expect((await emlMailer(folder).send(mail)).kind).toBe('failed');
    expect(await readdir(inFolder())).toEqual([]);
  });

  it('waits for a folder that cannot be written to, and does not say what was to be written', async () => {
    const mail = compose(archivedQuote(), TEST_TOKEN);
    const outcome = await emlMailer(join('/dev/null', 'mail')).send(mail);
    expect(outcome).toEqual({ kind: 'failed', reason: 'the file cannot be written: ENOTDIR' });
  });
});
