import { deflateSync, inflateSync } from 'node:zlib';

/** Longer texts are compressed: what insurers over the network answer repeats itself, and takes a tenth. */
const LONGEST_PLAIN = 20_000;

/** The form of a compressed text, beside those of quotations: a program that does not know it refuses it by its number. */
const PACKED = '{"form":2,"deflated":"';
const END = '"}';

/** Compresses a long text of JSON. @param longestPlain characters up to which it stays as it is */
export const packed = (text: string, longestPlain = LONGEST_PLAIN): string =>
  text.length <= longestPlain ? text : `${PACKED}${deflateSync(text).toString('base64')}${END}`;

/** Returns the text that `packed` was given. */
export const unpacked = (text: string): string =>
  text.startsWith(PACKED)
    ? inflateSync(Buffer.from(text.slice(PACKED.length, -END.length), 'base64')).toString('utf8')
    : text;
