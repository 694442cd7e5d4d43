const STEP = '  ';

/** Formats any JSON value as indented lines for a person, with names on the left. */
export function outline(value: unknown, indent = STEP): string {
  return linesOf(value, indent).join('\n');
}

function linesOf(value: unknown, indent: string): string[] {
  if (!isNested(value)) return [`${indent}${inline(value)}`];
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const names = entries.filter(([, inner]) => !isNested(inner)).map(([name]) => name.length);
  const chars = Math.max(0, ...names);
  return entries.flatMap(([name, inner]) =>
    isNested(inner)
      ? [`${indent}${name}`, ...linesOf(inner, indent + STEP)]
      : [`${indent}${name.padEnd(chars)}${STEP}${inline(inner)}`],
  );
}

/** Returns true for values that take several lines: objects, and lists of them. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.some((item) => typeof item === 'object' && item !== null) : true;
}

/** Formats any JSON value on one line. */
export function inline(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.map(inline).join(', ') || '-';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${inline(inner)}`)
    .join('; ');
}
