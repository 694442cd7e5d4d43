import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One data file as text: one row a line, so that a rebuild shows as the lines that changed. */
export function renderDataFile(content: object): string {
  const members = Object.entries(content).map(([name, value]) => `${JSON.stringify(name)}:${renderMember(value)}`);
  return `{\n${members.join(',\n')}\n}\n`;
}

/** Writes a file through a temporary one beside it, so that a reader sees the old content or the new, never a part. */
export function writeAtomically(dir: string, name: string, text: string): void {
  mkdirSync(dir, { recursive: true });
  const temporary = join(dir, `.${name}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, join(dir, name));
  } finally {
    rmSync(temporary, { force: true });
  }
}

function renderMember(value: unknown): string {
  if (!Array.isArray(value) || !value.some(Array.isArray)) return JSON.stringify(value);
  return `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
}
