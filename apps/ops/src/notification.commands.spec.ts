import { localTime } from './output/local-time';
import { deadMessage, message, NOW } from './testing/samples';
import { runOps } from './testing/fake-ops';

const dead = deadMessage('COT-0000000001_cotizada_crm');
const mail = deadMessage('COT-0000000002_correo', { kind: 'email', target: null, lastReason: null });
const waiting = message('COT-0000000003_cotizada_crm', {
  attempts: 3,
  isClaimed: true,
  lastReason: 'SMTP: ECONNREFUSED',
});
const context = () => ({ held: { messages: [dead, mail, waiting] } });
const at = localTime(Date.parse(NOW));

describe('ops notifications list', () => {
  it('ends with how many are in each state but delivered, which grow with all that is kept', async () => {
    const { exitCode, out } = await runOps('notifications list', context());
    expect(exitCode).toBe(0);
    expect(out.split('\n')).toEqual([
      'ID                           STATE    TRIES  NEXT OR ENDED              LAST FAILURE',
      `COT-0000000001_cotizada_crm  dead        12  ${at}  it answered HTTP 503`,
      `COT-0000000002_correo        dead        12  ${at}  -`,
      `COT-0000000003_cotizada_crm  pending      3  ${at}  SMTP: ECONNREFUSED`,
      '',
      'In all: 1 pending, 2 dead, 0 discarded',
      '',
    ]);
  });

  it('lists those that are asked for', async () => {
    const { document } = await runOps('notifications list --state dead --kind email --limit 5 --json', context());
    expect(document()).toEqual({
      messages: [{ ...mail, createdAt: at, endedAt: at }],
      counts: { pending: 1, dead: 2, discarded: 0 },
    });
  });

  it.each(['--state gone', '--kind fax', '--limit many'])('refuses %s', async (options) =>
    expect((await runOps(`notifications list ${options}`)).exitCode).toBe(2),
  );
});

describe('ops notifications show', () => {
  it('shows what is known', async () => {
    const { exitCode, out } = await runOps(`notifications show ${waiting.id}`, context());
    expect(exitCode).toBe(0);
    expect(out).toContain('State         pending, being sent\n');
    expect(out).toContain(`Next try      ${at}\n`);
    expect(out).toContain('Ended         -\n');
  });

  it('fails when there is none', async () => {
    const { exitCode, err } = await runOps('notifications show nobody', context());
    expect(exitCode).toBe(1);
    expect(err).toBe('There is no message with this id.\n');
  });
});

describe('ops notifications retry-now', () => {
  it.each([
    ['', undefined],
    [' --domain Peña.example', 'xn--pea-8ma.example'],
  ])('takes what is pending: "%s"', async (options, domain) => {
    const { exitCode, out, held } = await runOps(`notifications retry-now${options}`, context());
    expect([exitCode, out, held.done[0]]).toEqual([0, '1 due now.\n', ['retry-now', domain]]);
  });

  it('says how many recipients could not be read', async () => {
    const held = { ...context().held, unreadable: 2 };
    const { exitCode, out, err } = await runOps('notifications retry-now --domain example.org', { held });
    expect([exitCode, out, err]).toEqual([1, '1 due now.\n', expect.stringMatching(/^2 not compared: /)]);
  });

  it('refuses what is no domain', async () =>
    expect((await runOps('notifications retry-now --domain ana@example.org')).exitCode).toBe(2));
});

describe.each([
  ['replay', 'replayed', 'due again'],
  ['discard', 'discarded', 'discarded'],
])('ops notifications %s', (name, counted, said) => {
  it('takes all that are dead', async () => {
    const { exitCode, out, held } = await runOps(`notifications ${name} --all-dead`, context());
    expect(exitCode).toBe(0);
    expect(out).toBe(`2 ${said}.\n`);
    expect(held.done[0]).toEqual([name, 'all-dead']);
  });

  it('takes those that are named, each once', async () => {
    const words = `notifications ${name} ${dead.id} ${mail.id} ${dead.id} --json`;
    const { exitCode, document, held } = await runOps(words, context());
    expect(exitCode).toBe(0);
    expect(document()).toEqual({ [counted]: 2 });
    expect(held.done[0]).toEqual([name, [dead.id, mail.id]]);
  });

  it('fails when it leaves some out, and says what it has done', async () => {
    const { exitCode, out, err } = await runOps(`notifications ${name} ${dead.id} nobody`, context());
    expect(exitCode).toBe(1);
    expect(out).toBe(`1 ${said}.\n`);
    expect(err).toMatch(/^1 of 2 left as they are: only messages that are .+\.\n$/);
  });

  it.each(['', ` ${dead.id} --all-dead`])('refuses "%s"', async (options) => {
    const { exitCode, err, held } = await runOps(`notifications ${name}${options}`, context());
    expect(exitCode).toBe(2);
    expect(err).toBe('error: give either ids of messages or --all-dead\n');
    expect(held.done).toEqual(['closed']);
  });
});
