import { isRecord, namedVariable, type Environment, type Fields } from '@cotiza/kernel';
import { heldBy, parseOperatorFile, Unusable, withEntries } from '@cotiza/kernel/settings';
import { parseFile } from '../operator-files/parse-file';
import { readLogo } from './insurer-logo';
import { InsurersFile } from './insurers-file';
import { TARIFF, type ListedInsurer } from './listed-insurer';

export interface InsurersFileContext {
  /** Ids of the embedded tariffs. */
  readonly embedded: readonly string[];
  /** The longest deadline of any insurer, in milliseconds: INSURER_DEADLINE_MS. */
  readonly mostMs: number;
  /** Where credentials written `env:NAME` are looked up. */
  readonly environment: Environment;
}

/**
 * Reads the insurers of `INSURERS_FILE`, YAML or JSON, that are switched on.
 *
 * @throws OperatorFileError with everything that is wrong
 */
export function readInsurersFile(
  text: string,
  { embedded, mostMs, environment }: InsurersFileContext,
): readonly ListedInsurer[] {
  const content = withEntries(parseFile(text), 'insurers', (entry) =>
    entry.connector === TARIFF
      ? withKnownId(entry, embedded)
      : withinDeadline(withCredentials(entry, environment), mostMs),
  );
  return parseOperatorFile(InsurersFile, content)
    .insurers.filter(({ enabled }) => enabled)
    .map(({ enabled: _on, weight, logo, ...settings }) => ({
      ...(logo === undefined ? {} : { logo: readLogo(logo) }),
      ...{ weight, settings },
    }));
}

function withKnownId(entry: Fields, embedded: readonly string[]): Fields {
  if (typeof entry.id !== 'string' || embedded.includes(entry.id)) return entry;
  return { ...entry, id: new Unusable(`must be one of ${embedded.join(', ')}`) };
}

function withinDeadline(entry: Fields, mostMs: number): Fields {
  if (typeof entry.deadlineMs !== 'number' || entry.deadlineMs <= mostMs) return entry;
  return { ...entry, deadlineMs: new Unusable(`must not be above INSURER_DEADLINE_MS, which is ${mostMs}`) };
}

/** Credentials are named, never written down: a file of insurers may be shown to anybody. */
function withCredentials(entry: Fields, environment: Environment): Fields {
  if (!isRecord(entry.credentials)) return entry;
  const held = Object.entries(entry.credentials).map(([name, value]) => [name, credential(value, environment)]);
  return { ...entry, credentials: Object.fromEntries(held) as Fields };
}

function credential(value: unknown, environment: Environment): string | Unusable {
  if (typeof value === 'string' && namedVariable(value) !== undefined) return heldBy(value, environment);
  return new Unusable('must be env: and the name, in upper case, of a variable that holds it');
}
