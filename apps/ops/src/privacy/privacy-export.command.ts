import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { jsonText } from '../output/printable';
import { writeNewFile } from '../output/write-new-file';
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
        await writeNewFile(ops, out, `${text}\n`, '--out');
        return {
          document: { file: out, quotes: quotes.length, emails: emails.length },
          text: `${countOfBoth(quotes.length, emails.length)} written to ${out}.`,
        };
      }),
    );
}
