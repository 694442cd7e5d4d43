import { markup, type Markup } from '@cotiza/kernel';

const ADDRESS = /^([^\s<>@]+)@([^\s<>@]+)$/;

/** Renders the contact as a mail link, or as plain text when it is not a bare e-mail address. */
export function contactLink(contact: string, subject?: string): Markup {
  const [, mailbox, host] = ADDRESS.exec(contact) ?? [];
  if (mailbox === undefined || host === undefined) return markup`${contact}`;
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return markup`<a href="mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(host)}${query}">${contact}</a>`;
}
