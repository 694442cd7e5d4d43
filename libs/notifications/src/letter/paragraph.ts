import { markup, type Markup } from '@cotiza/kernel';
import type { QuoteLetter } from './quote-letter';
import { styled } from './styled';

/** Renders a paragraph: the contact address becomes a link, and the reference does not break over lines. */
export function paragraph(text: string, { contact, reference }: Pick<QuoteLetter, 'contact' | 'reference'>): Markup {
  return joined(text, contact, mailLink(contact), (part) => joined(part, reference, unbroken(reference), plain));
}

const plain = (text: string): Markup => markup`${text}`;

const unbroken = (text: string): Markup => markup`<span style="white-space:nowrap">${text}</span>`;

function mailLink(address: string): Markup {
  const target = `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
  return markup`<a href="${target}" ${styled('link')}>${address}</a>`;
}

/** Replaces each occurrence of `wanted` by a piece of markup, and writes the rest with `write`. */
function joined(text: string, wanted: string, piece: Markup, write: (text: string) => Markup): Markup {
  const [first = '', ...others] = text.split(wanted);
  return others.reduce((before, part) => markup`${before}${piece}${write(part)}`, write(first));
}
