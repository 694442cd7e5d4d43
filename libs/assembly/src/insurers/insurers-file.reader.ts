import { INSURANCE_LINES } from '@cotiza/contract';
import { remoteSettingsFaults, type RemoteSettings } from '@cotiza/insurers-remote';
import { LineCounter, parseDocument } from 'yaml';
import { ALWAYS, InsurersFileError, TARIFF, type ListedInsurer, type ListedTariff } from './insurers-file';

type Environment = Readonly<Record<string, string | undefined>>;
type Fields = Readonly<Record<string, unknown>>;

/** What of an entry is wrong, in a sentence that begins with its place. */
type Tell = (fault: string) => void;

/**
 * Reads the file that says which insurers are asked, `INSURERS_FILE`: YAML or JSON, as `INSURERS_FILE_SCHEMA` says.
 *
 * @param embedded ids of the embedded tariffs
 * @param environment where credentials written `env:NAME` are looked up
 * @returns those that are switched on
 * @throws InsurersFileError with everything that is wrong
 */
export function readInsurersFile(
  text: string,
  embedded: readonly string[],
  environment: Environment,
): readonly ListedInsurer[] {
  const faults: string[] = [];
  const listed = entriesOf(text).flatMap((entry, index) => {
    const place = `insurers[${index}]`;
    const tell: Tell = (fault) => faults.push(`${place}${fault}`);
    return isRecord(entry)
      ? readEntry(entry, place, { embedded, environment, tell })
      : (tell(' must be an object'), []);
  });
  faults.push(...repeatedIds(listed.map(({ insurer }) => insurer)));
  if (faults.length > 0) throw new InsurersFileError(faults);
  return listed.filter(({ isEnabled }) => isEnabled).map(({ insurer }) => insurer);
}

interface Reading {
  readonly embedded: readonly string[];
  readonly environment: Environment;
  readonly tell: Tell;
}

function readEntry({ enabled = true, weight = ALWAYS, ...given }: Fields, place: string, reading: Reading) {
  const { tell } = reading;
  if (typeof enabled !== 'boolean') tell('.enabled must be true or false');
  if (!Number.isInteger(weight) || (weight as number) < 1 || (weight as number) > ALWAYS) {
    tell(`.weight must be a whole number, 1 to ${ALWAYS}`);
  }
  const settings = given.connector === TARIFF ? readTariff(given, reading) : readRemote(given, place, reading);
  if (!settings) return [];
  return [{ insurer: { settings, weight: weight as number }, isEnabled: enabled === true }];
}

function readTariff(
  { connector: _tariff, id, lines = INSURANCE_LINES, ...others }: Fields,
  { embedded, tell }: Reading,
) {
  const isLine = (line: unknown) => INSURANCE_LINES.some((known) => known === line);
  if (!embedded.some((known) => known === id)) tell(`.id must be one of ${embedded.join(', ')}`);
  if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isLine)) {
    tell(`.lines must be a list of some of ${INSURANCE_LINES.join(', ')}`);
  }
  for (const key of Object.keys(others)) tell(`.${key} is not a setting of an embedded tariff`);
  return { connector: TARIFF, id, lines } as ListedTariff;
}

function readRemote(given: Fields, place: string, { environment, tell }: Reading): RemoteSettings | undefined {
  const credentials = isRecord(given.credentials) ? resolved(given.credentials, environment, tell) : given.credentials;
  if (credentials === undefined && given.credentials !== undefined) return undefined;
  const settings = { ...given, ...(credentials === undefined ? {} : { credentials }) };
  const faults = remoteSettingsFaults(settings, place);
  for (const fault of faults) tell(fault.slice(place.length));
  return faults.length === 0 ? (settings as unknown as RemoteSettings) : undefined;
}

const VARIABLE = /^env:([A-Z_][A-Z0-9_]*)$/;

/** Credentials are named, never written down: a file of insurers may be shown to anybody. */
function resolved(credentials: Fields, environment: Environment, tell: Tell): Fields | undefined {
  let isWhole = true;
  const values = Object.entries(credentials).map(([name, value]) => {
    const [, variable] = (typeof value === 'string' && VARIABLE.exec(value)) || [];
    const held = variable === undefined ? undefined : environment[variable]?.trim();
    if (held) return [name, held] as const;
    isWhole = false;
    tell(
      variable === undefined
        ? `.credentials.${name} must be env: and the name, in upper case, of a variable that holds it`
        : `.credentials.${name} names the variable ${variable}, which is not set`,
    );
    return [name, ''] as const;
  });
  return isWhole ? Object.fromEntries(values) : undefined;
}

/** The parser's own messages quote the file: only their code and place are told. */
function entriesOf(text: string): readonly unknown[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length > 0) {
    throw new InsurersFileError(
      document.errors.map(({ code, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return `line ${line}, column ${col}: no YAML or JSON (${code})`;
      }),
    );
  }
  const content: unknown = document.toJS();
  if (isRecord(content) && Array.isArray(content.insurers) && Object.keys(content).length === 1)
    return content.insurers;
  throw new InsurersFileError(['it must hold the key insurers, and under it a list, and nothing else']);
}

function repeatedIds(insurers: readonly ListedInsurer[]): string[] {
  const ids = insurers.map(({ settings }) => settings.id ?? settings.connector);
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [`the id ${id} is used twice`] : []));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
