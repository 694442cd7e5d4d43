import { loadTariffs } from '@cotiza/insurers-tariff';
import { insurerProfile } from './pricing/insurer-profile';
import { basePath, type InsurerProtocol } from './participants/participant';
import { PLATE_REGISTRY_ID, type SimulatorCredentials, type SimulatorOptions } from './simulator-options';
import { VENDOR_LINES, type VendorLine } from './vendor-documents/vendor-lines';

type CredentialName = keyof SimulatorCredentials;

/** The environment variables that the file refers to. */
const VARIABLES: Readonly<Record<CredentialName, string>> = {
  clientId: 'SIMULATOR_CLIENT_ID',
  clientSecret: 'SIMULATOR_CLIENT_SECRET',
  brokerCode: 'SIMULATOR_BROKER_CODE',
  username: 'SIMULATOR_USERNAME',
  password: 'SIMULATOR_PASSWORD',
  apiKey: 'PLATE_REGISTRY_KEY',
};

interface Connector {
  readonly name: string;
  readonly deadlineMs: number;
  readonly credentials: readonly CredentialName[];
  readonly lines: readonly VendorLine[];
  /** Further settings, as YAML. */
  readonly more?: string;
}

const CONNECTORS: Readonly<Record<InsurerProtocol, Connector>> = {
  rest: { name: 'faro', deadlineMs: 7000, credentials: ['clientId', 'clientSecret'], lines: VENDOR_LINES },
  soap: {
    name: 'roble',
    deadlineMs: 8000,
    credentials: ['brokerCode', 'username', 'password'],
    lines: VENDOR_LINES,
  },
  aggregator: {
    ...{ name: 'lonja', deadlineMs: 150_000, credentials: ['clientId', 'clientSecret'], lines: ['Car'] },
    more: '    spend: { maxEurosPerDay: 50, maxPerCaller: 100 }',
  },
};

/** Returns INSURERS_FILE for the simulated insurers. Only this file depends on that format. */
export function insurersFile(url: string, { insurers, credentials }: SimulatorOptions): string {
  const tariffs = loadTariffs();
  const variables = Object.entries(VARIABLES).map(
    ([name, variable]) => `#   ${variable}='${credentials[name as CredentialName]}'`,
  );
  const entries = insurers.map(({ id, protocol }) => {
    const { name } = insurerProfile(id, tariffs);
    return entry({ id, name, url: `${url}${basePath(id)}` }, CONNECTORS[protocol]);
  });
  return [
    '# Simulated insurers. For the environment of the service:',
    ...variables,
    `#   PLATE_REGISTRY_URL='${url}${basePath(PLATE_REGISTRY_ID)}'`,
    'insurers:',
    ...entries,
    '',
  ].join('\n');
}

function entry(insurer: { readonly id: string; readonly name: string; readonly url: string }, connector: Connector) {
  return [
    `  - id: ${insurer.id}`,
    `    connector: ${connector.name}`,
    `    name: ${insurer.name}`,
    `    lines: [${connector.lines.join(', ')}]`,
    `    baseUrl: ${insurer.url}`,
    `    deadlineMs: ${connector.deadlineMs}`,
    '    credentials:',
    ...connector.credentials.map((name) => `      ${name}: env:${VARIABLES[name]}`),
    ...(connector.more === undefined ? [] : [connector.more]),
    '    weight: 100',
    '    enabled: true',
  ].join('\n');
}
