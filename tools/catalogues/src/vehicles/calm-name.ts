import { modelSpellings } from './car-models.table';

/** Words of at least this many letters in capitals are names that shout; shorter ones are initials. */
const SHOUTED = /(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;

/** The name of a model as people write it: `TUCSON` is `Tucson`, `GLC` stays. */
export function calmed(text: string): string {
  return modelSpellings.get(text.toUpperCase()) ?? text.replace(SHOUTED, capitalised);
}

/** A capital at the start of each word, small letters after it. */
export function capitalised(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
