import { plainToInstance } from 'class-transformer';
import { isRecord, type Fields } from '../is-record';
import { namedVariable } from '../variable';
import { faultLines, faultsOf, Unusable } from './faults';
import type { SettingsClass } from './setting';
import { OperatorFileError, type Environment } from './settings-error';

/**
 * Reads the content of a file of the operator into its class.
 *
 * @param content of a file that was parsed
 * @throws OperatorFileError with everything that is wrong
 */
export function parseOperatorFile<T extends object>(File: SettingsClass<T>, content: unknown): T {
  if (!isRecord(content)) throw new OperatorFileError(['it must be an object with keys']);
  const file = plainToInstance(File, content);
  const faults = faultsOf(file);
  if (faults.size > 0) throw new OperatorFileError(faultLines(faults));
  return file;
}

/** Returns the text that a variable `env:NAME` holds; any other text as it is. */
export function heldBy(text: string, environment: Environment): string | Unusable {
  const variable = namedVariable(text);
  if (variable === undefined) return text;
  return environment[variable]?.trim() || new Unusable(`names the variable ${variable}, which is not set`);
}

/** Returns the content of a file with each entry of its list changed; a content without such a list as it is. */
export function withEntries(content: unknown, list: string, change: (entry: Fields) => Fields): unknown {
  const entries = isRecord(content) ? content[list] : undefined;
  if (!isRecord(content) || !Array.isArray(entries)) return content;
  return { ...content, [list]: entries.map((entry: unknown) => (isRecord(entry) ? change(entry) : entry)) };
}
