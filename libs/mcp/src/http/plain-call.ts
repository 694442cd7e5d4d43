import type { Tool, ToolArguments } from '../tool';
import { calledTool, idOf, partsOf, type SentMessage } from './rpc-message';

/** A call of a tool that asks for one answer and nothing on the way. */
export interface PlainCall {
  readonly tool: Tool;
  readonly id: string | number;
  readonly args: ToolArguments;
  /** Everything else that was sent: by it the SDK decides whether and how the call is answered. */
  readonly envelope: SentMessage;
}

/** Names of the protocol's own: what else stands beside them may differ with every call. */
const OF_THE_PROTOCOL = 'io.modelcontextprotocol/';

/** By which a trace is told, and nothing decided. */
const OF_A_TRACE = new Set(['traceparent', 'tracestate', 'baggage']);

/**
 * A message as a plain call; undefined where it is none, and the SDK has to judge it whole.
 *
 * @param isRefused whether the call is not made: then there is nothing on the way that could be told
 */
export function plainCall(message: SentMessage, isRefused: boolean): PlainCall | undefined {
  const id = idOf(message);
  const tool = calledTool(message);
  if (id === undefined || !tool) return undefined;
  const { arguments: args = {}, ...params } = partsOf(message.params);
  if (!isPlain(args)) return undefined;
  const meta = partsOf(params._meta);
  const isSilent = isRefused || !tellsOnTheWay(tool);
  const left = Object.keys(meta).filter((name) => !decidesNothing(name, meta[name], isSilent));
  if (!left.every((name) => name.startsWith(OF_THE_PROTOCOL))) return undefined;
  if (left.length < Object.keys(meta).length) params._meta = Object.fromEntries(left.map((name) => [name, meta[name]]));
  return { tool, id, args, envelope: { ...message, id: undefined, params } };
}

/** Whether what stands in `_meta` is of the form that it has to be of, and nothing is decided by it. */
const decidesNothing = (name: string, value: unknown, isSilent: boolean): boolean =>
  OF_A_TRACE.has(name) ? typeof value === 'string' : isSilent && name === 'progressToken' && isToken(value);

/** Whether a tool has anything to tell before its answer: who of the insurers has answered, where they are asked. */
const tellsOnTheWay = ({ limitGroup }: Tool): boolean => limitGroup !== 'reference';

const isToken = (value: unknown) => typeof value === 'string' || Number.isSafeInteger(value);

/** Whether the SDK hands arguments on as they are: it takes objects alone, and leaves out the name that is no property. */
const isPlain = (value: unknown): value is ToolArguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__proto__');
