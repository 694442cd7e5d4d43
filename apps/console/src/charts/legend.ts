import { markup, type Markup } from '@cotiza/kernel';

/** Names the colours of a chart. */
export type Shade = 'good' | 'none' | 'bad' | 'empty';

export const legend = (shades: readonly (readonly [Shade, string])[]): Markup =>
  markup`<ul class="legend">${shades.map(([shade, meaning]) => markup`<li><svg viewBox="0 0 1 1" aria-hidden="true"><rect class="fill-${shade}" width="1" height="1" /></svg>${meaning}</li>`)}</ul>`;
