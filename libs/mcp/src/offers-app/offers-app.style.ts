/**
 * The look. A colour is the host's where the host gives one, else ours; `light-dark` follows `color-scheme`, which is the
 * reader's preference until the host names a theme.
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

.facts, .means, #order { color: var(--soft); font-size: 0.85rem; }
.facts { margin-top: 2px; }
.means { margin-bottom: 8px; }
.levels { display: flex; flex-wrap: wrap; gap: 8px; margin: 14px 0 16px; }
button { font: inherit; color: inherit; cursor: pointer; }
.level {
  flex: 1 1 150px; min-width: 0; padding: 8px 12px; text-align: start; background: var(--ground);
  border: 1px solid var(--edge); border-radius: var(--round);
}
.level:hover, .plain:hover { background: var(--raised); }
.level[aria-pressed='true'] { background: var(--raised); border-color: var(--good-ink); box-shadow: inset 0 -3px var(--good-ink); }
.level span { display: block; }
.level .name { font-size: 0.8rem; font-weight: 650; }
.level .lowest { font-weight: 650; font-variant-numeric: tabular-nums; }
.level .adds { font-size: 0.75rem; color: var(--soft); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; }
.bar h2 { font-size: 1rem; }
.plain { min-height: 36px; padding: 0 12px; background: none; border: 1px solid var(--edge); border-radius: var(--round); font-size: 0.85rem; }

ol, ul { margin: 0; padding: 0; list-style: none; }
.offer {
  display: grid; grid-template-columns: minmax(0, 1fr) auto 116px; gap: 4px 16px; align-items: start;
  padding: 12px; border-bottom: 1px solid var(--line);
}
.offer.best { background: var(--good-ground); box-shadow: inset 3px 0 var(--good-ink); border-radius: var(--round); }
h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; margin: 0; font-size: 1rem; font-weight: 600; }
.insurer, .product { unicode-bidi: isolate; }
.tag { padding: 1px 7px; border-radius: 99px; background: var(--good-ink); color: var(--ground); font-size: 0.75rem; }
.product, .excess, .period, .term { font-size: 0.85rem; color: var(--soft); }
.best .product, .best .excess, .best .period, .best .term { color: inherit; }
.attention { margin-top: 4px; padding: 2px 8px; border-radius: var(--round); background: var(--care-ground); color: var(--care-ink); font-size: 0.85rem; }
.price { text-align: end; }
.price > * { display: block; }
.amount { font-size: 1.05rem; font-weight: 650; font-variant-numeric: tabular-nums; white-space: nowrap; }
.best .amount { color: var(--good-ink); }
.choice { display: grid; gap: 4px; justify-items: stretch; }
.choose { min-height: 36px; padding: 0 14px; background: var(--good-ink); color: var(--ground); border: 0; border-radius: var(--round); font-weight: 600; }
.compare { display: flex; align-items: center; justify-content: center; gap: 4px; min-height: 32px; font-size: 0.85rem; }
.compare input { width: 24px; height: 24px; margin: 0; accent-color: var(--good-ink); }

.comparison { margin-top: 14px; padding: 12px; border: 1px solid var(--edge); border-radius: var(--round); }
table { width: 100%; margin-top: 8px; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 8px; text-align: start; vertical-align: top; border-top: 1px solid var(--line); font-weight: inherit; font-size: 0.85rem; }
thead th, thead td { border: 0; }
th .insurer { display: block; font-size: 1rem; font-weight: 600; }
tbody th { color: var(--soft); }
td .price { text-align: start; }
td .choose { margin-top: 6px; }
.has { color: var(--good-ink); font-weight: 600; }
.lacks { color: var(--soft); }
details { margin-top: 8px; font-size: 0.85rem; }
summary { min-height: 32px; line-height: 32px; cursor: pointer; }

footer { display: grid; gap: 10px; margin-top: 16px; padding: 12px 14px; background: var(--raised); border-radius: var(--round); font-size: 0.85rem; }
footer p { margin-top: 2px; color: var(--soft); white-space: pre-line; }
dl { display: flex; flex-wrap: wrap; gap: 2px 20px; color: var(--soft); }
dt { display: inline; }
dt::after { content: ': '; }
dd { display: inline; color: var(--ink); font-variant-numeric: tabular-nums; user-select: all; }

@media (max-width: 560px) {
  :root { --margin: 12px; }
  .level { flex-basis: 100%; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; }
  .level .adds { grid-column: 1 / -1; }
  .offer { grid-template-columns: minmax(0, 1fr) auto; }
  .choice { grid-column: 1 / -1; grid-auto-flow: column; grid-auto-columns: 1fr; }
  table { table-layout: auto; }
  table, thead, tbody { display: block; }
  tr { display: grid; grid-template-columns: 1fr 1fr; }
  thead td { display: none; }
  tbody th { grid-column: 1 / -1; padding-bottom: 0; }
  tbody td { border: 0; }
}
@media (pointer: coarse) { .plain, .choose, .compare, summary { min-height: 44px; } summary { line-height: 44px; } }
@media (forced-colors: active) { .tag, .choose { border: 1px solid; } .level[aria-pressed='true'] { border-width: 3px; } }
@media (prefers-reduced-motion: reduce) { .waiting::before { animation: none; } }
`;
