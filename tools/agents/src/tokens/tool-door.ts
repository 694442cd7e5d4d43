import { MCP_PATH } from '@cotiza/mcp';
import { count } from './count';

/** What a client may hand to its model of one answer: the words, the data, or whatever of both there is. */
export interface Answered {
  /** Tokens of `content`. */
  readonly text: number;
  /** Tokens of `structuredContent`; those of `content` where there is none. */
  readonly structured: number;
  /** Tokens of both, as the few clients have it that hand over everything. */
  readonly both: number;
  /** Tokens that the model writes to call the tool. */
  readonly sent: number;
}

/** The MCP server as a client sees it, by what is handed to a model. */
export interface ToolDoor {
  /** Tokens of the answer to `tools/list`. */
  list(): Promise<number>;
  call(name: string, args: object): Promise<Answered>;
}

interface Rpc {
  readonly result?: {
    readonly content?: readonly { readonly text: string }[];
    readonly structuredContent?: object;
  };
  readonly error?: { readonly message: string };
}

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** The door of a service that listens. */
export function toolDoor(url: string): ToolDoor {
  const ask = async (method: string, params: object): Promise<NonNullable<Rpc['result']>> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(`${url}/${MCP_PATH}`, { method: 'POST', headers: HEADERS, body });
    const { result, error } = messageIn(await response.text());
    if (!result) throw new Error(`${method}: ${error?.message ?? response.status}`);
    return result;
  };
  return {
    list: async () => count(JSON.stringify(await ask('tools/list', {}))),
    call: async (name, args) => {
      const { content = [], structuredContent } = await ask('tools/call', { name, arguments: args });
      const text = content.reduce((sum, part) => sum + count(part.text), 0);
      const data = structuredContent && count(JSON.stringify(structuredContent));
      return {
        text,
        structured: data ?? text,
        both: text + (data ?? 0),
        sent: count(name) + count(JSON.stringify(args)),
      };
    },
  };
}

/** The last message of an answer, which is an event or JSON. */
function messageIn(answer: string): Rpc {
  const events = answer.split('\n').filter((line) => line.startsWith('data: {'));
  return JSON.parse(events.at(-1)?.slice('data: '.length) ?? answer) as Rpc;
}
