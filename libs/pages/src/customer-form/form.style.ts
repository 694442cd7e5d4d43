import { SHARED_STYLE } from '../shared.style';

/** The style of the form of a customer: one column of cards, as wide as a line of text. */
export const FORM_STYLE = `${SHARED_STYLE}
:root { --fault: #a3261b; }
@media (prefers-color-scheme: dark) { :root { --fault: #ffb4a8; } }
.wrap { max-width: 40rem; }
.steps { display: flex; gap: 0.375rem; margin-top: 0.375rem; list-style: none; }
.steps li { flex: 1; }
.steps a { display: block; padding: 0.625rem 0 0.25rem; font-size: 0.8125rem; color: var(--soft); text-decoration: none; }
.steps a:hover { text-decoration: underline; }
.steps .reached { color: var(--ink); }
.steps [aria-current] { font-weight: 700; }
.steps a::before { content: ''; display: block; margin-bottom: 0.25rem; height: 0.3125rem; border-radius: 1rem; background: var(--line); }
.steps .reached::before { background: var(--accent); }
nav + h1 { margin-top: 0.25rem; }
.lead { margin: 0.25rem 0 0.875rem; color: var(--soft); }
.lead:has(+ .lead) { margin-bottom: 0; }
.card { margin-bottom: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
.card > h2 + * { margin-top: 0 !important; }
.card > h2 { margin-bottom: 0.75rem; font-size: 1rem; }
.card p + p, .card p + ul, .card dl, .card form p + p { margin-top: 0.625rem; }
.card ul { padding-left: 1.25rem; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
.card > * + .field, .card > * + fieldset, .card > * + .opener, .field + .field, .field + fieldset, fieldset + .field, fieldset + fieldset { margin-top: 1.125rem; }
fieldset > .field, fieldset > fieldset { margin-top: 0.75rem; }
legend, .field > label { display: block; padding: 0; font-weight: 600; }
fieldset .field > label, fieldset fieldset > legend { font-weight: 500; }
.optional { font-weight: 400; color: var(--soft); }
.hint { font-size: 0.875rem; color: var(--soft); }
.fault { margin-top: 0.125rem; font-size: 0.875rem; color: var(--fault); }
input[type="text"], input[type="tel"], input[type="email"], select { width: 100%; min-width: 0; min-height: 2.75rem; margin-top: 0.25rem; padding: 0.5rem 0.6875rem; border: 1px solid var(--soft); border-radius: 0.5rem; background: var(--paper); color: inherit; font: inherit; }
input.short { max-width: 12rem; }
[aria-invalid] { border: 2px solid var(--fault) !important; }
.options { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.375rem; }
.options label, label.agree { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; padding: 0.4375rem 0.75rem; border: 1px solid var(--soft); border-radius: 0.5rem; cursor: pointer; }
.options label:has(:checked) { padding: 0.375rem 0.6875rem; border: 2px solid var(--accent); }
.options.long { flex-direction: column; }
.options.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
.options.cards label { gap: 0.375rem; min-height: 3.25rem; font-size: 0.875rem; line-height: 1.25; hyphens: auto; text-wrap: balance; }
.saved::before { content: '✓ '; }
.saved { color: var(--accent); font-weight: 600; white-space: nowrap; }
input[type="radio"], input[type="checkbox"] { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
.field > .none { display: flex; gap: 0.5rem; align-items: center; min-height: 2.5rem; margin-top: 0.25rem; font-weight: 400; }
label.agree { align-items: flex-start; border-color: transparent; padding-inline: 0; font-weight: 400; }
.search { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin-top: 0.25rem; }
.search > div { flex: 1 1 12rem; }
.plate { display: grid; grid-template-columns: auto 1fr; max-width: 17rem; }
.plate span { display: grid; place-items: end center; width: 1.75rem; margin-top: 0.25rem; padding-bottom: 0.25rem; border-radius: 0.375rem 0 0 0.375rem; background: #039; color: #fff; font-size: 0.875rem; font-weight: 700; }
.plate input { border: 2px solid #16211c; border-left: 0; border-radius: 0 0.375rem 0.375rem 0; background: #fff; color: #16211c; font-size: 1.375rem; font-weight: 700; letter-spacing: 0.08em; text-align: center; text-transform: uppercase; color-scheme: light; }
.plate p { grid-column: span 2; }
.when-left { display: none; }
:user-invalid:not([aria-invalid]) ~ .when-left { display: block; }
@supports selector(:has(*)) { .opener:not(:has(.opens:checked)) > .opened { display: none; } }
.opener > * + * { margin-top: 1.125rem; }
.explained summary { min-height: 1.75rem; font-size: 0.875rem; }
form .explained { margin: 0; }
form details { margin: 0.75rem 0; }
.confirm { padding: 0.75rem; border-radius: 0.625rem; background: var(--tint); }
.confirm legend { float: left; width: 100%; }
.confirm legend ~ * { clear: both; }
.plate ~ button { align-self: start; margin-top: 0.25rem; }
.day { display: flex; gap: 0.5rem; }
.day > div { width: 4rem; }
.day > :last-child { width: 5.5rem; }
.day label { font-size: 0.875rem; font-weight: 400; }
.first { position: absolute; width: 1.5rem; height: 1.5rem; min-height: 0; padding: 0; overflow: hidden; clip-path: inset(50%); }
.field > .quiet-button { display: block; margin-top: 0.5rem; font-size: 0.9375rem; }
.search label { font-size: 0.875rem; }
.search button, .quiet-button { border: 1px solid var(--accent); background: none; color: var(--accent); }
.go { width: 100%; min-height: 3rem; margin-top: 0.25rem; font-size: 1.0625rem; }
.start { display: grid; place-items: center; min-height: 3rem; border-radius: 0.625rem; background: var(--accent); color: var(--on-accent); font-size: 1.0625rem; font-weight: 600; text-decoration: none; }
.quiet { margin-top: 0.625rem; font-size: 0.875rem; color: var(--soft); }
.back { display: inline-flex; align-items: center; min-height: 2rem; }
.faults { margin-bottom: 0.75rem; padding: 0.75rem 1rem; border: 2px solid var(--fault); border-radius: 0.75rem; background: var(--paper); }
.faults h2 { font-size: 1rem; color: var(--fault); }
.faults ul { margin-top: 0.25rem; padding-left: 1.25rem; }
.faults a { display: inline-flex; align-items: center; min-height: 1.75rem; color: var(--fault); }
.said > div { padding: 0.5rem 0; border-top: 1px solid var(--line); }
.said dt { color: var(--soft); }
.said a { display: inline-flex; align-items: center; min-height: 1.5rem; }
.unfolded h3 { margin-top: 0.875rem; }
.why li { margin-top: 0.375rem; font-size: 0.9375rem; }
.unfolded { padding: 0.25rem 0 0.5rem; }
.code { max-width: 12rem; letter-spacing: 0.08em; text-transform: uppercase; }
@media (min-width: 44rem) {
  .said > div { display: flex; gap: 1.5rem; justify-content: space-between; }
  .said dd { flex: none; max-width: 50%; text-align: right; }
}
@media (forced-colors: active) { .start { border: 1px solid LinkText; } .plate span { forced-color-adjust: none; } .steps .reached::before { background: Highlight; } .steps a::before { background: GrayText; } }
`;
