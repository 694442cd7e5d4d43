import fc from 'fast-check';
import { HOUR_MS, lastDay, quotesByHourChart } from './quotes-by-hour.chart';
import { shareBar } from './share.chart';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const THIS_HOUR = Date.parse('2026-11-21T09:00:00Z');

/** Returns the values of an attribute of each bar. */
const figures = (drawing: string, attribute: string) =>
  Array.from(drawing.matchAll(new RegExp(`<rect[^>]* ${attribute}="([^"]+)"`, 'g')), ([, value]) => Number(value));

describe('quotations by hour', () => {
  it('are the last 24 hours, lines together and outcomes apart, empty hours too', () => {
    const hours = lastDay(
      [
        { hour: THIS_HOUR, line: 'Car', state: 'cotizado', count: 3 },
        { hour: THIS_HOUR, line: 'Home', state: 'cotizado', count: 2 },
        { hour: THIS_HOUR - 23 * HOUR_MS, line: 'Home', state: 'sin_ofertas', count: 4 },
        { hour: THIS_HOUR - 24 * HOUR_MS, line: 'Home', state: 'cotizado', count: 9 },
      ],
      NOW,
    );
    expect(hours).toHaveLength(24);
    expect(hours[0]).toEqual({ from: THIS_HOUR - 23 * HOUR_MS, withOffers: 0, withoutOffers: 4 });
    expect(hours[23]).toEqual({ from: THIS_HOUR, withOffers: 5, withoutOffers: 0 });
    expect(hours.reduce((sum, { withOffers, withoutOffers }) => sum + withOffers + withoutOffers, 0)).toBe(9);
  });

  it('are drawn within the drawing, the highest hour as high as it is, and also a table', () => {
    const counts = fc.array(fc.record({ withOffers: fc.nat(1e6), withoutOffers: fc.nat(1e6) }), {
      minLength: 24,
      maxLength: 24,
    });
    fc.assert(
      fc.property(counts, (each) => {
        const hours = each.map((hour, place) => ({ from: THIS_HOUR + place * HOUR_MS, ...hour }));
        const drawing = String(quotesByHourChart(hours)).split('</svg>', 1)[0]!;
        const [tops, heights] = [figures(drawing, 'y'), figures(drawing, 'height')];
        for (const [place, top] of tops.entries()) {
          expect(top).toBeGreaterThanOrEqual(-0.01);
          expect(top + heights[place]!).toBeLessThanOrEqual(100.02);
        }
        const most = Math.max(...hours.map(({ withOffers, withoutOffers }) => withOffers + withoutOffers));
        if (most > 0) expect(Math.min(...tops)).toBeCloseTo(0, 1);
      }),
    );
    const [hour] = lastDay([{ hour: THIS_HOUR, line: 'Car', state: 'cotizado', count: 1234 }], NOW).slice(-1);
    const page = String(quotesByHourChart([hour!]));
    expect(page).toMatch(/10:00<\/th>\n<td[^>]*>1,234<\/td>\n<td[^>]*>0<\/td>/);
    expect(page).toMatch(/role="img" aria-label="Quotations by hour: 1,234 in 24 hours/);
  });
});

describe('a bar of shares', () => {
  it('is filled by its parts, and by emptiness where there are none', () => {
    expect(figures(String(shareBar([['good', 3], ['bad', 1]])), 'width')).toEqual([75, 25]); // prettier-ignore
    const empty = String(shareBar([['good', 0]]));
    expect(empty).toContain('fill-empty');
    expect(empty).not.toMatch(/NaN|Infinity/);
  });
});
