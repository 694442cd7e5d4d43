import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([^]*?)\r?\nendstream/g;
/** What is shown by one operator, its letters in hexadecimal between amounts of kerning. */
const SHOWN = /\[((?:<[0-9a-f]*>|[-\d.\s])*)\]\s*TJ/gi;
const LETTERS = /<([0-9a-f]*)>/gi;
/** Of the letters of Windows-1252 that Latin-1 has not, the only one that is used. Node's own decoder takes the two for one. */
const western = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\x80', '€');

/** The text of a PDF in the order in which it is written, as it would be selected; a line each. */
export function pdfText(pdf: Buffer): string {
  const lines: string[] = [];
  for (const [, stream] of pdf.toString('latin1').matchAll(STREAM)) {
    for (const [, shown] of contentOf(stream!).matchAll(SHOWN)) {
      const hex = [...shown!.matchAll(LETTERS)].map(([, letters]) => letters).join('');
      lines.push(western(Buffer.from(hex, 'hex')));
    }
  }
  return lines.join('\n');
}

/** Fonts and the like are streams too, and none of them shows anything. */
function contentOf(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
