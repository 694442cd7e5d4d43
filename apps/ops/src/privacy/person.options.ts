import type { MailsSought } from '@cotiza/notifications';
import type { Person } from '@cotiza/storage';
import { Option, type Command } from 'commander';
import { WrongUsage } from '../failure';
import { emailAddress, shortText } from '../parameters/parameters';

export interface PersonOptions {
  readonly email?: string;
  readonly document?: string;
}

/** The ways of saying whose data is meant. */
export function namingPerson(command: Command): Command {
  return command
    .addOption(new Option('--email <address>', 'who has this address as holder').argParser(emailAddress))
    .addOption(
      new Option('--document <id>', 'who has this identity document, in any role')
        .argParser(shortText)
        .conflicts('email'),
    );
}

/** @throws WrongUsage when nobody is meant */
export function personOf({ email, document }: PersonOptions): Person {
  if (email !== undefined) return { email };
  if (document !== undefined) return { documentId: document };
  throw new WrongUsage('error: say whose data is meant, with --email or --document');
}

/** What of the e-mails as files is theirs: those of their quotations, and all that went to their address. */
export const mailsOf = (person: Person, references: readonly string[]): MailsSought => ({
  references,
  recipient: 'email' in person ? person.email : undefined,
});

/** Quotations, and e-mails where there are any. */
export const countOfBoth = (quotes: number, emails: number) =>
  emails === 0
    ? countOfQuotes(quotes)
    : `${countOfQuotes(quotes)} and ${emails} ${emails === 1 ? 'e-mail' : 'e-mails'}`;

export const countOfQuotes = (count: number) => `${count} ${count === 1 ? 'quotation' : 'quotations'}`;
