import { markup, type Markup } from '@cotiza/kernel';
import type { PurchasePageAbout } from './about';
import { pageDocument } from './page-document';

/** A page without offers, with the reason. */
export interface Message {
  readonly title: string;
  readonly paragraphs: readonly Markup[];
}

export function messagePage({ title, paragraphs }: Message, about: PurchasePageAbout): string {
  return pageDocument({
    title,
    about,
    content: markup`<div class="message">
<h1>${title}</h1>
${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}
</div>`,
  });
}
