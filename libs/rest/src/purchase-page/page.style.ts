/**
 * The style of the page. Uses plain properties under a media query instead of `light-dark`, which older telephones do not
 * support. One column; from 64rem on, the next steps are beside the offers.
 */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbf9f5; --raised: #eef4ee; --ink: #22201c; --soft: #5e594f; --line: #dfd9cd; --accent: #1b5e46; --on-accent: #ffffff;
  --display: ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "DejaVu Serif", serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font: 400 100%/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #161513; --raised: #1c2721; --ink: #efebe3; --soft: #b5aea1; --line: #38352e; --accent: #96d6b7; --on-accent: #10241b;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
main { max-width: 68rem; margin: 0 auto; padding: 1.75rem clamp(1.125rem, 5vw, 3.5rem) 4rem; overflow-wrap: anywhere; }
h1, h2, h3, p, ol, dl, dd { margin: 0; padding: 0; }
h1, h2 { font-family: var(--display); font-weight: 500; letter-spacing: -0.01em; text-wrap: balance; }
h1 { max-width: 30ch; font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); line-height: 1.12; }
h2 { font-size: 1.4375rem; line-height: 1.25; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 3px; }
strong { font-weight: 650; }
.insurer, .modality, .product, dt, dd { unicode-bidi: isolate; }
.reference { font-family: var(--mono); font-size: 0.94em; white-space: nowrap; user-select: all; -webkit-user-select: all; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.house { font-size: 0.9375rem; font-weight: 650; color: var(--accent); }
.trial { margin-top: 0.75rem; padding: 0.625rem 0.875rem; border: 2px solid currentColor; border-radius: 0.5rem; font-weight: 650; }
header, .message { margin-top: clamp(2rem, 6vw, 4rem); }
.lead { margin-top: 1rem; font-size: 1.125rem; color: var(--soft); }
.jump { white-space: nowrap; }
.facts { margin-top: 1.25rem; font-size: 0.9375rem; }
.facts div + div { margin-top: 0.25rem; }
.facts dt, .facts dd { display: inline; font-size: inherit; }
dt { font-size: 0.875rem; color: var(--soft); }
section { margin-top: 3.5rem; }
section p, .steps { margin-top: 1rem; }

.level { margin-top: 2rem; }
.level h3 { font-size: 1.1875rem; }
.means { font-size: 0.9375rem; color: var(--soft); }
.level .means, .offers .level p { margin-top: 0.125rem; }
.offers ol { margin-top: 0.5rem; list-style: none; }
.offer {
  display: grid; grid-template-columns: minmax(0, 1fr) fit-content(65%); gap: 0.25rem 1.5rem; align-items: start;
  padding: 1.25rem 0 0.625rem;
}
.offer + .offer { border-top: 1px solid var(--line); }
.offer > * { grid-column: 1 / -1; }
.offer > .what { grid-column: 1; }
.offer > .price { grid-column: 2; }
.best { margin-inline: -0.75rem; padding-inline: 0.75rem; border-radius: 0.75rem; background: var(--raised); }
.offer.best, .best + .offer { border-top: 0; }
h3, h4 { margin: 0; font-size: 1.0625rem; line-height: 1.4; font-weight: 650; }
.modality { display: block; font-weight: 400; }
.product { font-size: 0.9375rem; color: var(--soft); }
.offers .offer .what p, .offers .offer .price { margin: 0; }
.offers .offer .best-mark { margin: 0 0 0.5rem; }
.price { text-align: right; line-height: 1.3; }
.price strong { display: block; font-size: 1.375rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
.best .price strong { font-size: 1.75rem; color: var(--accent); }
.period { font-size: 0.9375rem; color: var(--soft); }
.mark { font-size: 0.8125rem; font-weight: 600; line-height: 1.4; }
.best .estimate-mark { border-color: var(--soft); }
.best-mark { justify-self: start; margin: 0 0 0.5rem; padding: 0.125rem 0.625rem; border-radius: 1em; background: var(--accent); color: var(--on-accent); }
.estimate-mark { display: block; width: fit-content; margin: 0.375rem 0 0 auto; padding: 0 0.5rem; border: 1px solid var(--line); border-radius: 1em; font-weight: 400; color: var(--soft); }
.terms { display: flex; flex-wrap: wrap; gap: 0 1.5rem; font-size: 0.9375rem; }
.terms div { display: flex; gap: 0.5rem; }
.terms dt { font-size: inherit; }
.terms dd { font-variant-numeric: tabular-nums; }

summary {
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.625rem; width: fit-content; min-height: 2.75rem;
  cursor: pointer; list-style: none; color: var(--accent); font-weight: 600;
}
summary::-webkit-details-marker { display: none; }
summary::before {
  content: ''; width: 0.5rem; height: 0.5rem; margin: 0 0.125rem; border: solid; border-width: 0 2px 2px 0; transform: translateX(-0.125rem) rotate(-45deg);
}
[open] > summary::before { transform: translateY(-0.125rem) rotate(45deg); }
summary:hover { text-decoration: underline; text-underline-offset: 0.18em; }
.count { color: var(--soft); font-weight: 400; font-size: 0.9375rem; }
.cover { padding: 0.125rem 0 0.375rem 1.375rem; }
.cover dt { font-size: 1rem; font-weight: 600; color: var(--ink); }
.cover dd { color: var(--soft); }
.cover dt + dd { margin-bottom: 0.625rem; }

.folds { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.folds details[open] { flex: 1 0 100%; }
.cover p, .cover dl { margin-top: 0.25rem; }
.premium { padding: 0.125rem 0 0.5rem 1.375rem; font-size: 0.9375rem; }
.premium div { display: flex; gap: 1rem; justify-content: space-between; padding: 0.25rem 0; }
.premium dt { font-size: inherit; color: var(--ink); }
.premium dd { font-variant-numeric: tabular-nums; white-space: nowrap; }
.norm { display: block; font-size: 0.8125rem; line-height: 1.4; color: var(--soft); }
.documents { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.9375rem; }
.documents a, .compare label { display: inline-flex; align-items: center; min-height: 2rem; }
.compare { font-size: 0.9375rem; }
.compare label { gap: 0.5rem; cursor: pointer; }
input[type="checkbox"] { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
.compare-bar {
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center;
  margin-top: 1rem; padding: 0.75rem 0; border-top: 1px solid var(--line); background: var(--ground); font-size: 0.9375rem; color: var(--soft);
}
button {
  min-height: 2.75rem; padding: 0.375rem 1.25rem; border: 0; border-radius: 0.625rem; cursor: pointer;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
}
button:hover { text-decoration: underline; text-underline-offset: 0.18em; }

table { display: block; width: 100%; margin-top: 1.25rem; }
thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
tbody, tr { display: block; }
tr { padding: 0.75rem 0; border-top: 1px solid var(--line); }
th, td { padding: 0; font-weight: 400; text-align: left; vertical-align: top; }
th[scope="row"] { display: block; font-weight: 650; }
th .means { display: block; font-weight: 400; }
tbody td { display: flex; gap: 0.25rem 1rem; justify-content: space-between; margin-top: 0.375rem; }
.whose { flex: 1 1 45%; font-size: 0.875rem; color: var(--soft); }
.cell { flex: 1 1 55%; min-width: 0; }
.cell summary { flex-wrap: nowrap; }
.cell summary::before { flex: none; }
.amount { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.comparison p.documents { flex-direction: column; margin: 0; }
.comparison .cover, .comparison .premium { padding-left: 0; }
.has::before { content: '✓ ' / ''; color: var(--accent); }
.lacks { color: var(--soft); }
.lacks::before { content: '✕ ' / ''; }
.term { display: block; font-size: 0.875rem; line-height: 1.45; color: var(--soft); }
.differs { border-left: 3px solid var(--accent); padding-left: 0.625rem; }
.differs-mark { display: inline-block; padding: 0 0.5rem; border: 1px solid var(--accent); border-radius: 1em; color: var(--accent); }
.choose { margin-top: 0.5rem; }
.cell .choose { margin-top: 0; }
.choose button { border: 1px solid var(--accent); background: none; color: var(--accent); }
.chosen-mark { width: fit-content; margin-top: 0.75rem; padding: 0.125rem 0.625rem; border: 2px solid var(--accent); border-radius: 1em; color: var(--accent); }
.chosen { padding: 1rem 1.25rem; border: 2px solid var(--accent); border-radius: 0.5rem; }
.chosen p { margin-top: 0.5rem; }

.distributor { margin-top: 1rem; }
.distributor div + div { margin-top: 0.5rem; }
.steps { padding-left: 1.5rem; }
.steps li { padding-left: 0.25rem; }
.steps li + li { margin-top: 0.875rem; }
.steps ::marker { color: var(--accent); font-weight: 650; font-variant-numeric: tabular-nums; }
.message p { max-width: 36rem; margin-top: 1.25rem; font-size: 1.125rem; }

@media (min-width: 40rem) {
  .facts { display: flex; flex-wrap: wrap; gap: 0.75rem 3rem; margin-top: 1.75rem; font-size: 1rem; }
  .facts div + div { margin-top: 0; }
  .facts .insured { flex-basis: 100%; }
  .facts dt { display: block; font-size: 0.875rem; }
  .clock { display: block; color: var(--soft); }
  table { display: table; border-collapse: collapse; table-layout: fixed; }
  thead { position: static; display: table-header-group; width: auto; height: auto; clip-path: none; }
  tbody { display: table-row-group; }
  tr { display: table-row; padding: 0; }
  th, td, th[scope="row"], tbody td { display: table-cell; padding: 0.75rem 1rem 0.75rem 0; }
  thead td { width: 30%; }
  thead th { vertical-align: bottom; }
  thead th .insurer { display: block; font-weight: 650; }
  thead th .best-mark { display: inline-block; margin: 0.25rem 0 0; }
  .whose { display: none; }
  .differs { border-left: 0; }
  .differs th[scope="row"] { padding-left: 0.75rem; border-left: 3px solid var(--accent); }
}
@media (min-width: 64rem) {
  main:has(.offers) { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; column-gap: 5rem; align-items: start; }
  .house, .trial, header, .chosen, .comparison { grid-column: 1 / -1; }
  .jump { display: none; }
  .best { margin-inline: -1.25rem; padding-inline: 1.25rem; }
  .beside { font-size: 0.9375rem; }
  .beside section + section { margin-top: 2.25rem; }
}
@media (forced-colors: active) { .mark { border: 1px solid; } .best { border: 2px solid; } }
@media print {
  :root { --ground: #ffffff; --raised: #ffffff; --ink: #000000; --soft: #333333; --line: #999999; --accent: #000000; --on-accent: #000000; font-size: 10pt; }
  main, main:has(.offers) { display: block; max-width: none; padding: 0; }
  .jump, .choose, tr:has(.choose), .compare, .compare-bar, .comparison > p a { display: none; }
  .offer, .steps li, tr { break-inside: avoid; }
  header { margin-top: 1.5rem; }
  section { margin-top: 2rem; }
  .folds { display: block; }
  summary { min-height: 0; color: var(--ink); }
  summary::before { display: none; }
  .cover { padding-left: 1rem; }
  .cover dt + dd { margin-bottom: 0.25rem; }
  h2 { break-after: avoid; }
  .best { margin-inline: 0; padding-inline: 0; }
  .best-mark { background: none; border: 1px solid; }
  .offer + .offer { border-top: 1px solid var(--line); }
  details::details-content { display: block; height: auto; content-visibility: visible; }
}
`;
