/** What is drawn anew for each quotation, and so differs between two recordings of the same answers. */
const DRAWN = /COT-[0-9A-HJKMNP-TV-Z]{10}|(?<=\/c\/)[\w-]{43}|(?<=oferta_id\\?":\\?")[\w-]{22}(?=\.)/g;

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
