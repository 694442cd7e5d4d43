import type { Json } from './compile-condition';

/** Returns true for an object of JSON: neither null nor an array. */
export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
