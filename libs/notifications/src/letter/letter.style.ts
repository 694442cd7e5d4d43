/** The day colours of the letter, for `styled` and the style sheet. */
export const DAY = {
  ground: '#fbf9f5',
  card: '#ffffff',
  raised: '#eef4ee',
  ink: '#22201c',
  soft: '#5e594f',
  line: '#dfd9cd',
  accent: '#1b5e46',
  onAccent: '#ffffff',
} as const;

const NIGHT: typeof DAY extends infer T ? { [K in keyof T]: string } : never = {
  ground: '#161513',
  card: '#201e1b',
  raised: '#1c2721',
  ink: '#efebe3',
  soft: '#b5aea1',
  line: '#38352e',
  accent: '#96d6b7',
  onAccent: '#10241b',
};

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const SERIF = "ui-serif,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";

/**
 * The inline style of each kind of element: some mail programs drop style sheets. Each has a class of the same name, with
 * which the style sheet recolours it at night. Elements of each offer or guarantee are styled by the style sheet alone:
 * inline they were half of the letter.
 */
export const LOOK = {
  ground: `margin:0;padding:0;background:${DAY.ground};color:${DAY.ink};font:16px/1.6 ${SANS};-webkit-text-size-adjust:100%`,
  column: 'max-width:600px;margin:0 auto;text-align:left;overflow-wrap:anywhere;word-break:break-word',
  house: `margin:0 0 28px;font-size:15px;font-weight:600;color:${DAY.accent}`,
  title: `margin:0 0 12px;font:500 30px/1.2 ${SERIF};color:${DAY.ink}`,
  lead: `margin:0 0 20px;font-size:18px;color:${DAY.soft}`,
  fact: `margin:0;font-size:15px;color:${DAY.soft}`,
  button: `display:inline-block;margin:24px 0 10px;padding:14px 26px;border-radius:10px;background:${DAY.accent};color:${DAY.onAccent};font-size:17px;font-weight:600;text-decoration:none`,
  strong: `font-weight:600;color:${DAY.ink}`,
  paragraph: `margin:0 0 12px;color:${DAY.ink}`,
  quiet: `margin:0 0 12px;font-size:15px;line-height:1.55;color:${DAY.soft}`,
  link: `color:${DAY.accent}`,
} as const;

/** The day style of repeated elements. */
const REPEATED = `
.card{margin:0 0 12px;padding:18px 20px;border:1px solid ${DAY.line};border-radius:14px;background:${DAY.card}}
.card.best{border-color:${DAY.accent};background:${DAY.raised}}
.card table{width:100%;border-spacing:0}
.card td{padding:0;vertical-align:top}
.card td+td{padding:0 0 0 12px}
h2{margin:40px 0 14px;font:500 23px/1.25 ${SERIF};color:${DAY.ink}}
h3{margin:26px 0 2px;font-size:19px;line-height:1.35;font-weight:600;color:${DAY.ink}}
.card h4{margin:0;font-size:17px;line-height:1.35;font-weight:600;color:${DAY.ink}}
.card p{margin:2px 0 0;font-size:15px;line-height:1.45;color:${DAY.soft}}
.card b,.guarantee b{font-weight:600;color:${DAY.ink}}
.card .mark{margin:0 0 8px;font-size:14px;font-weight:600;color:${DAY.accent}}
.card .price{font-size:21px;line-height:1.3;white-space:nowrap}
.card .covers{margin:12px 0 0;padding:12px 0 0;border-top:1px solid ${DAY.line};line-height:1.5}
.guarantee a{color:${DAY.accent}}
.guarantee{margin:0 0 12px;font-size:15px;line-height:1.5;color:${DAY.soft}}`;

const ink = (...names: (keyof typeof LOOK)[]) => names.map((name) => `.${name}`).join(',');

/**
 * The style sheet: repeated elements, small screens and night. It overrides inline styles, hence the `!important`.
 */
export const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}${REPEATED}
@media (max-width:480px){.card{padding:16px 15px}.title{font-size:27px !important}}
@media (prefers-color-scheme:dark){
${ink('ground')}{background:${NIGHT.ground} !important}
.card{background:${NIGHT.card};border-color:${NIGHT.line}}
.card.best{background:${NIGHT.raised};border-color:${NIGHT.accent}}
.card .covers{border-color:${NIGHT.line}}
${ink('ground', 'title', 'strong', 'paragraph')},h2,h3,.card h4,.card b,.guarantee b{color:${NIGHT.ink} !important}
${ink('lead', 'fact', 'quiet')},.card p,.guarantee{color:${NIGHT.soft} !important}
${ink('house', 'link')},.card .mark,.guarantee a{color:${NIGHT.accent} !important}
${ink('button')}{background:${NIGHT.accent} !important;color:${NIGHT.onAccent} !important}
}`;
