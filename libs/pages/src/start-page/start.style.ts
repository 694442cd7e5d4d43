import { SHARED_STYLE } from '../shared.style';

/** The style of the first page. Views of the result are chosen by radio buttons, without a script. */
export const START_STYLE = `${SHARED_STYLE}
.top nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.top a { display: inline-flex; align-items: center; min-height: 2rem; color: var(--soft); }
main h1 { max-width: 24em; font-size: 1.625rem; line-height: 1.15; }
.lead { max-width: 46em; margin: 0.5rem 0 1.125rem; color: var(--soft); text-wrap: pretty; }
.lead a { white-space: nowrap; }
.heading { margin-top: 1.5rem; }
.tiles { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.5rem; max-width: 40rem; list-style: none; }
.tiles a { display: grid; justify-items: center; gap: 0.25rem; height: 100%; padding: 0.75rem 0.25rem; font-size: 0.9375rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--paper); color: inherit; font-weight: 600; text-align: center; text-decoration: none; }
.tiles a:hover { border-color: var(--accent); text-decoration: underline; }
.tiles svg { fill: none; color: var(--accent); stroke: currentColor; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }
.begin { max-width: 40rem; margin-top: 0.75rem; }
.begin label { display: block; font-weight: 600; }
.begin div { display: flex; gap: 0.5rem; margin-top: 0.25rem; }
.begin input { flex: 0 1 14rem; min-width: 0; min-height: 2.75rem; padding: 0.25rem 0.625rem; border: 2px solid #16211c; border-left: 1.5rem solid #039; border-radius: 0.375rem; background: #fff; color: #16211c; color-scheme: light; font: inherit; font-size: 1.25rem; font-weight: 700; letter-spacing: 0.08em; text-transform: uppercase; }
.begin ::placeholder { color: #566059; opacity: 1; font-weight: 400; }
.try, .ways { display: grid; gap: 0.875rem; grid-template-columns: minmax(0, 1fr); }
main > details { margin-top: 1rem; }
.ways { margin-top: 0.5rem; }
.pane { padding: 1rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--paper); }
.lines { display: flex; flex-wrap: wrap; gap: 0.375rem; list-style: none; }
.lines a, .views > label { display: inline-flex; align-items: center; min-height: 2rem; padding: 0.125rem 0.75rem; border: 1px solid var(--line); border-radius: 2rem; color: inherit; font-size: 0.875rem; text-decoration: none; cursor: pointer; }
.lines a[aria-current], .views > input:checked + label { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.lines a:hover, .views > label:hover { border-color: var(--accent); }
.facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.625rem 0.5rem; margin-top: 0.75rem; align-items: start; }
.fact.wide { grid-column: 1 / -1; }
.fact label, .search label { display: block; margin-bottom: 0.125rem; font-size: 0.8125rem; color: var(--soft); }
.fact input, .fact select, .search input { width: 100%; min-width: 0; min-height: 2.625rem; padding: 0.375rem 0.625rem; border: 1px solid var(--soft); border-radius: 0.5rem; background: var(--paper); color: inherit; font: inherit; }
.fact [aria-invalid] { border: 2px solid var(--warn); }
.fault { margin-top: 0.125rem; font-size: 0.8125rem; color: var(--warn); }
.faults { margin-top: 0.75rem; padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: var(--warn-tint); color: var(--warn); font-size: 0.8125rem; list-style: none; }
.fact summary { font-size: 0.8125rem; }
.search button { width: 100%; margin-top: 0.375rem; min-height: 2.25rem; border: 1px solid var(--accent); background: none; color: var(--accent); }
.go { width: 100%; margin-top: 0.875rem; }
.note { margin-top: 0.5rem; font-size: 0.8125rem; color: var(--soft); }
.views { display: flex; flex-wrap: wrap; gap: 0.375rem; align-content: start; }
.views > input { position: absolute; width: 1.5rem; height: 1.5rem; margin: 0; opacity: 0; }
.views > input:focus-visible + label { outline: 3px solid var(--accent); outline-offset: 2px; }
.views > .note { width: 100%; margin-top: 0; }
.view { display: none; order: 1; width: 100%; margin-top: 0.375rem; }
.views > input:checked + label + .view { display: block; }
.prices div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
.prices dt { font-weight: 600; }
.prices span { font-size: 0.8125rem; font-weight: 400; color: var(--soft); }
.prices dt span { display: block; }
.prices dd { text-align: right; }
.prices strong { font-size: 1.25rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
pre { max-height: 27rem; margin: 0.5rem 0 0; padding: 0.75rem 0.875rem; border-radius: 0.625rem; background: #10201a; color: #d8efe4; font: 0.8125rem/1.5 var(--mono); overflow: auto; white-space: pre-wrap; }
.ways h2 { font-size: 1rem; color: var(--ink); }
.ways .pane { font-size: 0.875rem; color: var(--soft); }
.ways p, .ways ul { margin-top: 0.25rem; }
.ways ul { list-style: none; }
.ways li a { display: inline-flex; align-items: center; min-height: 2rem; }
@media (min-width: 44rem) {
  main h1 { margin-top: 1.75rem; font-size: 2.125rem; }
  .try { grid-template-columns: 21rem minmax(0, 1fr); }
  .ways { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media (min-width: 64rem) { .ways { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
@media (forced-colors: active) { .tiles svg { color: LinkText; } .begin input { border-left-color: Highlight; } .lines a[aria-current], .views > input:checked + label { border-width: 3px; } }
`;
