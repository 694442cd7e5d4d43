/** Something with keys, as a file has it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Tells whether something has keys. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
