/** The random parts of a quotation: its reference, the token of its link, and the start of the ids of its offers. */
const DRAWN_PARTS = [
  /COT-[0-9A-HJKMNP-TV-Z]{10}/,
  /(?<=\/c\/)[\w-]{43}/,
  /(?<=oferta_id\\?":\\?"|name=\\?"oferta\\?" value=\\?"|\[)[\w-]{22}(?=\.\d)/,
];
const DRAWN = new RegExp(DRAWN_PARTS.map(({ source }) => source).join('|'), 'g');

/** Replaces each random part by a name; an equal part gets an equal name. */
export function masking(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replace(DRAWN, (drawn) => {
      const name = names.get(drawn) ?? `<drawn ${names.size + 1}>`;
      names.set(drawn, name);
      return name;
    });
}
