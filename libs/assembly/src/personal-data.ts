import type { KeptMail, KeptMails, MailsSought } from '@cotiza/notifications';
import type { Person, PersonalData, Privacy } from '@cotiza/storage';

/** Everything held about a person: in the database, and as e-mail files of this machine. */
export interface PersonExport extends PersonalData {
  readonly emails: readonly KeptMail[];
}

/** The counts of what was erased. */
export interface ErasedData {
  readonly quotes: number;
  readonly drafts: number;
  readonly emails: number;
}

/** Says that e-mail files cannot be looked through and removed, so that not everything was erased. */
export class MailsNotErased extends Error {
  /** @param code the system's code, such as `EACCES` */
  constructor(readonly code: string) {
    super(`E-mails in MAIL_DIR cannot be looked through and removed (${code}). Not everything was erased.`);
  }
}

/** Exports everything held about a person. Leaves an audit line. */
export async function exportPersonalData(privacy: Privacy, mails: KeptMails, person: Person): Promise<PersonExport> {
  const { quotes, drafts } = await privacy.exportPerson(person);
  const references = quotes.map(({ reference }) => reference);
  return { quotes, drafts, emails: await mails.find(mailsOf(person, references)) };
}

/**
 * Erases everything held about a person. Leaves an audit line. Files are erased first, because the quotations identify
 * them, and again at the end, because one may have been written meanwhile.
 *
 * @throws MailsNotErased; before anything else is erased, if the first look fails
 */
export async function erasePersonalData(privacy: Privacy, mails: KeptMails, person: Person): Promise<ErasedData> {
  const before = await eraseMails(mails, mailsOf(person, await privacy.referencesOf(person)));
  const { references, drafts } = await privacy.erasePerson(person);
  const emails = before + (await eraseMails(mails, mailsOf(person, references)));
  return { quotes: references.length, drafts, emails };
}

/** Returns the criteria for a person's e-mail files: those of their quotations, and all to their address. */
const mailsOf = (person: Person, references: readonly string[]): MailsSought => ({
  references,
  recipient: 'email' in person ? person.email : undefined,
});

async function eraseMails(mails: KeptMails, sought: MailsSought): Promise<number> {
  try {
    return await mails.erase(sought);
  } catch (error) {
    throw new MailsNotErased((error as NodeJS.ErrnoException).code ?? 'unknown error');
  }
}
