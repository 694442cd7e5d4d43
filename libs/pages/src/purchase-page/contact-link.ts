import { markup, withLinks, type Markup } from '@cotiza/kernel';
import { CLAIMS_HISTORY_PATH, NAMED_SITES, type PageAbout } from '@cotiza/quoting';

const ADDRESS = /^([^\s<>@]+)@([^\s<>@]+)$/;

/**
 * Returns the address that begins a message (RFC 6068); undefined for a contact that is not a bare e-mail address.
 *
 * @param fields of the message, such as its subject
 */
export function mailAddress(contact: string, fields: Readonly<Record<string, string>> = {}): string | undefined {
  const [, mailbox, host] = ADDRESS.exec(contact) ?? [];
  if (mailbox === undefined || host === undefined) return undefined;
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`,
  );
  return `mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(host)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** Returns the address of a message that asks for a call; its only datum is the reference. */
export const callAddress = (contact: string, reference: string): string | undefined =>
  mailAddress(contact, {
    subject: `Llamadme por ${reference}`,
    body: 'Mi teléfono:\nCuándo me viene bien:\n',
  });

/** Renders the contact as a mail link, or as plain text when it is not a bare e-mail address. */
export function contactLink(contact: string, subject?: string): Markup {
  const address = mailAddress(contact, subject === undefined ? {} : { subject });
  return address === undefined ? markup`${contact}` : markup`<a href="${address}">${contact}</a>`;
}

/** Renders a text in which the sites, the page and the address that it names are links. */
export function linkedText(text: string, { root, contact = '' }: Partial<PageAbout> = {}): Markup {
  const address = mailAddress(contact);
  return withLinks(text, {
    ...NAMED_SITES,
    ...(root === undefined ? {} : { [CLAIMS_HISTORY_PATH]: `${root}${CLAIMS_HISTORY_PATH.slice(1)}` }),
    ...(address === undefined ? {} : { [contact]: address }),
  });
}
