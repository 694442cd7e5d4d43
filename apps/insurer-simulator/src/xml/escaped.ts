import { existing } from '@cotiza/kernel';

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** Escapes a text for an element. */
export function escaped(text: string): string {
  return text.replace(/[<>&]/g, (character) => existing(ENTITIES[character], 'entity for that character'));
}
