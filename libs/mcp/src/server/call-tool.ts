import { refusalBody, type Refusal } from '@cotiza/contract';
import type { Span } from '@cotiza/kernel';
import { refusalNote, type RequestNote } from '@cotiza/platform';
import type { OnInsurerAnswered } from '@cotiza/quoting';
import { inputRequired, type CallToolResult, type InputRequiredResult } from '@modelcontextprotocol/server';
import type { ClientOptions } from '../profiles/profile';
import { withoutRequestId } from '../request-id';
import { withoutHostKeys } from '../sent-arguments';
import { nameless } from '../text/nameless-fault';
import { refusalText } from '../text/refusal-text';
import type { CustomerPage, Tool, ToolArguments, ToolContext, ToolOutcome, ToolService } from '../tool';
import { OFFERS_VIEW_META } from '../offers-app/offers-view';

/** Marks a whole result that was given before, under the same key, as the header `Idempotency-Replayed` does over REST. */
const REPEATED_META = 'cotiza/repetida';

/** Key under which a refusal carries the body of REST for programs that want whole results: hosts hand `_meta` to their models. */
export const REFUSAL_META = 'cotiza/rechazo';

/** Names the page among what a client is asked. */
export const PAGE = 'pagina';

/** The client that sends a message, as the transport knows it. */
export interface Caller {
  readonly requestId: string;
  /** Where it reaches the service, without a slash at the end. */
  readonly address: string;
  /** True where the client asks what the server is. */
  readonly isIntroduction: boolean;
  /** The span of the request, where it calls a tool. */
  readonly span?: Span;
  /** Tells it from any other: that name, or its address. */
  readonly client: string;
  /** Milliseconds after which its quotation is answered. */
  readonly answeredWithinMs: number;
  /** The operator's name for it, where it sent a key. */
  readonly name?: string;
  /** Adds to the line of the log about the request. */
  readonly note: (note: RequestNote) => void;
  /** Keeps an unexpected error for the log. */
  readonly failed: (error: unknown) => void;
  readonly options: ClientOptions;
  /** Set where its call of a tool is refused. The tool does not run then. */
  readonly refusal?: Refusal;
}

/** Everything that a call of any tool needs besides its arguments. */
export interface CallContext {
  readonly service: ToolService;
  readonly caller: Omit<Caller, 'failed' | 'isIntroduction'>;
  readonly onInsurerAnswered?: OnInsurerAnswered;
  /** As in `ToolContext`. */
  readonly page?: ToolContext['page'];
  /** True where the call says that its client opens pages for its person. */
  readonly opensPages?: boolean;
}

/** Calls a tool. Returns its result, or a refusal by which the model can correct itself; before the result, a page for a client that opens it. */
export async function callTool(
  tool: Tool,
  args: ToolArguments,
  { service, caller, onInsurerAnswered, page, opensPages }: CallContext,
): Promise<CallToolResult | InputRequiredResult> {
  const { requestId, span, name, note, options, address, client, answeredWithinMs } = caller;
  note({ tool: tool.name });
  if (caller.refusal) return refused(caller.refusal, caller);
  const outcome = await tool.run(withoutHostKeys(args), service, {
    requestId,
    span,
    caller: name,
    onInsurerAnswered,
    ...{ address, client, answeredWithinMs },
    isForDirectory: options.isForDirectory,
    page,
  });
  if (outcome.refusal) return refused(outcome.refusal, caller);
  if (outcome.reference !== undefined) note({ reference: outcome.reference });
  if (outcome.page && opensPages && !page) return pageFirst(outcome.page);
  const data = ((options.wantsWhole ? undefined : outcome.brief) ?? outcome.result) as Record<string, unknown>;
  return {
    content: [{ type: 'text', text: outcome.text }],
    structuredContent: options.isForDirectory ? withoutRequestId(data) : data,
    ...metaOf(outcome, options),
  };
}

const pageFirst = ({ url, message, handle }: CustomerPage) =>
  inputRequired({ inputRequests: { [PAGE]: inputRequired.elicitUrl({ url, message }) }, requestState: handle });

function metaOf({ isRepeated, view }: Exclude<ToolOutcome, { refusal: Refusal }>, { wantsWhole }: ClientOptions) {
  if (view) return { _meta: { [OFFERS_VIEW_META]: view } };
  return isRepeated && wantsWhole ? { _meta: { [REPEATED_META]: true } } : {};
}

/**
 * Returns a refusal in words, and for programs that want it the body of REST. That body is no `structuredContent`,
 * which has to fit the output schema of the tool: clients that check it would lose the words too.
 */
function refused(refusal: Refusal, { requestId, note, options }: CallContext['caller']): CallToolResult {
  note(refusalNote(refusal));
  const safe = { ...refusal, faults: refusal.faults.map(nameless) };
  return {
    isError: true,
    content: [{ type: 'text', text: refusalText(safe, options.isForDirectory ? undefined : requestId) }],
    ...(options.wantsWhole ? { _meta: { [REFUSAL_META]: refusalBodyFor(safe, requestId, options) } } : {}),
  };
}

function refusalBodyFor(refusal: Refusal, requestId: string, { isForDirectory }: ClientOptions) {
  const body = refusalBody(refusal, requestId);
  return isForDirectory ? withoutRequestId({ ...body }) : body;
}
