import { PRODUCT_SECTIONS } from '@cotiza/insurers-port';
import { SECTION_LOOKS } from '@cotiza/quoting';

const colours = PRODUCT_SECTIONS.map((key) => `.${key} { --mark: ${SECTION_LOOKS[key].colour}; }`).join('\n');

/** The style of an information document: at most two pages on paper, and as the annex of Regulation (EU) 2017/1469 lays it out. */
export const PRODUCT_STYLE = `
:root { color-scheme: light; font: 400 100%/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: #ffffff; color: #1f1f1f; }
main, footer { max-width: 62rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem); overflow-wrap: anywhere; }
h1, h2, p, ul { margin: 0; padding: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { display: flex; gap: 0.5rem; align-items: center; font-size: 1.0625rem; line-height: 1.3; }
header p { margin-top: 0.25rem; }
.title { font-weight: 650; }
.elsewhere { margin-top: 0.75rem; padding: 0.5rem 0.75rem; border: 1px solid #767676; }
section { padding-top: 0.75rem; border-top: 1px solid #c9c9c9; }
.kind, .sections, .sections + p { margin-top: 1.25rem; }
.sections { display: grid; gap: 1.25rem 2rem; }
.optional { margin-top: 0.75rem; font-weight: 650; }
ul { margin-top: 0.5rem; list-style: none; }
li { display: flex; gap: 0.5rem; margin-top: 0.25rem; }
svg { flex: none; width: 0.875rem; height: 0.875rem; margin-top: 0.25rem; fill: none; stroke: var(--mark); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
h2 svg { width: 1.75rem; height: 1.75rem; margin: 0; stroke-width: 1.75; }
/* The colours of the regulation, on white whatever the reader's colours are. */
@media (forced-colors: active) { svg { forced-color-adjust: none; background: #ffffff; } }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
a { color: #1d4ed8; }
footer p { padding-top: 1rem; border-top: 1px solid #8a8a8a; font-size: 0.875rem; }
footer > a { display: inline-block; margin-right: 1rem; padding: 0.5rem 0; }
${colours}
/* Two columns as in the annex of the regulation; one where the screen is too narrow for them. */
@media print, (min-width: 48rem) {
  .sections { grid-template: auto 1fr / 1fr 1fr; }
  .insured { grid-row: span 2; }
  .restrictions ~ section { grid-column: span 2; }
}
@media print {
  footer { display: none; }
  :root { font-size: 60%; }
  main { padding: 0; }
}
`;
