import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { jsonText } from '../output/printable';
import { quoteDocument } from '../quotes/quote-detail';
import { countOfBoth, mailsOf, namingPerson, personOf, type PersonOptions } from './person.options';

interface Options extends PersonOptions {
  readonly out?: string;
}

export function privacyExport(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'export',
    summary: 'Give out everything held about a person, as JSON. It is PERSONAL DATA',
    note: 'E-mails in MAIL_DIR of this machine are among it. Without --out it is printed.',
    example: 'privacy export --email lucia@cotiza.example --out lucia.json',
  });
  namingPerson(command)
    .option('--out <file>', 'a new file to write it to, which only its owner may read')
    .action(
      reporting(ops, async ({ out, ...options }: Options) => {
        const person = personOf(options);
        const quotes = await (await ops.storage()).privacy.exportPerson(person);
        const references = quotes.map(({ reference }) => reference);
        const emails = await ops.keptMails().find(mailsOf(person, references));
        const document = { quotes: quotes.map(quoteDocument), emails };
        const text = jsonText(document);
        if (out === undefined) return { document, text };
        await writeOrFail(ops, out, `${text}\n`);
        return {
          document: { file: out, quotes: quotes.length, emails: emails.length },
          text: `${countOfBoth(quotes.length, emails.length)} written to ${out}.`,
        };
      }),
    );
}

/** Why a file cannot be written is said by the system in a code that quotes nothing. */
async function writeOrFail(ops: Ops, path: string, text: string): Promise<void> {
  try {
    await ops.writePrivateFile(path, text);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'EEXIST'
        ? 'The file is there already: give another name to --out.'
        : `The file cannot be written (${code}).`,
    );
  }
}
