import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as traceApi,
  TraceFlags,
  type Attributes,
  type SpanContext,
  type Tracer as OpenTracer,
} from '@opentelemetry/api';
import type { Span, SpanFacts, SpanName, Trace, Tracer } from '@cotiza/kernel';

/** Names of the attributes: those of OpenTelemetry's conventions where there is one. */
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

/** Records the spans of the use cases with a tracer of OpenTelemetry. */
export const tracerOn = (tracer: OpenTracer): Tracer => ({
  begin: (name, parent, facts) => beginSpan(tracer, name, parent && contextOf(parent), facts),
});

function beginSpan(tracer: OpenTracer, name: SpanName, parent?: SpanContext, facts?: SpanFacts): Span {
  const context = parent ? traceApi.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: KINDS[name], attributes: attributesOf(facts) }, context);
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    trace: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED },
    child: (childName, childFacts) => beginSpan(tracer, childName, span.spanContext(), childFacts),
    end: (endFacts, hasFailed = false) => {
      span.setAttributes(attributesOf(endFacts));
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Facts without a value are left out by the SDK. */
const attributesOf = (facts: SpanFacts = {}): Attributes =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [ATTRIBUTES[name as keyof SpanFacts], value]));

const contextOf = ({ traceId, spanId, isSampled }: Trace): SpanContext => ({
  traceId,
  spanId,
  isRemote: true,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
});
