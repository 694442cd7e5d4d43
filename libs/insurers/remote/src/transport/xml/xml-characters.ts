const CHARACTERS = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** Whether XML 1.0 can hold every character of a text (2.2): it cannot hold the others even as references. */
export function isXmlText(text: string): boolean {
  return CHARACTERS.test(text);
}
