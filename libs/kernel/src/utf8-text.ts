/**
 * Text in UTF-8, one byte in each character. Such texts are put together as any text is, and the whole need not be encoded again,
 * which for one of some length that is not all ASCII takes as long as writing it. Node calls this encoding `latin1`.
 */
export type Utf8Text = string;

const NOT_ASCII = /[\u0080-\u{10ffff}]/gu;

/** A text in UTF-8. What is ASCII is so already. */
export const utf8Text = (text: string): Utf8Text => text.replace(NOT_ASCII, bytesOf);

/** A value as JSON in UTF-8. */
export const utf8Json = (value: unknown): Utf8Text => utf8Text(JSON.stringify(value));

/** What half of a pair of UTF-16 becomes. */
const REPLACEMENT = 0xfffd;

/** RFC 3629, 3. */
function bytesOf(character: string): string {
  const said = Number(character.codePointAt(0));
  const code = said >= 0xd800 && said <= 0xdfff ? REPLACEMENT : said;
  const tail = 0x80 | (code & 0x3f);
  if (code < 0x800) return String.fromCharCode(0xc0 | (code >> 6), tail);
  const second = 0x80 | ((code >> 6) & 0x3f);
  if (code < 0x1_0000) return String.fromCharCode(0xe0 | (code >> 12), second, tail);
  return String.fromCharCode(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), second, tail);
}
