/**
 * The look. A colour is the host's where the host gives one, else ours; `light-dark` follows `color-scheme`, which is the
 * reader's preference until the host names a theme. Above 560 px a table, below it one card an offer.
 */
export const OFFERS_STYLE = `
:root {
  color-scheme: light dark;
  --ground: var(--color-background-primary, light-dark(#ffffff, #17191c));
  --raised: var(--color-background-secondary, light-dark(#f4f6f8, #212429));
  --ink: var(--color-text-primary, light-dark(#1b1f24, #eef0f3));
  --soft: var(--color-text-secondary, light-dark(#565f6b, #a9b1bc));
  --line: var(--color-border-primary, light-dark(#dde2e8, #363b43));
  --good-ground: var(--color-background-success, light-dark(#e4f5ec, #10352a));
  --good-ink: var(--color-text-success, light-dark(#0a6340, #74e0ad));
  --care-ground: var(--color-background-warning, light-dark(#fcf1d9, #3a2d12));
  --care-ink: var(--color-text-warning, light-dark(#754800, #f3cb7f));
  --ring: var(--color-ring-primary, light-dark(#0a63c9, #7db7ff));
  --margin: 16px;
  --edge: color-mix(in srgb, var(--soft) 75%, var(--ground));
  --round: var(--border-radius-md, 8px);
  font: 400 15px/1.45 var(--font-sans, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif);
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; }
main {
  max-width: 960px; margin: 0 auto; overflow-wrap: anywhere;
  padding: calc(var(--margin) + var(--inset-top, 0px)) calc(var(--margin) + var(--inset-right, 0px))
    calc(var(--margin) + var(--inset-bottom, 0px)) calc(var(--margin) + var(--inset-left, 0px));
}
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 1.2rem; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; }
h2 { font-size: 0.8rem; font-weight: 650; }
.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; border-radius: 4px; }

.message p { margin-top: 6px; color: var(--soft); white-space: pre-line; }
.message .waiting { font-weight: 500; color: var(--soft); }
.waiting::before {
  content: ''; display: inline-block; width: 0.8em; height: 0.8em; margin-inline-end: 0.6em;
  border: 2px solid var(--line); border-top-color: var(--ring); border-radius: 50%; animation: turn 0.9s linear infinite;
}
@keyframes turn { to { transform: rotate(1turn); } }

header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 16px; }
.best-price { color: var(--soft); }
.best-price strong { color: var(--good-ink); font-size: 1.2rem; font-weight: 700; font-variant-numeric: tabular-nums; }

.filters { display: flex; flex-wrap: wrap; align-items: end; gap: 12px 20px; margin-top: 14px; }
.filter { flex: 0 1 250px; min-width: 0; }
.filter label, .filter-label { font-size: 0.8rem; color: var(--soft); }
.filter-label { display: flex; justify-content: space-between; gap: 8px; }
.filter output { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
select, input, button { font: inherit; color: inherit; }
select {
  display: block; width: 100%; height: 36px; margin-top: 4px; padding: 0 8px; background: var(--ground);
  border: 1px solid var(--edge); border-radius: var(--round); text-overflow: ellipsis;
}
input[type='range'] { display: block; width: 100%; height: 36px; margin: 4px 0 0; accent-color: var(--good-ink); }
button { cursor: pointer; }
.plain, .more { min-height: 36px; padding: 0 12px; background: none; border: 1px solid var(--edge); border-radius: var(--round); }
.plain:hover, .more:hover { background: var(--raised); }
.more { width: 100%; margin-top: 12px; font-weight: 600; }

.count { margin-top: 12px; font-size: 0.85rem; color: var(--soft); }
.none-left { padding: 24px 0; text-align: center; color: var(--soft); }
table { width: 100%; margin-top: 6px; border-collapse: collapse; }
th, td { padding: 10px 12px; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: inherit; }
thead th { padding-block: 4px; vertical-align: middle; font-size: 0.8rem; font-weight: 600; color: var(--soft); white-space: nowrap; }
thead button {
  display: inline-flex; align-items: center; gap: 6px; min-height: 32px; padding: 0 6px; margin: 0 -6px;
  background: none; border: 0; border-radius: 4px; font-weight: inherit;
}
thead button:hover, [aria-sort] > button { color: var(--ink); }
thead button::after {
  content: ''; width: 9px; height: 6px; background: currentColor; opacity: 0.25; clip-path: polygon(0 100%, 50% 0, 100% 100%);
}
[aria-sort] > button::after { opacity: 1; }
[aria-sort='descending'] > button::after { transform: scaleY(-1); }
.price, .excess { text-align: end; }
.excess { white-space: nowrap; font-variant-numeric: tabular-nums; }
td.price { white-space: nowrap; }
.insurer b { font-weight: 600; }
.insurer b, .product, .modality { unicode-bidi: isolate; }
.product, .terms { display: block; font-size: 0.85rem; color: var(--soft); }
.terms { margin-top: 2px; }
.amount { font-size: 1.05rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.badge { display: inline-block; padding: 1px 7px; border-radius: 99px; font-size: 0.75rem; font-weight: 600; white-space: nowrap; }
.badge.good { background: var(--good-ink); color: var(--ground); margin-inline-start: 8px; }
.badge.care { background: var(--care-ground); color: var(--care-ink); margin-inline-start: 6px; }
tbody tr.best { background: var(--good-ground); box-shadow: inset 3px 0 var(--good-ink); }
.best .amount { color: var(--good-ink); }
.best .product, .best .terms { color: inherit; }

footer { display: grid; gap: 10px; margin-top: 16px; padding: 12px 14px; background: var(--raised); border-radius: var(--round); font-size: 0.85rem; }
footer p { margin-top: 2px; color: var(--soft); white-space: pre-line; }
dl { display: flex; flex-wrap: wrap; gap: 2px 20px; color: var(--soft); }
dt { display: inline; }
dt::after { content: ': '; }
dd { display: inline; color: var(--ink); font-variant-numeric: tabular-nums; user-select: all; }

@media (max-width: 560px) {
  :root { --margin: 12px; }
  .filter { flex-basis: 100%; }
  table, caption, thead, tbody, th, td { display: block; }
  thead tr { display: flex; flex-wrap: wrap; gap: 4px; }
  thead th { flex: 1; padding: 0; border: 0; }
  thead th:not([data-field]) { display: none; }
  thead button { justify-content: center; gap: 4px; width: 100%; margin: 0; padding: 0 7px; border: 1px solid var(--line); border-radius: 99px; }
  [aria-sort] > button { border-color: var(--edge); }
  tbody { display: grid; gap: 8px; margin-top: 10px; }
  tbody tr {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; padding: 10px 12px;
    grid-template-areas: 'insurer price' 'modality price' 'excess price';
    border: 1px solid var(--line); border-radius: var(--round);
  }
  tbody tr.best { border-color: var(--good-ink); }
  tbody th, tbody td { padding: 0; border: 0; }
  .insurer { grid-area: insurer; }
  .modality { grid-area: modality; font-size: 0.9rem; }
  td.excess { grid-area: excess; text-align: start; font-size: 0.85rem; color: var(--soft); }
  td.excess::before { content: 'Franquicia: '; }
  td.excess.unknown { display: none; }
  td.price { grid-area: price; }
  .terms .badge { display: block; width: fit-content; margin: 4px 0 0 auto; }
  .badge.good { display: block; width: fit-content; margin: 2px 0 4px; }
}
@media (pointer: coarse) { thead button, .plain, .more, select, input[type='range'] { min-height: 44px; } }
@media (forced-colors: active) { .badge { border: 1px solid; } thead button::after { forced-color-adjust: none; background: ButtonText; } }
@media (prefers-reduced-motion: reduce) { .waiting::before { animation: none; } }
`;
