/** The style of the report, for light and dark screens and for paper. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fff; --faint: #d9dee6; --all: #7aa5d8; --best: #c9a04e; --bad: #c0392b; --good: #2e7d57; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --paper: #14181f; --faint: #333b47; --all: #4d7fb8; --best: #b58a35; --bad: #ef7a6d; --good: #63c194; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--faint); }
h2 small { font-weight: normal; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .15rem .6rem .15rem 0; border-bottom: 1px solid var(--faint); font-variant-numeric: tabular-nums; }
.met td:last-child { color: var(--good); }
.missed td:last-child { color: var(--bad); font-weight: bold; }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); }
.label { text-anchor: end; }
.tick { text-anchor: middle; opacity: .7; }
.grid { stroke: var(--faint); }
.whisker { stroke: var(--ink); opacity: .6; }
.median { stroke: var(--ink); stroke-width: 2.5; }
.all { fill: var(--all); }
.best { fill: var(--best); }
.near { fill: var(--good); }
.far { fill: var(--bad); }
dt { font-weight: bold; }
@media print { section { break-before: page; } }
`;
