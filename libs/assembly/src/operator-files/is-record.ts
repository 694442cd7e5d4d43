export type Fields = Readonly<Record<string, unknown>>;

/** Whether something has keys. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
