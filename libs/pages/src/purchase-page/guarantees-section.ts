import { guaranteeOf, type GuaranteeCode, type InsuranceLine } from '@cotiza/contract';
import { markup, type Markup } from '@cotiza/kernel';
import { SHIELD } from '../html-document';
import type { PageOffer } from './page-offers';

const IMPACT = 'M12 2l2 5 5-3-2 6 5 2-5 2 2 6-5-3-2 5-2-5-5 3 2-6-5-2 5-2-2-6 5 3z';

/** The icons of guarantees, a shield for the others: stroked paths of 24 by 24. */
const ICONS: Readonly<Partial<Record<GuaranteeCode, string>>> = {
  rc_voluntaria: `${SHIELD}M12 8v8m-4-4h8`,
  defensa: 'M12 4v16m-5 0h10M5 7h14M5 7l-3 7h6zm14 0l-3 7h6z',
  asistencia: 'M20 7a5 5 0 0 1-7 6l-6 7-3-3 7-6a5 5 0 0 1 6-7l-3 3 3 3z',
  incendio: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 3 3 5 1-2 2-5 1-9z',
  robo: 'M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3',
  danos_propios: IMPACT,
  accidentales: IMPACT,
  conductor: 'M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4 21c0-5 4-7 8-7s8 2 8 7',
  lunas: 'M7 6h10l4 12H3zm5 0l-2 5 3 2-2 5',
  cristales: 'M5 4h14v16H5zm7 0v16M5 12h14',
  sustitucion: 'M4 9h14l-4-4M20 15H6l4 4',
  equipo: 'M4 17v-4a8 8 0 0 1 16 0h-8v4z',
  atmosfericos: 'M7 15a4 4 0 0 1 0-8 5 5 0 0 1 10 0 4 4 0 0 1 0 8zm1 3l-1 3m5-3l-1 3m5-3l-1 3',
  agua: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  electricos: 'M13 2L5 14h6l-1 8 9-13h-6z',
  inhabitabilidad: 'M4 8h16v12H4zm5 0V4h6v4',
  esteticos: 'M5 4h12v5H5zm12 2h3v6h-9v3m-1 0h3v6h-3z',
};

/** Where the offers link the guarantees: inside of what unfolds, so that browsers unfold it. */
export const GUARANTEES_ID = 'garantias';

/** Renders the guarantees of an offer as icons with their names; those that an insurer names without a code have none. */
export const guaranteeIcons = ({ guarantees }: PageOffer): readonly Markup[] =>
  guarantees.flatMap(({ key, name }) =>
    Object.hasOwn(ICONS, key) ? markup`<svg role="img"><title>${name}</title><use href="#${key}" /></svg>` : [],
  );

/**
 * Renders each guarantee of some offers once: its icon, what it pays for and what it usually excludes; null where none is known.
 * The icons of the offers use the shapes of these.
 */
export function guaranteesSection(line: InsuranceLine, offers: readonly PageOffer[]): Markup | null {
  const keys = new Set(offers.flatMap(({ guarantees }) => guarantees.map(({ key }) => key)));
  const rows = [...keys].flatMap((key) => {
    const known = guaranteeOf(line, key);
    if (!known) return [];
    const { name, cover, excludes } = known;
    return markup`<dt><svg id="${key}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[key as GuaranteeCode] ?? SHIELD}" /></svg>${name}</dt><dd>${[cover, ...excludes].join(' ')}</dd>`;
  });
  if (rows.length === 0) return null;
  return markup`<details class="same"><summary>Qué cubre y qué excluye cada garantía</summary><dl class="cover unfolded" id="${GUARANTEES_ID}">${rows}</dl></details>`;
}
