import type { MailsSought } from '@cotiza/notifications';
import type { Person } from '@cotiza/storage';
import { Option, type Command } from 'commander';
import { WrongUsage } from '../failure';
import { emailAddress, shortText } from '../parameters/parameters';

export interface PersonOptions {
  readonly email?: string;
  readonly document?: string;
}

/** Adds the options that name a person. */
export function namingPerson(command: Command): Command {
  return command
    .addOption(new Option('--email <address>', 'who has this address as holder').argParser(emailAddress))
    .addOption(
      new Option('--document <id>', 'who has this identity document, in any role')
        .argParser(shortText)
        .conflicts('email'),
    );
}

/** @throws WrongUsage without a person */
export function personOf({ email, document }: PersonOptions): Person {
  if (email !== undefined) return { email };
  if (document !== undefined) return { documentId: document };
  throw new WrongUsage('error: say whose data is meant, with --email or --document');
}

/** Returns the criteria for a person's e-mail files: those of their quotations, and all to their address. */
export const mailsOf = (person: Person, references: readonly string[]): MailsSought => ({
  references,
  recipient: 'email' in person ? person.email : undefined,
});

/** Formats the count of quotations, and of e-mails if there are any. */
export const countOfBoth = (quotes: number, emails: number) =>
  emails === 0
    ? countOfQuotes(quotes)
    : `${countOfQuotes(quotes)} and ${emails} ${emails === 1 ? 'e-mail' : 'e-mails'}`;

export const countOfQuotes = (count: number) => `${count} ${count === 1 ? 'quotation' : 'quotations'}`;
