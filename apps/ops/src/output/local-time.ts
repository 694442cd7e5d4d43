const MINUTE_MS = 60_000;

/** Formats an instant in local time with its offset from UTC: ISO 8601, to the second. */
export function localTime(epochMs: number): string {
  const offsetMinutes = -new Date(epochMs).getTimezoneOffset();
  const wall = new Date(epochMs + offsetMinutes * MINUTE_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  const distance = Math.abs(offsetMinutes);
  return `${wall}${offsetMinutes < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats an instant that may be null. */
export const localTimeOrNull = (epochMs: number | null): string | null =>
  epochMs === null ? null : localTime(epochMs);
