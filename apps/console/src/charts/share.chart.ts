import { markup, type Markup } from '@cotiza/kernel';
import type { Shade } from './legend';

/** Draws one bar, divided by its counts; the table around it has the figures. */
export function shareBar(parts: readonly (readonly [Shade, number])[]): Markup {
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  const known: readonly (readonly [Shade, number])[] = total === 0 ? [['empty', 1]] : parts;
  let from = 0;
  const rects = known.map(([shade, count]) => {
    const width = (100 * count) / (total || 1);
    const rect = markup`<rect class="fill-${shade}" x="${from.toFixed(2)}" width="${width.toFixed(2)}" height="1" />`;
    from += width;
    return rect;
  });
  return markup`<svg class="share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">${rects}</svg>`;
}
