import { keepNewest } from '@cotiza/kernel';

/** Texts that are known by a name at most. Some name a day, and give way to those of later days. */
const KEPT_AT_MOST = 100;

/**
 * What a column list may not be for a plan to be kept: a step of a later version that adds a column would change what it answers,
 * which PostgreSQL refuses of a kept plan.
 */
const ALL_COLUMNS = /\*/;
/** Lists of values make a text for each length. */
const LIST = /\bin \(\$\d+, /i;

/**
 * Names for statements that are asked again and again, by which a connection plans each once; undefined for one that is planned
 * each time. A name is never given to another text.
 */
export function preparedNames(keptAtMost = KEPT_AT_MOST): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  let given = 0;
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (ALL_COLUMNS.test(sql) || LIST.test(sql) || !/^\s*(select|insert|update|delete|with)\b/i.test(sql))
      return undefined;
    const name = `cotiza_${++given}`;
    names.set(sql, name);
    keepNewest(names, keptAtMost);
    return name;
  };
}
