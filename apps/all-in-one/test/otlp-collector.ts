import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string };
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number };
}

/** A received span. */
export interface CollectedSpan extends Omit<SentSpan, 'attributes' | 'status'> {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly hasFailed: boolean;
}

const plain = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const FAILED = 2;

/** Starts a collector of OpenTelemetry that accepts OTLP over HTTP in JSON, and keeps everything it receives. */
export async function otlpCollector(status: () => number = () => 200) {
  const sent: { readonly path: string; readonly text: string }[] = [];
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent.push({ path: request.url!, text: Buffer.concat(parts).toString() });
      answer.writeHead(status(), { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = <Body>(path: string) =>
    sent.filter((each) => each.path === path).map(({ text }) => JSON.parse(text) as Body);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything received, as text. */
    written: () => sent.map(({ text }) => text).join('\n'),
    spans: (): CollectedSpan[] =>
      at<{ resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }>('/v1/traces')
        .flatMap(({ resourceSpans }) =>
          resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
        )
        .map(({ attributes, status: ended, ...span }) => ({
          ...span,
          attributes: plain(attributes),
          hasFailed: ended?.code === FAILED,
        })),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type OtlpCollector = Awaited<ReturnType<typeof otlpCollector>>;
