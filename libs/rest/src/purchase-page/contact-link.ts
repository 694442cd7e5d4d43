import { markup, type Markup } from '@cotiza/kernel';

const ADDRESS = /^([^\s<>@]+)@([^\s<>@]+)$/;

/** The contact as a link that opens a message; as plain text when it is no bare e-mail address. */
export function contactLink(contact: string, subject?: string): Markup {
  const [, mailbox, host] = ADDRESS.exec(contact) ?? [];
  if (mailbox === undefined || host === undefined) return markup`${contact}`;
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return markup`<a href="mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(host)}${query}">${contact}</a>`;
}
