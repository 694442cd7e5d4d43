import { markup, type Markup } from '@cotiza/kernel';
import type { PageOffer } from './page-offers';

/** Where the offers link the exclusions: inside of what unfolds, so that browsers unfold it. */
export const EXCLUSIONS_ID = 'exclusiones';

/** Renders what the guarantees of some offers usually exclude, once for all of them; null where nothing is known. */
export function exclusionsSection(offers: readonly PageOffer[]): Markup | null {
  const named = offers.flatMap(({ notCovered }) => notCovered?.excluded ?? []);
  const rows = [...new Map(named.map(({ name, excludes }) => [name, excludes.join(' ')]))];
  if (rows.length === 0) return null;
  return markup`<details class="same"><summary>Exclusiones habituales de cada garantía</summary><dl class="cover unfolded" id="${EXCLUSIONS_ID}">${rows.map(([name, said]) => markup`<dt>${name}</dt><dd>${said}</dd>`)}</dl></details>`;
}
