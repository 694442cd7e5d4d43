import { markup, type Markup } from '@cotiza/kernel';
import { MOVERS_MEAN } from '@cotiza/quoting';
import type { PageOffer } from './page-offers';

/** Renders where each line of the premiums comes from, once for all offers; null where no insurer itemises. */
export function normsSection(offers: readonly PageOffer[]): Markup | null {
  const lines = new Map(offers.flatMap(({ premium }) => premium.map((line) => [line.concepto, line] as const)));
  if (lines.size === 0) return null;
  const rows = [...lines.values()].map(
    ({ concepto, base_legal: norms, puede_cambiar: change }) =>
      markup`<dt>${concepto}</dt><dd>${[norms.join('; '), ...(change === null ? [] : [change])].join('. ')}</dd>`,
  );
  const means = offers.some(({ movers }) => movers.length > 0) ? markup`<p>${MOVERS_MEAN}.</p>` : null;
  return markup`<details class="same"><summary>Cómo se lee el desglose</summary><div class="unfolded">${means}<dl class="cover">${rows}</dl></div></details>`;
}
