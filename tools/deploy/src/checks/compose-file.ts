import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { readDeployFile } from './deploy-files';

export interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly profiles?: readonly string[];
}

/** The Compose file as it is written, with its variables. */
export const COMPOSE = parse(readDeployFile('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: object;
  readonly volumes: object;
};

/** Variables of the Compose file: the values of the example, with invented ones for those to be filled in. */
const VARIABLES: Readonly<Record<string, string | undefined>> = {
  ...parseEnv(readDeployFile('compose.env.example')),
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  POSTGRES_PASSWORD: 'secret',
};

/** Returns the settings of a service, its variables replaced as Compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?what it is for}`. */
export function settingsOf(service: ComposeService, variables: Readonly<Record<string, string>> = {}) {
  const all = { ...VARIABLES, ...variables };
  const replaced = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind?: string, more = '') => {
      if (kind === '?' && !all[name]) throw new Error(`${name} is not set`);
      return all[name] || String(more);
    });
  return Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, text]): [string, string] => [name, replaced(text)]),
  );
}
