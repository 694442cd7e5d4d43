import { UsageError } from '@cotiza/tools-kit';

const ID = /^[a-z]+(-[a-z]+)*$/;
const ID_MAX_CHARS = 30;

/** The names of a connector. */
export interface ConnectorNames {
  /** `acme-seguros` */
  readonly id: string;
  /** `Acme Seguros`, as customers read it. */
  readonly label: string;
}

/**
 * Checks the names of a connector.
 *
 * @param label commercial name; without one, the words of the id
 * @throws UsageError for a name that a connector cannot have
 */
export function connectorNames(id: string, label = wordsOf(id).join(' ')): ConnectorNames {
  if (!ID.test(id) || id.length > ID_MAX_CHARS) {
    throw new UsageError(`a connector is named in kebab-case, letters only, up to ${ID_MAX_CHARS}: acme-seguros`);
  }
  if (/['\\`\n]/.test(label) || label.trim() === '') throw new UsageError('a label is a text without quotes');
  return { id, label };
}

/** Returns a text of the template with the names filled in. */
export function named(text: string, { id, label }: ConnectorNames): string {
  const pascal = wordsOf(id).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const constant = id.replaceAll('-', '_').toUpperCase();
  return text
    .replaceAll('__id__', id)
    .replaceAll('__Label__', label)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__camel__', camel)
    .replaceAll('__CONST__', constant);
}

function wordsOf(id: string): string[] {
  return id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
