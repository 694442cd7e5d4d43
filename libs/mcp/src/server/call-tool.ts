import { refusalNote } from '@cotiza/platform';
import { refusalBody, type Refusal } from '@cotiza/problems';
import type { OnInsurerAnswered, QuotingService } from '@cotiza/quoting';
import { nameless } from '../text/nameless-fault';
import { refusalText } from '../text/refusal-text';
import type { Tool, ToolArguments } from '../tool';
import type { CallAnswer } from './call-answer';
import type { Caller } from './caller';

/** What of the caller an answer and the log name. */
type ToldCaller = Pick<Caller, 'requestId' | 'span' | 'name' | 'note' | 'chosen'>;

/** What a call of any tool needs besides its arguments. */
export interface CallSurroundings {
  readonly service: QuotingService;
  readonly caller: ToldCaller;
  readonly onInsurerAnswered?: OnInsurerAnswered;
}

/** Calls a tool: its result, or the refusal that the model can correct itself by. */
export async function callTool(
  tool: Tool,
  args: ToolArguments,
  { service, caller, onInsurerAnswered }: CallSurroundings,
): Promise<CallAnswer> {
  const { requestId, span, name, note, chosen } = caller;
  note({ tool: tool.name });
  const outcome = await tool.run(args, service, { requestId, span, caller: name, onInsurerAnswered });
  if (outcome.refusal) return refused(outcome.refusal, caller);
  const data = (chosen.wantsWhole ? undefined : outcome.brief) ?? outcome.result;
  return { form: outcome.isRepeated ? 'repeated' : 'result', text: outcome.text, data };
}

/** A call that is not made, because there have been too many. */
export function refusedCall(tool: Tool, refusal: Refusal, caller: ToldCaller): CallAnswer {
  caller.note({ tool: tool.name });
  return refused(refusal, caller);
}

/** The words for the model, once, and the body that REST answers for programs, but for names that nobody knows. */
function refused(refusal: Refusal, { requestId, note }: ToldCaller): CallAnswer {
  note(refusalNote(refusal));
  const told = { ...refusal, faults: refusal.faults.map(nameless) };
  return { form: 'refusal', text: refusalText(told, requestId), data: refusalBody(told, requestId) };
}
