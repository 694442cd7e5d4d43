import type { Person } from '@cotiza/storage';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import { Failure, WrongUsage } from '../failure';
import type { Ops } from '../ops';
import type { Terminal } from '../terminal/terminal';
import { countOfBoth, mailsOf, namingPerson, personOf, type PersonOptions } from './person.options';

interface Options extends PersonOptions {
  readonly yes?: boolean;
}

export function privacyErase(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'erase',
    summary: 'Erase everything held about a person, for good',
    note:
      "Quotations, their messages, their results under callers' keys, and e-mails in MAIL_DIR of this machine. " +
      'An audit line without personal data is kept.',
    example: 'privacy erase --email lucia@cotiza.example --yes',
  });
  namingPerson(command)
    .option('--yes', 'do not ask for confirmation')
    .action(
      reporting(ops, async (options: Options) => {
        const person = personOf(options);
        if (options.yes !== true) await confirm(ops.terminal);
        const { quotes, emails } = await erase(ops, person);
        return { document: { erased: quotes, emails }, text: `${countOfBoth(quotes, emails)} erased.` };
      }),
    );
}

/**
 * Files are erased first, because the quotations identify them; if that fails, nothing else is erased. They are erased
 * again at the end, because one may have been written meanwhile.
 */
async function erase(ops: Ops, person: Person): Promise<{ readonly quotes: number; readonly emails: number }> {
  const { privacy } = await ops.storage();
  const before = await eraseMails(ops, person, await privacy.referencesOf(person));
  const references = await privacy.erasePerson(person);
  const emails = before + (await eraseMails(ops, person, references));
  return { quotes: references.length, emails };
}

async function eraseMails(ops: Ops, person: Person, references: readonly string[]): Promise<number> {
  try {
    return await ops.keptMails().erase(mailsOf(person, references));
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new Failure(`E-mails in MAIL_DIR cannot be looked through and removed (${code}). Not everything was erased.`);
  }
}

/** @throws Failure unless the operator confirms */
async function confirm(terminal: Terminal): Promise<void> {
  if (!terminal.canAsk) throw new WrongUsage('error: cannot ask for confirmation here; use --yes');
  const answer = await terminal.ask('Erase everything held about this person, for good? Type yes: ');
  if (answer.toLowerCase() !== 'yes') throw new Failure('Nothing was erased.');
}
