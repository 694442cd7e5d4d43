import type { QuoteResult } from '@cotiza/quoting';
import { MCP_PATH } from '@cotiza/mcp';
import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { isDocumentedUnavailability, outcomeOfResult, post, wrong, type Outcome } from '../../torture/load/post-quote';
import type { QuoteOrder } from '../../torture/load/quote-order';

const TOOLS: Readonly<Record<InsuranceLine, string>> = {
  Home: 'cotizar_hogar',
  Car: 'cotizar_coche',
  Motorcycle: 'cotizar_moto',
};
const REFUSAL = 'cotiza/rechazo';
const UNAVAILABLE = 503;

interface ToolAnswer {
  readonly result?: {
    readonly isError?: boolean;
    readonly structuredContent?: QuoteResult & { readonly repetida?: true };
    readonly _meta?: Readonly<Record<string, object>>;
  };
}

export const MCP_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
};

/** The call of a tool as a message of MCP. */
export const toolCall = (name: string, args: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

/** Asks for a quotation over MCP once. Never rejects. */
export function postToolCall(url: string, { clientReference, body, key }: QuoteOrder, more = {}): Promise<Outcome> {
  const { insurance_line: line, ...args } = JSON.parse(body) as { readonly insurance_line: InsuranceLine };
  if (!INSURANCE_LINES.includes(line)) throw new Error(`no line ${line}`);
  const call = toolCall(TOOLS[line], key === undefined ? args : { ...args, idempotency_key: key });
  const headers = { ...MCP_HEADERS, ...more };
  return post(`${url}/${MCP_PATH}`, { headers, body: call }, clientReference, outcomeOf);
}

function outcomeOf(status: number, text: string, clientReference: string): Outcome {
  if (isDocumentedUnavailability(status, text)) return { kind: 'refused', status };
  if (status !== 200)
    return wrong(clientReference, `was answered over MCP with status ${status}: ${text.slice(0, 300)}`);
  const { result = {} } = messageIn(text) as ToolAnswer;
  const { isError = false, structuredContent, _meta = {} } = result;
  if (!isError && structuredContent) {
    // That it was given before is said beside the result, which is the same.
    const { repetida, ...given } = structuredContent;
    return outcomeOfResult(given, JSON.stringify(given), clientReference);
  }
  const isUnavailable = isDocumentedUnavailability(UNAVAILABLE, JSON.stringify(_meta[REFUSAL] ?? {}));
  if (isUnavailable) return { kind: 'refused', status: UNAVAILABLE };
  return wrong(clientReference, `was refused over MCP: ${text.slice(0, 300)}`);
}

/** An answer of MCP is JSON, or the one event of a stream. */
export function messageIn(text: string): unknown {
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return JSON.parse(data ?? text) as unknown;
}
