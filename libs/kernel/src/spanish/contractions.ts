/** The article that contracts; that of a name, which is written with a capital (`El Ejido`), does not. */
const ARTICLE = 'el ';

/** `del coche`, `de la moto`, `de El Ejido`: what belongs to something named with its article. */
export const ofThe = (named: string): string => (named.startsWith(ARTICLE) ? `d${named}` : `de ${named}`);

/** `al coche`, `a la moto`, `a El Ejido`: what goes to something named with its article. */
export const toThe = (named: string): string =>
  named.startsWith(ARTICLE) ? `al ${named.slice(ARTICLE.length)}` : `a ${named}`;
