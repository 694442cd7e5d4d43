import { LINES, type InsuranceLine, type Text } from '@cotiza/contract';

/** The addresses of the service as its callers write them. */
export interface Addresses {
  /** Ends without a slash. */
  readonly service: string;
  /** Of the MCP server; undefined where this process serves none. */
  readonly mcp: string | undefined;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Quotes a text for a shell, whatever it holds. */
const forShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const PYTHON_NAMES: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** JSON as Python writes it: only three names differ, outside of texts. */
const forPython = (value: unknown) =>
  json(value).replace(/"(?:\\.|[^"\\])*"|true|false|null/g, (token) => PYTHON_NAMES[token] ?? token);

/** Returns the call of an estimate as programs write it, by the name of the program. */
export function callsOf(
  line: InsuranceLine,
  body: Readonly<Record<string, unknown>>,
  { service, mcp }: Addresses,
): Readonly<Record<string, string>> {
  const address = `${service}/api/agent/estimaciones`;
  const { insurance_line: _line, ...datos } = body;
  return {
    curl: `curl ${forShell(address)} \\
  -H 'content-type: application/json' \\
  -d ${forShell(json(body))}`,
    TypeScript: `const respuesta = await fetch(${json(address)}, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${json(body)}),
});
console.log(await respuesta.json());`,
    Python: `import json
from urllib.request import Request, urlopen

datos = ${forPython(body)}
peticion = Request(${json(address)}, json.dumps(datos).encode(), {"content-type": "application/json"})
print(json.load(urlopen(peticion)))`,
    ...(mcp === undefined
      ? {}
      : { MCP: json({ name: 'estimar_precio', arguments: { ramo: LINES[line].ramo, datos } }) }),
  };
}

/** The settings of a client of MCP: where they go, and what to copy. */
export interface ClientSettings {
  readonly client: string;
  readonly where: Text;
  readonly settings: (address: string) => string;
}

const inFile = (path: string): Text => ({ es: `En ${path}:`, en: `In ${path}:` });
const addressAlone = (address: string) => address;

/** Clients of MCP, as their own pages describe them: see docs/agents.md. */
export const MCP_CLIENTS: readonly ClientSettings[] = [
  {
    client: 'Claude',
    where: {
      es: 'En Personalizar, Conectores, añade un conector personalizado con esta dirección:',
      en: 'Under Customize, Connectors, add a custom connector with this address:',
    },
    settings: addressAlone,
  },
  {
    client: 'Claude Code',
    where: { es: 'En un terminal:', en: 'In a terminal:' },
    settings: (address) => `claude mcp add --transport http cotiza ${forShell(address)}`,
  },
  {
    client: 'ChatGPT',
    where: {
      es: 'Con el modo de desarrollador, crea una aplicación sin autenticación con esta dirección:',
      en: 'In developer mode, create an app without authentication, with this address:',
    },
    settings: addressAlone,
  },
  {
    client: 'Cursor',
    where: inFile('.cursor/mcp.json'),
    settings: (url) => json({ mcpServers: { cotiza: { url } } }),
  },
  {
    client: 'VS Code',
    where: inFile('.vscode/mcp.json'),
    settings: (url) => json({ servers: { cotiza: { type: 'http', url } } }),
  },
  {
    client: 'n8n',
    where: {
      es: 'En el nodo «MCP Client Tool», con transporte HTTP Streamable y sin autenticación:',
      en: 'In the node “MCP Client Tool”, with HTTP Streamable transport and no authentication:',
    },
    settings: addressAlone,
  },
];

/** The first call of an agent: what has to be asked. */
export const requirementsCall = (line: InsuranceLine, { service }: Addresses) =>
  `curl ${forShell(`${service}/api/agent/requisitos?ramo=${LINES[line].ramo}`)}`;

/** The estimate inside a program, without a service. */
export const embeddedCall = (
  line: InsuranceLine,
) => `import { exampleEstimate, judgeEstimateBody } from "@cotiza/contract";
import { embeddedQuoting } from "@cotiza/embedded";

const { requestEstimate, clock } = embeddedQuoting();
const today = clock.today();
const body = judgeEstimateBody(exampleEstimate("${line}", today), today);
console.log(await requestEstimate(body, { requestId: "mi-primera" }));`;

/** The commands for the integrator of an insurer, in the repository. */
export const INSURER_COMMANDS = `npm run new:connector -- mi-seguro --label "Mi Seguro"
npm run simulator`;
