import { localTime } from './output/local-time';
import { fakeMails, held as heldBy } from './testing/fake-storage';
import { NOW, quoteDetail } from './testing/samples';
import { runOps } from './testing/fake-ops';

const EMAIL = 'lucia@cotiza.example';
const DAY_MS = 86_400_000;
const now = Date.parse(NOW);
const held = { quotes: [quoteDetail()] };
const [{ reference }] = held.quotes as [ReturnType<typeof quoteDetail>];

describe('ops privacy export', () => {
  it('prints all that is held as JSON, with and without --json', async () => {
    const plain = await runOps(`privacy export --email ${EMAIL}`, { held });
    const json = await runOps(`privacy export --email ${EMAIL} --json`, { held });
    expect(plain.exitCode).toBe(0);
    expect(plain.document()).toMatchObject({ quotes: [{ reference: held.quotes[0]!.reference, line: 'Car' }] });
    expect(json.document()).toEqual(plain.document());
    expect(plain.held.done[0]).toEqual(['export', { email: EMAIL }]);
  });

  it('gives out the drafts in which the person is named, and erase counts them', async () => {
    const content = { agent: {}, customer: { 'holder.email': { value: EMAIL } } };
    const draft = { id: 'd1', content, state: 'en_curso', reference: null, expiresAt: now, version: 2 } as const;
    const context = { held: { ...held, drafts: [draft] }, ops: { writePrivateFile: () => Promise.resolve() } };
    const printed = await runOps(`privacy export --email ${EMAIL}`, context);
    expect(printed.document()).toMatchObject({ drafts: [{ id: 'd1', content, expiresAt: localTime(now) }] });
    const { out } = await runOps(`privacy export --email ${EMAIL} --out a.json`, context);
    expect(out).toBe('1 quotation and 1 draft written to a.json.\n');
    expect((await runOps(`privacy erase --email ${EMAIL} --yes`, context)).out).toBe(
      '1 quotation and 1 draft erased.\n',
    );
  });

  it.each([
    ['EEXIST', 'The file is there already: give another name to --out.\n'],
    ['EACCES', 'The file cannot be written (EACCES).\n'],
  ])('fails when it cannot be written: %s', async (code, message) => {
    const ops = { writePrivateFile: () => Promise.reject(Object.assign(new Error(EMAIL), { code })) };
    const { exitCode, err } = await runOps(`privacy export --email ${EMAIL} --out a.json`, { held, ops });
    expect([exitCode, err]).toEqual([1, message]);
  });
});

describe('ops privacy erase', () => {
  it('erases the e-mails that are files, before the quotations that they are found by and after', async () => {
    const emails = () => [{ file: `${reference}.eml`, message: '' }];
    const { out, held: after } = await runOps(`privacy erase --email ${EMAIL} --yes`, {
      held: { ...held, emails: emails() },
    });
    expect(out).toBe('1 quotation and 1 e-mail erased.\n');
    const sought = { references: [reference], recipient: EMAIL };
    expect(after.done).toEqual([
      ['erase e-mails', sought],
      ['erase', { email: EMAIL }],
      ['erase e-mails', sought],
      'closed',
    ]);
    const byDocument = await runOps('privacy erase --document 12345678Z --yes', { held });
    expect(byDocument.held.done[0]).toEqual(['erase e-mails', { references: [reference] }]);
  });

  it('erases nothing where the files cannot be removed, and says so', async () => {
    const erase = () => Promise.reject(Object.assign(new Error(EMAIL), { code: 'EACCES' }));
    const ops = { keptMails: () => ({ ...fakeMails(heldBy()), erase }) };
    const { exitCode, err, held: after } = await runOps(`privacy erase --email ${EMAIL} --yes`, { held, ops });
    expect([exitCode, err]).toEqual([
      1,
      'E-mails in MAIL_DIR cannot be looked through and removed (EACCES). Not everything was erased.\n',
    ]);
    expect(after.done).toEqual(['closed']);
  });

  it.each([
    ['yes', 0, [['erase', { email: EMAIL }]]],
    ['', 1, []],
  ])('asks on a terminal, and takes "%s" for what it is', async (answer, expected, done) => {
    const questions: string[] = [];
    const terminal = {
      canAsk: true,
      ask: (question: string) => {
        questions.push(question);
        return Promise.resolve(answer);
      },
    };
    const { exitCode, held: after } = await runOps(`privacy erase --email ${EMAIL}`, { held, terminal });
    expect(exitCode).toBe(expected);
    expect(after.done.filter((what) => Array.isArray(what) && what[0] === 'erase')).toEqual(done);
    expect(questions).toEqual([expect.not.stringContaining(EMAIL)]);
  });

  it('does nothing where it cannot ask', async () => {
    const { exitCode, err, held: after } = await runOps(`privacy erase --email ${EMAIL}`, { held });
    expect(exitCode).toBe(2);
    expect(err).toBe('error: cannot ask for confirmation here; use --yes\n');
    expect(after.done).toEqual(['closed']);
  });
});

describe.each(['export', 'erase --yes'])('ops privacy %s', (name) => {
  it.each(['', ` --email ${EMAIL} --document 12345678Z`, ' --email lucia@', ` --emial=${EMAIL}`, ` ${EMAIL}`])(
    'refuses "%s" and repeats nothing of it',
    async (options) => {
      const { exitCode, out, err, held: after } = await runOps(`privacy ${name}${options}`, { held });
      expect(exitCode).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(/^error: [^\n]+\n$/);
      expect(err).not.toMatch(/lucia|12345678Z/);
      expect(after.done.filter((what) => what !== 'closed')).toEqual([]);
    },
  );
});

describe('ops privacy purge', () => {
  it('goes by RETENTION_DAYS', async () => {
    const { exitCode, out, err, held: after } = await runOps('privacy purge', { settings: { RETENTION_DAYS: '10' } });
    expect(exitCode).toBe(0);
    expect(out).toBe(`250 quotations from before ${localTime(now - 10 * DAY_MS)} erased.\n`);
    expect(err).toBe('');
    expect(after.done).toEqual([['purge', now - 10 * DAY_MS], ['purge e-mails', now - 10 * DAY_MS], 'closed']);
  });

  it('goes by MAIL_RETENTION_DAYS for e-mails that are files', async () => {
    const settings = { RETENTION_DAYS: '10', MAIL_RETENTION_DAYS: '4' };
    const emails = [{ file: `${reference}.eml`, message: '' }];
    const { out, held: after } = await runOps('privacy purge', { settings, held: { emails } });
    expect(out).toBe(`250 quotations and 1 e-mail from before ${localTime(now - 10 * DAY_MS)} erased.\n`);
    expect(after.done[1]).toEqual(['purge e-mails', now - 4 * DAY_MS]);
  });

  it('uses the given days, and shows its progress on request', async () => {
    const { err, document } = await runOps('privacy purge --older-than 3 --progress --json');
    expect(err).toBe('200 quotations erased\n');
    expect(document()).toEqual({ erased: 250, emails: 0, before: localTime(now - 3 * DAY_MS) });
  });

  it.each(['0', '-1', 'all'])('refuses --older-than %s', async (days) =>
    expect((await runOps(`privacy purge --older-than=${days}`)).exitCode).toBe(2),
  );
});

it('ops privacy rotate-key says how many, and on a terminal how far it is', async () => {
  const { exitCode, out, err } = await runOps('privacy rotate-key', { terminal: { showsProgress: true } });
  expect(exitCode).toBe(0);
  expect(out).toBe('101 records encrypted again.\n');
  expect(err).toBe('\r\u001b[K100 records encrypted again\r\u001b[K');
});

const audit = [
  { at: now, action: 'erase', count: 2, actor: 'María Inventada' },
  { at: now - DAY_MS, action: 'channel-off', count: null, actor: null },
];

it('ops privacy audit lists what was done', async () => {
  const { exitCode, out } = await runOps('privacy audit', { held: { audit } });
  expect(exitCode).toBe(0);
  expect(out.split('\n')).toEqual([
    'WHEN                       HOW MANY  WHO              WHAT',
    `${localTime(now)}         2  María Inventada  erase`,
    `${localTime(now - DAY_MS)}         -  -                channel-off`,
    '',
  ]);
});
