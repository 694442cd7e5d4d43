import { refusalNote } from '@cotiza/platform';
import { refusalBody, type Refusal } from '@cotiza/problems';
import type { OnInsurerAnswered, QuotingService } from '@cotiza/quoting';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { nameless } from '../text/nameless-fault';
import { refusalText } from '../text/refusal-text';
import type { Tool, ToolArguments } from '../tool';
import type { Caller } from './caller';

/** What of the caller an answer and the log name. */
type ToldCaller = Pick<Caller, 'requestId' | 'span' | 'name' | 'note' | 'chosen'>;

/** What a call of any tool needs besides its arguments. */
export interface CallSurroundings {
  readonly service: QuotingService;
  readonly caller: ToldCaller;
  /** Why the call is not made: there have been too many. */
  readonly limited?: Refusal;
  readonly onInsurerAnswered?: OnInsurerAnswered;
}

/** Calls a tool: its result, or the refusal as a result that the model can correct itself by. */
export async function callTool(
  tool: Tool,
  args: ToolArguments,
  { service, caller, limited, onInsurerAnswered }: CallSurroundings,
): Promise<CallToolResult> {
  const { requestId, span, name, note, chosen } = caller;
  note({ tool: tool.name });
  if (limited) return refused(limited, caller);
  const outcome = await tool.run(args, service, { requestId, span, caller: name, onInsurerAnswered });
  if (outcome.refusal) return refused(outcome.refusal, caller);
  return {
    content: [{ type: 'text', text: outcome.text }],
    structuredContent: ((chosen.wantsWhole ? undefined : outcome.brief) ?? outcome.result) as Record<string, unknown>,
    ...(outcome.isRepeated ? { _meta: { [REPEATED_META]: true } } : {}),
  };
}

/** Says that a result was given before, under the same key, as the header `Idempotency-Replayed` does over REST. */
export const REPEATED_META = 'cotiza/repetida';

/** Under which a refusal carries the body of REST, for programs: hosts do not show it to their models. */
export const REFUSAL_META = 'cotiza/rechazo';

/**
 * The words for the model, once, and the body that REST answers for programs, but for names that nobody knows. It is not `structuredContent`: that
 * would have to fit the tool's output schema, and clients that hold it to that would lose the words too.
 */
function refused(refusal: Refusal, { requestId, note }: ToldCaller): CallToolResult {
  note(refusalNote(refusal));
  const told = { ...refusal, faults: refusal.faults.map(nameless) };
  return {
    isError: true,
    content: [{ type: 'text', text: refusalText(told, requestId) }],
    _meta: { [REFUSAL_META]: refusalBody(told, requestId) },
  };
}
