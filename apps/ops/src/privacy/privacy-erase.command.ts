import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import { Failure, WrongUsage } from '../failure';
import type { Ops } from '../ops';
import type { Terminal } from '../terminal/terminal';
import { countOfQuotes, namingPerson, personOf, type PersonOptions } from './person.options';

interface Options extends PersonOptions {
  readonly yes?: boolean;
}

export function privacyErase(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'erase',
    summary: 'Erase everything held about a person, for good',
    note: "Quotations, their messages and their results under callers' keys. An audit line without personal data is kept.",
    example: 'privacy erase --email lucia@cotiza.example --yes',
  });
  namingPerson(command)
    .option('--yes', 'do not ask for confirmation')
    .action(
      reporting(ops, async (options: Options) => {
        const person = personOf(options);
        if (options.yes !== true) await confirm(ops.terminal);
        const erased = await (await ops.storage()).privacy.erasePerson(person);
        return { document: { erased }, text: `${countOfQuotes(erased)} erased.` };
      }),
    );
}

/** @throws Failure unless somebody says yes */
async function confirm(terminal: Terminal): Promise<void> {
  if (!terminal.canAsk) throw new WrongUsage('error: nobody can be asked for confirmation here; say --yes');
  const answer = await terminal.ask('Erase everything held about this person, for good? Type yes: ');
  if (answer.toLowerCase() !== 'yes') throw new Failure('Nothing was erased.');
}
