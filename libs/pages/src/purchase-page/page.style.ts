import { compactStyle, SHARED_STYLE } from '../shared.style';

/** The style of the page of offers. One column; from 44rem on, an offer is one row. */
export const PAGE_STYLE = compactStyle(`${SHARED_STYLE}
/* What the keyboard reaches is not behind the bar that compares. */
:root { scroll-padding-bottom: 4.5rem; }
.insurer, .modality, .product, dt, dd { unicode-bidi: isolate; }
.reference { font-family: var(--mono); font-size: 0.94em; white-space: nowrap; user-select: all; -webkit-user-select: all; }

.facts { margin-top: 0.125rem; font-size: 0.9375rem; color: var(--soft); }
.remark { margin-top: 1rem; font-weight: 600; }
.means { font-size: 0.875rem; color: var(--soft); }
.offers + .means { margin-top: 0.25rem; }

.levels { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 0.5rem; margin-top: 0.5rem; list-style: none; }
.levels a { display: block; height: 100%; padding: 0.5625rem 0.75rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); color: inherit; text-decoration: none; }
.levels a[aria-current] { padding: 0.5rem 0.6875rem; border: 2px solid var(--accent); }
.levels a:hover { border-color: var(--accent); }
.levels .name { display: block; font-size: 0.875rem; font-weight: 600; }
.levels strong { font-size: 1.25rem; color: var(--ink); font-variant-numeric: tabular-nums; white-space: nowrap; }
.lowest, .adds { display: block; font-size: 0.8125rem; line-height: 1.35; color: var(--soft); }

.bar { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin-top: 0.625rem; font-size: 0.875rem; color: var(--soft); }
.bar h2 { margin-right: auto; color: var(--ink); }
.bar a { display: inline-flex; align-items: center; min-height: 1.5rem; }
.narrow { font-size: 0.875rem; }
.narrow div { display: flex; }
.narrow dt { flex: 0 0 6.5rem; padding-top: 0.375rem; font-weight: 600; }
.narrow a { display: inline-flex; align-items: center; min-height: 2rem; margin-right: 1rem; gap: 0.25rem; }
.narrow [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.narrow [aria-current]::before { content: '✓' / ''; }
.offers ol { display: grid; gap: 0.5rem; margin-top: 0.5rem; list-style: none; }
.rest { margin-top: 0.75rem; font-size: 0.9375rem; }
.offer, .chosen { border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
.offer.best { border-color: var(--accent); }
.row { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) minmax(0, auto); gap: 0.125rem 0.75rem; align-items: center; padding: 0.5rem 0.75rem; }
.insurer-mark { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 0.625rem; color: #ffffff; font-weight: 700; grid-row: 1; }
img.insurer-mark { object-fit: contain; background: #ffffff; }
.colour-0 { background: #0f6b4a; } .colour-1 { background: #35507a; } .colour-2 { background: #7a4a35; } .colour-3 { background: #5b3f7a; }
.colour-4 { background: #1f5f6b; } .colour-5 { background: #7a2f45; } .colour-6 { background: #59600f; } .colour-7 { background: #4a4a52; }
.tag { display: inline-block; padding: 0 0.5rem; border-radius: 1em; background: var(--tint); color: var(--accent); font-size: 0.75rem; font-weight: 600; line-height: 1.6; white-space: nowrap; }
.product { font-size: 0.8125rem; color: var(--soft); }
.difference { grid-column: 1 / -1; grid-row: 2; font-size: 0.875rem; line-height: 1.35; color: var(--soft); }
.difference:empty { display: none; }
.difference strong { color: var(--ink); font-weight: 600; }
.icons { display: flex; flex-wrap: wrap; gap: 0.375rem 0.625rem; margin-top: 0.125rem; }
svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
.icons:empty { display: none; }
dt svg { margin-right: 0.5rem; vertical-align: middle; }
.row .price { grid-column: 3; grid-row: 1; text-align: right; }
.price strong { font-size: 1.25rem; font-variant-numeric: tabular-nums; line-height: 1.2; }
.row .price strong { display: block; white-space: nowrap; }
.period, .term { font-size: 0.8125rem; color: var(--soft); }
.term { display: block; }
.row > .choose, .row > .chosen-mark { grid-column: 1 / -1; margin-top: 0.25rem; }
.attention { grid-column: 1 / -1; font-size: 0.875rem; color: var(--warn); }
.more { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.5rem; min-height: 2.25rem; padding: 0 0.75rem; border-top: 1px solid var(--line); font-size: 0.8125rem; }
.more details[open] { flex: 1 0 100%; }
.compare { display: inline-flex; align-items: center; gap: 0.375rem; min-height: 2.25rem; margin-left: auto; color: var(--soft); cursor: pointer; }
input[type="checkbox"] { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }

.unfolded { padding: 0.25rem 0 0.75rem; font-size: 0.9375rem; }
.unfolded p { margin-top: 0.5rem; }
.cover dt { font-weight: 600; }
.cover dd { margin-bottom: 0.375rem; color: var(--soft); }
.premium div { display: flex; gap: 1rem; justify-content: space-between; padding: 0.25rem 0; }
.premium dd { font-variant-numeric: tabular-nums; white-space: nowrap; }
.documents { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.documents a { display: inline-flex; align-items: center; min-height: 2rem; }

.choose button { width: 100%; }
.chosen-mark { padding: 0.5rem; white-space: nowrap; border-radius: 0.625rem; background: var(--tint); color: var(--accent); font-weight: 600; text-align: center; }
.compare-bar { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; justify-content: flex-end; margin-top: 0.5rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); font-size: 0.875rem; color: var(--soft); }
@supports selector(:has(*)) { .offers:not(:has(input:checked)) .compare-bar { display: none; } }
.chosen { margin-top: 1rem; padding: 0.75rem; border-color: var(--accent); }
.chosen p, .chosen li { margin-top: 0.375rem; font-size: 0.9375rem; }
.chosen h3, .chosen ul { margin-top: 0.75rem; }
.chosen a[href^='tel'] { white-space: nowrap; }
.chosen ol, .chosen ul { padding-left: 1.25rem; }

.foot { display: grid; gap: 0.75rem 1rem; margin-top: 1.25rem; font-size: 0.875rem; line-height: 1.4; color: var(--soft); }
.foot form, .message form { margin-top: 0.5rem; }
.quiet { border: 1px solid var(--line); background: var(--paper); color: var(--accent); font-size: 0.875rem; }
.foot h2 { font-size: 0.9375rem; color: var(--ink); }
.foot p { margin-top: 0.25rem; }
.foot ul { padding-left: 1.125rem; }
.foot li { margin-top: 0.125rem; }

@media (min-width: 44rem) {
  .levels { gap: 0.625rem; margin-top: 1rem; }
  .levels a { padding: 0.75rem 0.875rem; } .levels a[aria-current] { padding: 0.6875rem 0.8125rem; }
  .levels strong { font-size: 1.375rem; }
  .row { grid-template-columns: 2.75rem minmax(0, 1.3fr) minmax(0, 1.6fr) fit-content(13rem) 7rem; gap: 0.875rem; padding: 0.625rem 1rem; }
  .insurer-mark { width: 2.75rem; height: 2.75rem; }
  .difference { grid-column: 3; grid-row: 1; } .difference:empty { display: block; }
  .row .price { grid-column: 4; min-width: 8.75rem; } .row .price strong { font-size: 1.375rem; }
  .row > .choose, .row > .chosen-mark { grid-column: 5; grid-row: 1; margin-top: 0; }
  .more { gap: 0 1rem; padding-inline: 1rem; font-size: 0.875rem; }
  .foot { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
@media (forced-colors: active) { .tag, .insurer-mark { border: 1px solid; } .best { border-width: 3px; } }
@media print {
  :root { --ground: #ffffff; --paper: #ffffff; --tint: #ffffff; --warn-tint: #ffffff; --warn: #000000; --ink: #000000; --soft: #333333; --line: #999999; --accent: #000000; --on-accent: #000000; font-size: 10pt; }
  .choose, .compare, .compare-bar, .bar a, .quiet, .narrow, .ways { display: none; }
  .insurer-mark { background: none; border: 1px solid; color: inherit; }
  .row, summary, dt, h2 { break-after: avoid; }
  .row, .premium { break-inside: avoid; }
  .documents { display: block; } .documents a { display: inline; margin-right: 1rem; }
  summary { min-height: 0; color: var(--ink); text-decoration: none; }
  summary::before { display: none; }
  .documents a::after { content: ' (' attr(href) ')'; }
  .more, .foot { display: block; }
  details::details-content { display: block; height: auto; content-visibility: visible; }
}
`);

/** The style of the comparison, which most visits do not open. */
export const COMPARISON_STYLE = compactStyle(`
.comparison table { width: 100%; margin-top: 0.5rem; table-layout: fixed; border: 1px solid var(--line); border-spacing: 0; border-radius: 0.75rem; background: var(--paper); }
th, td { padding: 0.375rem 0.5rem; font-weight: 400; text-align: left; vertical-align: top; overflow-wrap: anywhere; hyphens: auto; }
th { font-weight: 600; }
tbody th { padding-bottom: 0; border-top: 1px solid var(--line); }
.means, thead .modality, thead .product { display: block; font-weight: 400; }
.has::before { content: '✓ ' / ''; color: var(--accent); }
.lacks { color: var(--soft); }
.lacks::before { content: '✕ ' / ''; }
@media (min-width: 44rem) { th, td { padding-inline: 1rem; } }
td .choose, td .chosen-mark { margin-top: 0.5rem; }
@media print { tbody { break-inside: avoid; } }
`);
