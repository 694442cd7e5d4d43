/** Returns a style without the space and the comments that browsers do not need: it is sent with each page. */
export const compactStyle = (style: string): string =>
  style
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .replace(/\b0\.(?=\d)/g, '.')
    .trim();

/**
 * Tokens, text, head, folded parts and buttons of every page for people; each page adds its own style. Uses plain properties
 * under a media query instead of `light-dark`, which older telephones do not support.
 */
export const SHARED_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f4; --paper: #ffffff; --ink: #16211c; --soft: #566059; --line: #dfe4de; --accent: #0f6b4a; --on-accent: #ffffff;
  --tint: #e8f3ee; --warn: #7a5000; --warn-tint: #fdf3df;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font: 400 100%/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131715; --paper: #1b211e; --ink: #ecefec; --soft: #a9b4ad; --line: #333c37; --accent: #8fd6b5; --on-accent: #0c2318;
    --tint: #1d3a2d; --warn: #f0cf8a; --warn-tint: #33290f;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; overflow-wrap: anywhere; }
.wrap { max-width: 67.5rem; margin: 0 auto; padding: 0 0.875rem; }
main.wrap { padding-bottom: 2rem; }
footer p { padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.875rem; color: var(--soft); }
footer > a { display: inline-block; margin-right: 0.5rem; padding: 0.5rem 0 1rem; font-size: 0.875rem; }
h1, h2, h3, p, ol, ul, dl, dd { margin: 0; padding: 0; }
h1 { margin-top: 0.875rem; font-size: 1.375rem; line-height: 1.2; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.3; }
h3 { font-size: 1rem; line-height: 1.3; }
a, summary { color: var(--accent); text-decoration-line: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
a:hover, summary:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
strong { font-weight: 650; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.top { background: var(--paper); border-bottom: 1px solid var(--line); font-size: 0.875rem; }
.top .wrap { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 1rem; min-height: 3.25rem; padding-block: 0.375rem; }
.house { display: inline-flex; gap: 0.375rem; align-items: center; font-size: 1rem; font-weight: 700; color: var(--accent); text-decoration: none; }
.house svg { flex: none; width: 1.5rem; height: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
.help { color: var(--soft); }
.trial { background: var(--warn-tint); color: var(--warn); font-size: 0.875rem; }
.trial p { padding-block: 0.375rem; }
.message { margin-top: 2rem; }
.message p { margin-top: 1rem; }
summary { display: flex; align-items: center; width: fit-content; min-height: 2.25rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; flex: none; width: 0.4375rem; height: 0.4375rem; margin-right: 0.5rem; border: solid; border-width: 0 2px 2px 0; transform: rotate(-45deg); }
[open] > summary::before { transform: translateY(-0.125rem) rotate(45deg); }
button { min-height: 2.75rem; padding: 0.5rem 1.125rem; border: 0; border-radius: 0.625rem; cursor: pointer; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; }
button:hover { text-decoration: underline; text-underline-offset: 0.18em; }
@media (forced-colors: active) { button { border: 1px solid ButtonText; } }
@media (min-width: 44rem) {
  .wrap { padding-inline: 1.25rem; }
  h1 { margin-top: 1.25rem; font-size: 1.625rem; }
}
`;
