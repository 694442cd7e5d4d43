import { inflateSync } from 'node:zlib';

/** A compressed stream may itself end in a carriage return. */
const STREAM = /stream\r?\n([^]*?)\nendstream/g;
/** A choice of font, or the text of one operator: letters in hexadecimal between amounts of kerning. */
const FONT_OR_TEXT = /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\]\s*TJ/gi;
/** A ligature is several letters. */
const LETTERS = /<([0-9a-f ]*)>/gi;

/** Returns the operators of every page of a PDF. */
export const pdfContent = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(STREAM)].map(([, stream]) => contentOf(stream!)).join('\n');

/** Returns the text of a PDF in the order in which it is written and selected, a line each. */
export function pdfText(pdf: Buffer): string {
  const fonts = lettersByFont(pdf.toString('latin1'));
  let letters: readonly string[] = [];
  const lines: string[] = [];
  for (const [, font, shown] of pdfContent(pdf).matchAll(FONT_OR_TEXT)) {
    if (font !== undefined) letters = fonts.get(font) ?? [];
    else lines.push([...shown!.matchAll(LETTERS)].flatMap(([, codes]) => decoded(codes!, letters)).join(''));
  }
  return lines.join('\n');
}

const decoded = (codes: string, letters: readonly string[]): readonly string[] =>
  (codes.match(/.{4}/g) ?? []).map((code) => letters[parseInt(code, 16)] ?? '\ufffd');

const lettersOf = (code: string): string => Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Returns the letters of each font, by its name in the content, in the order of their codes (`ToUnicode`). */
function lettersByFont(text: string): ReadonlyMap<string, readonly string[]> {
  const objectOf = (id: string) => new RegExp(`(?:^|\\n)${id} 0 obj\\n([^]*?)\\nendobj`).exec(text)?.[1] ?? '';
  const fonts = [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]): [string, readonly string[]] => {
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objectOf(id!)) ?? [];
    const [, stream = ''] = new RegExp(STREAM.source).exec(objectOf(map)) ?? [];
    const [, codes = ''] = /beginbfrange\s[^[]*\[([^\]]*)\]/.exec(contentOf(stream)) ?? [];
    return [name!, [...codes.matchAll(LETTERS)].map(([, code]) => lettersOf(code!))];
  });
  return new Map(fonts);
}

/** Returns the content of a stream. Fonts and the like are streams too, and hold no text operator. */
function contentOf(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
