/** Texts that a connection keeps a plan of at most. Lists of values make many texts; what is asked all the time comes first. */
const KEPT_AT_MOST = 100;

/**
 * What a column list may not be for a plan to be kept: a step of a later version that adds a column would change what it answers,
 * which PostgreSQL refuses of a kept plan.
 */
const ALL_COLUMNS = /\*/;

/**
 * Names for statements that are asked again and again, by which a connection plans each once; undefined for one that is planned
 * each time.
 */
export function preparedNames(keptAtMost = KEPT_AT_MOST): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= keptAtMost || ALL_COLUMNS.test(sql) || !/^\s*(select|insert|update|delete|with)\b/i.test(sql))
      return undefined;
    const name = `cotiza_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
