/** A file of the operator that cannot be used: everything that is wrong with it, and nothing that it holds. */
export class OperatorFileError extends Error {
  override readonly name = 'OperatorFileError';

  /** @param faults one sentence each, with the place in the file */
  constructor(readonly faults: readonly string[]) {
    super(['the file cannot be used:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}

/** Something with keys, as a file has it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether something has keys. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an entry of a list says under a key; undefined where the entry has no keys. */
export const underKey = (key: string) => (entry: unknown) => (isRecord(entry) ? entry[key] : undefined);

/**
 * The faults of entries that must differ in a key and do not, whatever else is wrong with them.
 *
 * @param list what the list is called, such as `callers`
 * @param values what each entry says under the key; what is no text is not compared
 */
export function repeatedFaults(list: string, key: string, values: readonly unknown[]): string[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return typeof value === 'string' && first < index
      ? [`${list}[${index}].${key} must differ from that of ${list}[${first}]`]
      : [];
  });
}
