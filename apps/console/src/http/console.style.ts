/** The style: plain tables and one accent. Outcomes differ in lightness and in text too, not only in colour. */
export const CONSOLE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbf9f5; --raised: #f1eee6; --ink: #22201c; --soft: #5e594f; --line: #dfd9cd; --accent: #1b5e46; --on-accent: #ffffff;
  --good: #2f7d5f; --bad: #b3362b; --bad-ground: #fbe9e6;
  font: 400 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #161513; --raised: #23211d; --ink: #efebe3; --soft: #b5aea1; --line: #38352e; --accent: #96d6b7; --on-accent: #10241b;
    --good: #5fb892; --bad: #f08d80; --bad-ground: #3a1d19;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
header, main { max-width: 76rem; margin: 0 auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.5rem; padding-block: 0.75rem; border-bottom: 1px solid var(--line); }
main { padding-block: 1.5rem 4rem; }
h1, h2, h3, p, ul, dl, dd, pre { margin: 0; padding: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; line-height: 1.3; }
section > * + *, main > * { margin-top: 0.75rem; }
main > section { margin-top: 2rem; }
main > h1 { margin-top: 0; }
.house { font-weight: 650; color: var(--accent); }
nav { flex: 1 1 20rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; }
nav a { display: inline-flex; align-items: center; min-height: 2.25rem; }
[aria-current] { font-weight: 650; text-decoration: none; color: var(--ink); }
a { color: var(--accent); text-underline-offset: 0.18em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.soft { color: var(--soft); }
.small { font-size: 0.875rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2.5rem; }
.figures div { min-width: 6rem; }
.figures dt { font-size: 0.875rem; color: var(--soft); }
.figures dd { font-size: 1.5rem; font-variant-numeric: tabular-nums; line-height: 1.3; }
.figures .words { font-size: 1.125rem; }
.state { display: inline-block; padding: 0 0.5rem; border: 1px solid currentColor; border-radius: 1em; font-size: 0.875rem; font-weight: 600; white-space: nowrap; }
.state.good { color: var(--accent); }
.state.bad { color: var(--bad); }
.alarm { padding: 0.75rem 1rem; border-left: 4px solid var(--bad); background: var(--bad-ground); }
.alarms { display: grid; gap: 0.75rem; list-style: none; }
.done { padding: 0.75rem 1rem; border-left: 4px solid var(--good); background: var(--raised); }

table { display: block; width: 100%; font-size: 0.9375rem; }
thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
thead th { display: inline-block; max-width: 1px; overflow: hidden; }
tbody, tr { display: block; }
tr { padding: 0.5rem 0; border-top: 1px solid var(--line); }
th, td { padding: 0; text-align: left; vertical-align: baseline; }
tbody th { display: block; }
tbody td { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: center; margin-top: 0.125rem; }
tbody td::before { content: attr(data-title); font-size: 0.8125rem; color: var(--soft); }
tbody td:empty { display: none; }
thead th { font-size: 0.8125rem; font-weight: 600; color: var(--soft); vertical-align: bottom; }
tbody th { font-weight: 600; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
code { display: inline-block; max-width: 100%; overflow: clip; text-overflow: ellipsis; vertical-align: baseline; white-space: nowrap; user-select: all; font: 0.9em/1.3 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { padding: 0.75rem 1rem; background: var(--raised); font: 0.875rem/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap; }
pre code { display: inline; font: inherit; }
@media (max-width: 24rem) { pre { padding-inline: 0.375rem; font-size: 0.75rem; } }

form { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem 1rem; }
.out { align-items: center; font-size: 0.9375rem; }
label { display: block; font-size: 0.875rem; color: var(--soft); }
[hidden] { display: none !important; }
input, select { display: block; min-height: 2.5rem; width: 100%; max-width: 28rem; padding: 0.25rem 0.625rem; border: 1px solid var(--soft); border-radius: 0.375rem; background: var(--ground); color: var(--ink); font: inherit; }
form > label { flex: 0 1 16rem; }
button { min-height: 2.5rem; padding: 0.25rem 1rem; border: 1px solid var(--accent); border-radius: 0.375rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; white-space: nowrap; }
button.quiet { min-height: 2rem; background: none; color: var(--accent); }
button.danger { border-color: var(--bad); background: none; color: var(--bad); }
@media (min-width: 72rem) {
  td, thead th { overflow-wrap: break-word; }
  table { display: table; border-collapse: collapse; }
  thead { position: static; display: table-header-group; width: auto; height: auto; clip-path: none; }
  tbody { display: table-row-group; }
  tr { display: table-row; }
  thead th { display: table-cell; max-width: none; }
  th, td, tbody th, tbody td, tbody td:empty { display: table-cell; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); }
  th:last-child, td:last-child { padding-right: 0; }
  tbody td::before { content: none; }
  .number { text-align: right; }
  td code, th code { max-width: 20rem; }
}
button:hover { text-decoration: underline; text-underline-offset: 0.18em; }
`;
