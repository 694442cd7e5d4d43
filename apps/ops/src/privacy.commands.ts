import { erasePersonalData, exportPersonalData, MailsNotErased } from '@cotiza/assembly/tools';
import type { AuditLine, Person, PersonalData } from '@cotiza/storage';
import { Option, type Command } from 'commander';
import { defineCommand } from './define-command';
import { Failure, WrongUsage } from './failure';
import type { Ops } from './ops';
import { localTime } from './output/local-time';
import { jsonText } from './output/printable';
import { table, type Column } from './output/table';
import { writeNewFile } from './output/write-new-file';
import { emailAddress, limitOption, shortText, wholeNumber } from './parameters/parameters';
import { quoteDocument } from './quotes/quote-detail';
import { PROGRESS_OPTION, progressOn, type ProgressOptions } from './terminal/progress';
import type { Terminal } from './terminal/terminal';

interface PersonOptions {
  readonly email?: string;
  readonly document?: string;
}

function namingPerson(command: Command): Command {
  return command
    .addOption(new Option('--email <address>', 'who has this address as holder').argParser(emailAddress))
    .addOption(
      new Option('--document <id>', 'who has this identity document, in any role')
        .argParser(shortText)
        .conflicts('email'),
    );
}

/** @throws WrongUsage without a person */
function personOf({ email, document }: PersonOptions): Person {
  if (email !== undefined) return { email };
  if (document !== undefined) return { documentId: document };
  throw new WrongUsage('error: say whose data is meant, with --email or --document');
}

const AND = new Intl.ListFormat('en-GB');

/** Formats counts by their nouns: of quotations always, of others if there are any. */
const counted = (counts: Readonly<Record<string, number>>) =>
  AND.format(
    Object.entries(counts)
      .filter(([noun, count]) => noun === 'quotation' || count > 0)
      .map(([noun, count]) => `${count} ${noun}${count === 1 ? '' : 's'}`),
  );

const draftDocument = ({ expiresAt, ...rest }: PersonalData['drafts'][number]) => ({
  ...rest,
  expiresAt: localTime(expiresAt),
});

interface ExportOptions extends PersonOptions {
  readonly out?: string;
}

const privacyExport = defineCommand({
  name: 'export',
  summary: 'Give out everything held about a person, as JSON. It is PERSONAL DATA',
  note: 'E-mails in MAIL_DIR of this machine are among it. Without --out it is printed.',
  example: 'privacy export --email lucia@cotiza.example --out lucia.json',
  options: (own) =>
    namingPerson(own).option('--out <file>', 'a new file to write it to, which only its owner may read'),
  run: async (ops, { out, ...options }: ExportOptions) => {
    const person = personOf(options);
    const { privacy } = await ops.storage();
    const { quotes, drafts, emails } = await exportPersonalData(privacy, ops.keptMails(), person);
    const document = { quotes: quotes.map(quoteDocument), drafts: drafts.map(draftDocument), emails };
    const text = jsonText(document);
    if (out === undefined) return { document, text };
    await writeNewFile(ops, out, `${text}\n`, '--out');
    return {
      document: { file: out, quotes: quotes.length, drafts: drafts.length, emails: emails.length },
      text: `${counted({ quotation: quotes.length, draft: drafts.length, 'e-mail': emails.length })} written to ${out}.`,
    };
  },
});

interface EraseOptions extends PersonOptions {
  readonly yes?: boolean;
}

const privacyErase = defineCommand({
  name: 'erase',
  summary: 'Erase everything held about a person, for good',
  note:
    "Quotations, their messages, their results under callers' keys, drafts, and e-mails in MAIL_DIR of this machine. " +
    'An audit line without personal data is kept.',
  example: 'privacy erase --email lucia@cotiza.example --yes',
  options: (own) => namingPerson(own).option('--yes', 'do not ask for confirmation'),
  run: async (ops, options: EraseOptions) => {
    const person = personOf(options);
    if (options.yes !== true) await confirm(ops.terminal);
    const { quotes, drafts, emails } = await erase(ops, person);
    return {
      document: { erased: quotes, drafts, emails },
      text: `${counted({ quotation: quotes, draft: drafts, 'e-mail': emails })} erased.`,
    };
  },
});

async function erase(ops: Ops, person: Person) {
  const { privacy } = await ops.storage();
  try {
    return await erasePersonalData(privacy, ops.keptMails(), person);
  } catch (error) {
    throw error instanceof MailsNotErased ? new Failure(error.message) : error;
  }
}

/** @throws Failure unless the operator confirms */
async function confirm(terminal: Terminal): Promise<void> {
  if (!terminal.canAsk) throw new WrongUsage('error: cannot ask for confirmation here; use --yes');
  const answer = await terminal.ask('Erase everything held about this person, for good? Type yes: ');
  if (answer.toLowerCase() !== 'yes') throw new Failure('Nothing was erased.');
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 3650;

interface PurgeOptions extends ProgressOptions {
  readonly olderThan?: number;
}

const privacyPurge = defineCommand({
  name: 'purge',
  summary: 'Erase old quotations now',
  note:
    'Also their e-mails in MAIL_DIR of this machine. The service does so every hour with what is older than ' +
    'RETENTION_DAYS and MAIL_RETENTION_DAYS. It is safe while the service runs.',
  example: 'privacy purge --older-than 10',
  options: (own) =>
    own
      .option('--older-than <days>', 'age from which they are erased (default: the settings)', wholeNumber(1, MAX_DAYS))
      .option(...PROGRESS_OPTION),
  run: async (ops, { olderThan, progress = false }: PurgeOptions) => {
    const { RETENTION_DAYS, MAIL_RETENTION_DAYS = RETENTION_DAYS } = ops.settings();
    const before = ops.clock.now() - (olderThan ?? RETENTION_DAYS) * DAY_MS;
    const { privacy } = await ops.storage();
    const { onProgress, end } = progressOn(ops.terminal, ops.clock, progress, 'quotations erased');
    const erased = await privacy.purge(before, onProgress).finally(end);
    const emails = await ops.keptMails().purge(ops.clock.now() - (olderThan ?? MAIL_RETENTION_DAYS) * DAY_MS);
    return {
      document: { erased, emails, before: localTime(before) },
      text: `${counted({ quotation: erased, 'e-mail': emails })} from before ${localTime(before)} erased.`,
    };
  },
});

const privacyRotateKey = defineCommand({
  name: 'rotate-key',
  summary: 'Encrypt again, with the newest key, whatever older keys protect',
  note:
    'With DATA_KEY, put the new key before the old one in every process first, and take the old one out afterwards. ' +
    'Without it, a new key is made in DATA_DIR. It is safe while the service runs, and can be interrupted and run again.',
  example: 'privacy rotate-key --progress',
  options: (own) => own.option(...PROGRESS_OPTION),
  run: async (ops, { progress = false }: ProgressOptions) => {
    const { privacy } = await ops.storage();
    const { onProgress, end } = progressOn(ops.terminal, ops.clock, progress, 'records encrypted again');
    const rotated = await privacy.rotateKey(onProgress).finally(end);
    return { document: { rotated }, text: `${rotated} ${rotated === 1 ? 'record' : 'records'} encrypted again.` };
  },
});

const COLUMNS: readonly Column<AuditLine>[] = [
  { title: 'WHEN', of: ({ at }) => localTime(at) },
  { title: 'HOW MANY', of: ({ count }) => count, isNumber: true },
  { title: 'WHO', of: ({ actor }) => actor },
  { title: 'WHAT', of: ({ action }) => action },
];

const privacyAudit = defineCommand({
  name: 'audit',
  summary: 'List what was done to personal data and to the channel, the newest first',
  note: 'WHO is the operator: OPERATOR, or else the account of the machine. What the service did by itself has none.',
  example: 'privacy audit --limit 20',
  options: (own) => own.addOption(limitOption(50)),
  run: async (ops, { limit }: { readonly limit: number }) => {
    const lines = await (await ops.storage()).privacy.auditTrail(limit);
    return {
      document: { lines: lines.map((line) => ({ ...line, at: localTime(line.at) })) },
      text: lines.length > 0 ? table(COLUMNS, lines, ops.terminal.width) : 'Nothing was done yet.',
    };
  },
});

export const commands = [privacyExport, privacyErase, privacyPurge, privacyRotateKey, privacyAudit];
