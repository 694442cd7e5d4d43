import { inflateSync } from 'node:zlib';

/** A compressed stream may itself end in a carriage return. */
const STREAM = /stream\r?\n([^]*?)\nendstream/g;
/** The text of one operator: letters in hexadecimal between amounts of kerning. */
const SHOWN = /\[((?:<[0-9a-f]*>|[-\d.\s])*)\]\s*TJ/gi;
const LETTERS = /<([0-9a-f]*)>/gi;
/** Decodes Windows-1252. Only € differs from Latin-1 among the used letters; Node's decoder treats both as one encoding. */
const western = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\x80', '€');

/** Returns the operators of every page of a PDF. */
export const pdfContent = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(STREAM)].map(([, stream]) => contentOf(stream!)).join('\n');

/** Returns the text of a PDF in the order in which it is written and selected, a line each. */
export const pdfText = (pdf: Buffer): string =>
  [...pdfContent(pdf).matchAll(SHOWN)]
    .map(([, shown]) => [...shown!.matchAll(LETTERS)].map(([, letters]) => letters).join(''))
    .map((hex) => western(Buffer.from(hex, 'hex')))
    .join('\n');

/** Returns the content of a stream. Fonts and the like are streams too, and hold no text operator. */
function contentOf(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
