/** What is drawn anew for each quotation: its reference, the token of its link, and what the ids of its offers begin with. */
const DRAWN_PARTS = [
  /COT-[0-9A-HJKMNP-TV-Z]{10}/,
  /(?<=\/c\/)[\w-]{43}/,
  /(?<=oferta_id\\?":\\?"|name=\\?"oferta\\?" value=\\?"|\[)[\w-]{22}(?=\.\d)/,
];
const DRAWN = new RegExp(DRAWN_PARTS.map(({ source }) => source).join('|'), 'g');

/**
 * Puts a name in the place of everything that is drawn. The same text has the same name in all that one of these masks, so
 * that a reference which is repeated is told from another one.
 */
export function masking(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replace(DRAWN, (drawn) => {
      const name = names.get(drawn) ?? `<drawn ${names.size + 1}>`;
      names.set(drawn, name);
      return name;
    });
}
