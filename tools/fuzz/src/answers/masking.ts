/** The random parts of an answer: generated request ids, references, tokens of links, and the start of the ids of offers. */
const DRAWN_PARTS = [
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/,
  /COT-[0-9A-HJKMNP-TV-Z]{10}/,
  /(?<=\/c\/)[\w-]{43}/,
  /(?<=oferta_id\\?":\\?"|name=\\?"oferta\\?" value=\\?"|\[)[\w-]{22}(?=\.\d)/,
];
const DRAWN = new RegExp(DRAWN_PARTS.map(({ source }) => source).join('|'), 'g');

/** Replaces the address of a service, and each random part by a name; an equal part gets an equal name. */
export function masking(url: string): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replaceAll(url, '<service>').replace(DRAWN, (drawn) => {
      const name = names.get(drawn) ?? `<drawn ${names.size + 1}>`;
      names.set(drawn, name);
      return name;
    });
}
