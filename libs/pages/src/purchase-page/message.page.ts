import type { Language } from '@cotiza/contract';
import { markup, type Markup } from '@cotiza/kernel';
import type { PageAbout } from '@cotiza/quoting';
import { pageDocument } from './page-document';

/** A page without offers, with the reason. */
export interface Message {
  readonly title: string;
  /** Paragraphs and forms, which no paragraph may contain. */
  readonly paragraphs: readonly (Markup | { readonly form: Markup })[];
}

/** @param style of the page; that of the page of offers when absent */
export function messagePage(
  { title, paragraphs }: Message,
  about: PageAbout,
  style?: Markup,
  language?: Language,
): string {
  return pageDocument({
    title,
    about,
    style,
    language,
    content: markup`<div class="message">
<h1>${title}</h1>
${paragraphs.map((each) => ('form' in each ? each.form : markup`<p>${each}</p>`))}
</div>`,
  });
}
