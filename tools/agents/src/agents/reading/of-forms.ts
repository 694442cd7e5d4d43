import { catalogueIn, kindIn } from './form-words';
import type { KnownField, ToldForm } from './known-field';

const ABOUT = /^([A-Za-z_0-9]+)(?: \([a-z, ]+\))?: (.+)$/;
const DEDUCED = /^([a-z_]+) se deduce/;

/** The forms that lines tell: `phone: 9 dígitos`, `town_id se deduce del código postal`. */
export const formsIn = (lines: readonly string[]): ToldForm[] =>
  lines.flatMap((line) => {
    const [, name, words = line] = ABOUT.exec(line) ?? DEDUCED.exec(line) ?? [];
    return name === undefined ? [] : [{ name, words }];
  });

const SECTIONS = /^(?:Formatos|Lo que puede no enviarse):$/;

/** The same of a text: the lines of the sections about forms and about what is not needed. */
export const formsInText = (text: string): ToldForm[] =>
  text
    .split('\n\n')
    .map((section) => section.split('\n'))
    .filter(([heading = '']) => SECTIONS.test(heading))
    .flatMap(([, ...lines]) => formsIn(lines.map((line) => line.replace(/^- /, ''))));

/** What a form says of a field, if it is about it. */
export function formFor(campo: string, { name, words }: ToldForm): KnownField | undefined {
  const isDates = name === 'Fechas' && campo.endsWith('_date');
  if (!isDates && campo.split('.').at(-1) !== name) return undefined;
  return { campo, form: words, tipo: kindIn(words), catalogue: catalogueIn(words) };
}
