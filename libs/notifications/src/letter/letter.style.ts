/** The day colours of the letter, for `styled` and the style sheet: those of the page of offers. */
export const DAY = {
  ground: '#f6f7f4',
  card: '#ffffff',
  ink: '#16211c',
  soft: '#566059',
  line: '#dfe4de',
  accent: '#0f6b4a',
  onAccent: '#ffffff',
} as const;

const NIGHT: typeof DAY extends infer T ? { [K in keyof T]: string } : never = {
  ground: '#131715',
  card: '#1b211e',
  ink: '#ecefec',
  soft: '#a9b4ad',
  line: '#333c37',
  accent: '#8fd6b5',
  onAccent: '#0c2318',
};

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const CELL = `padding:4px 0;border-top:1px solid ${DAY.line};vertical-align:top`;

/**
 * The inline style of each kind of element: some mail programs drop style sheets. Each has a class of the same name, with
 * which the style sheet recolours it at night.
 */
export const LOOK = {
  ground: `margin:0;padding:0;background:${DAY.ground};color:${DAY.ink};font:16px/1.4 ${SANS};-webkit-text-size-adjust:100%`,
  column: 'max-width:600px;margin:0 auto;text-align:left;overflow-wrap:anywhere;word-break:break-word',
  house: `margin:0 0 6px;font-weight:700;color:${DAY.accent}`,
  card: `padding:12px;border:1px solid ${DAY.line};border-radius:12px;background:${DAY.card}`,
  title: `margin:0 0 4px;font-size:22px;line-height:1.25;font-weight:700;color:${DAY.ink}`,
  level: `${CELL};color:${DAY.ink}`,
  price: `${CELL};padding-left:4px;font-size:18px;line-height:1.25;color:${DAY.ink}`,
  button: `display:block;margin:6px 0 10px;padding:11px;border:1px solid transparent;border-radius:10px;background:${DAY.accent};color:${DAY.onAccent};text-align:center;font-size:17px;font-weight:600;text-decoration:none`,
  quiet: `margin:0;font-size:14px;color:${DAY.soft}`,
  note: `margin:4px 2px 0;font-size:14px;line-height:1.3;color:${DAY.soft}`,
  terms: `margin:4px 2px 0;padding-left:15px;font-size:14px;line-height:1.2;color:${DAY.soft}`,
  link: `color:${DAY.accent}`,
} as const;

const ink = (...names: (keyof typeof LOOK)[]) => names.map((name) => `.${name}`).join(',');

/** The style sheet for the night. It overrides inline styles, hence the `!important`. */
export const STYLE_SHEET = `
:root{color-scheme:light dark}
.price b{white-space:nowrap}
@media (prefers-color-scheme:dark){
${ink('ground')}{background:${NIGHT.ground} !important}
${ink('card')}{background:${NIGHT.card} !important;border-color:${NIGHT.line} !important}
${ink('level', 'price')}{border-color:${NIGHT.line} !important}
${ink('ground', 'title', 'level', 'price')}{color:${NIGHT.ink} !important}
${ink('quiet', 'note', 'terms')}{color:${NIGHT.soft} !important}
${ink('house', 'link')}{color:${NIGHT.accent} !important}
${ink('button')}{background:${NIGHT.accent} !important;color:${NIGHT.onAccent} !important}
}`;
