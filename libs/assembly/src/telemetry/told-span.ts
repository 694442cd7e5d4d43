import { type Span, type SpanFacts, type SpanName, type Trace, type Tracer } from '@cotiza/kernel';
import {
  createTraceState,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as traceApi,
  type Span as OpenSpan,
  type SpanContext,
  type Tracer as OpenTracer,
} from '@opentelemetry/api';

/** What facts are called as attributes: by the conventions of OpenTelemetry where they have a name. */
const ATTRIBUTES: Readonly<Record<keyof SpanFacts, string>> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  tool: 'cotiza.tool',
  line: 'cotiza.line',
  insurer: 'cotiza.insurer',
  kind: 'cotiza.message.kind',
  target: 'cotiza.message.target',
  outcome: 'cotiza.outcome',
};

const KINDS: Readonly<Record<SpanName, SpanKind>> = {
  request: SpanKind.SERVER,
  quote: SpanKind.INTERNAL,
  estimate: SpanKind.INTERNAL,
  insurer: SpanKind.CLIENT,
  store: SpanKind.CLIENT,
  message: SpanKind.CONSUMER,
};

/** A tracer of ours that tells one of OpenTelemetry. */
export const tracerOn = (tracer: OpenTracer): Tracer => ({
  begin: (name, parent, facts, startedAt) =>
    beginSpan(tracer, { name, parent: parent && contextOf(parent), facts, startedAt }),
});

interface Beginning {
  readonly name: SpanName;
  readonly parent: SpanContext | undefined;
  readonly facts: SpanFacts | undefined;
  readonly startedAt?: number;
}

function beginSpan(tracer: OpenTracer, { name, parent, facts, startedAt }: Beginning): Span {
  const context = parent ? traceApi.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  const options = { kind: KINDS[name], attributes: attributesOf(facts), startTime: startedAt };
  return new ToldSpan(tracer, tracer.startSpan(name, options, context));
}

/** A span that somebody is told of once it is over. */
class ToldSpan implements Span {
  readonly trace: Trace;

  constructor(
    private readonly tracer: OpenTracer,
    private readonly open: OpenSpan,
  ) {
    this.trace = traceOf(open.spanContext());
  }

  child(name: SpanName, facts?: SpanFacts): Span {
    return beginSpan(this.tracer, { name, parent: this.open.spanContext(), facts });
  }

  end(facts?: SpanFacts, hasFailed = false): void {
    this.open.setAttributes(attributesOf(facts));
    if (hasFailed) this.open.setStatus({ code: SpanStatusCode.ERROR });
    this.open.end();
  }
}

function attributesOf(facts: SpanFacts = {}) {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    known.map(([name, value]) => [ATTRIBUTES[name as keyof SpanFacts], value as string | number]),
  );
}

function contextOf({ traceId, spanId, isSampled, state }: Trace): SpanContext {
  return {
    traceId,
    spanId,
    isRemote: true,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    ...(state !== undefined && { traceState: createTraceState(state) }),
  };
}

function traceOf({ traceId, spanId, traceFlags, traceState }: SpanContext): Trace {
  const isSampled = (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED;
  const state = traceState?.serialize();
  return { traceId, spanId, isSampled, ...(state ? { state } : {}) };
}
