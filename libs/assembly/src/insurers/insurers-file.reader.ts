import { INSURANCE_LINES } from '@cotiza/contract';
import { CONNECTORS, remoteSettingsFaults, type RemoteSettings } from '@cotiza/insurers-remote';
import {
  isRecord,
  namedVariable,
  OperatorFileError,
  repeatedFaults,
  settingFaults,
  type Environment,
  type Fields,
} from '@cotiza/kernel';
import { ALWAYS } from '@cotiza/quoting';
import { listUnder } from '../operator-files/list-under';
import { TARIFF, type ListedInsurer, type ListedTariff } from './insurers-file';
import { COMMON_ENTRY, tariffEntry } from './insurers-file.schema';

/** What of an entry is wrong, in a sentence that begins with its place. */
type Tell = (fault: string) => void;

/**
 * Reads the file that says which insurers are asked, `INSURERS_FILE`: YAML or JSON, as `INSURERS_FILE_SCHEMA` says.
 *
 * @param embedded ids of the embedded tariffs
 * @param environment where credentials written `env:NAME` are looked up
 * @returns those that are switched on
 * @throws OperatorFileError with everything that is wrong
 */
export function readInsurersFile(
  text: string,
  embedded: readonly string[],
  environment: Environment,
): readonly ListedInsurer[] {
  const faults: string[] = [];
  const entries = listUnder('insurers', text);
  const listed = entries.flatMap((entry, index) => {
    const place = `insurers[${index}]`;
    const tell: Tell = (fault) => faults.push(`${place}${fault}`);
    return isRecord(entry)
      ? readEntry(entry, place, { embedded, environment, tell })
      : (tell(' must be an object'), []);
  });
  faults.push(...repeatedFaults('insurers', 'id', entries.map(idOf)));
  if (faults.length > 0) throw new OperatorFileError(faults);
  return listed.filter(({ isEnabled }) => isEnabled).map(({ insurer }) => insurer);
}

interface Reading {
  readonly embedded: readonly string[];
  readonly environment: Environment;
  readonly tell: Tell;
}

function readEntry({ enabled = true, weight = ALWAYS, ...given }: Fields, place: string, reading: Reading) {
  for (const [key, value] of Object.entries({ enabled, weight })) {
    const schema = COMMON_ENTRY[key];
    if (schema) for (const fault of settingFaults(schema, value, `.${key}`)) reading.tell(fault);
  }
  const settings = given.connector === TARIFF ? readTariff(given, reading) : readRemote(given, place, reading);
  if (!settings) return [];
  return [{ insurer: { settings, weight: weight as number }, isEnabled: enabled === true }];
}

function readTariff(given: Fields, { embedded, tell }: Reading): ListedTariff {
  for (const fault of settingFaults(tariffEntry(embedded), given, '')) tell(`.${fault}`);
  return { lines: INSURANCE_LINES, ...(given as Omit<ListedTariff, 'lines'>) };
}

function readRemote(given: Fields, place: string, { environment, tell }: Reading): RemoteSettings | undefined {
  const { values, unresolved } = resolved(given.credentials, environment, tell);
  const settings = { ...given, ...(values && { credentials: values }) };
  // What is named and cannot be had has been told, and is not missing as well.
  const told = unresolved.map((name) => `${place}.credentials.${name} is missing`);
  const faults = remoteSettingsFaults(settings, place, [TARIFF]).filter((fault) => !told.includes(fault));
  for (const fault of faults) tell(fault.slice(place.length));
  return faults.length + unresolved.length === 0 ? (settings as unknown as RemoteSettings) : undefined;
}

interface Credentials {
  /** With nothing in the place of those that cannot be had; undefined where there is no list of names. */
  readonly values: Fields | undefined;
  readonly unresolved: readonly string[];
}

/** Credentials are named, never written down: a file of insurers may be shown to anybody. */
function resolved(credentials: unknown, environment: Environment, tell: Tell): Credentials {
  if (!isRecord(credentials)) return { values: undefined, unresolved: [] };
  const unresolved: string[] = [];
  const values = Object.entries(credentials).map(([name, value]) => {
    const variable = typeof value === 'string' ? namedVariable(value) : undefined;
    const held = variable === undefined ? undefined : environment[variable]?.trim();
    if (held) return [name, held] as const;
    unresolved.push(name);
    tell(
      variable === undefined
        ? `.credentials.${name} must be env: and the name, in upper case, of a variable that holds it`
        : `.credentials.${name} names the variable ${variable}, which is not set`,
    );
    return [name, undefined] as const;
  });
  return { values: Object.fromEntries(values), unresolved };
}

/** The id of an entry, which is its connector's where it gives none; undefined where it is not known. */
function idOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, connector } = entry;
  if (id !== undefined) return typeof id === 'string' ? id : undefined;
  return typeof connector === 'string' && Object.hasOwn(CONNECTORS, connector) ? connector : undefined;
}
