import { lineMeant, type InsuranceLine, type Node } from '@cotiza/contract';
import type { ToolArguments } from './tool';

/** Arguments that hosts add to a call for their own use, with the program and version in which that was seen. */
export const HOST_KEYS: Readonly<Record<string, string>> = {
  toolCallId: '@n8n/n8n-nodes-langchain 1.118.0 with n8n-core 1.118.1',
  sessionId: 'n8n 1.122.4',
  action: 'n8n 1.122.4',
  chatInput: 'n8n 1.122.4',
  wait_for_previous: 'Gemini CLI 0.61.0',
  tool_call_id: 'as toolCallId, in programs that write names so',
  session_id: 'as sessionId, in programs that write names so',
  _meta: 'programs that send the parameters of a call as its arguments',
};

export const withoutHostKeys = (args: ToolArguments): ToolArguments =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !Object.hasOwn(HOST_KEYS, name)));

/** Returns an object that was sent as it is or as JSON text, which some clients make of every object. */
export function objectIn(sent: unknown): ToolArguments | undefined {
  const value = typeof sent === 'string' ? parsed(sent) : sent;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ToolArguments) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a body in which every block that came as JSON text is an object. */
export function withBlocks(sent: ToolArguments, rows: Readonly<Record<string, Node>>): ToolArguments {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const node = Object.hasOwn(rows, name) ? rows[name] : undefined;
      const block = node?.node === 'block' ? objectIn(value) : undefined;
      return [name, block && node?.node === 'block' ? withBlocks(block, node.children) : value];
    }),
  );
}

const BESIDE_DATA: ReadonlySet<string> = new Set(['datos', 'ramo', 'insurance_line', 'idempotency_key']);

/** Returns the arguments of a quoting tool without the `datos` around them, in which the other tools take a body. */
export function unwrapped(args: ToolArguments, line: InsuranceLine): ToolArguments {
  const { datos, ramo, ...others } = args;
  const data = objectIn(datos);
  const isOfLine = ramo === undefined || ramo === null || lineMeant(String(ramo)) === line;
  if (!data || !isOfLine || Object.keys(args).some((name) => !BESIDE_DATA.has(name))) return args;
  return { ...data, ...others };
}
