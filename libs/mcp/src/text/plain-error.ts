import { protocolText } from './protocol-texts';

/** An error of JSON-RPC. */
interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** The form of a revision or a version, the only part of a request that an error repeats: the protocol asks for it. */
const REVISION = /^v?\d{1,4}(?:[.-]\d{1,4}){1,2}$/;
const NO_REVISION = 'unknown';

/** Names of the protocol's own envelope. */
const ENVELOPE_KEY = /^(?:_meta|io\.modelcontextprotocol\/[A-Za-z]+)$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a message as it is sent. An error gets a text of ours, without any name, address or method of the request, and keeps
 * only the data that a client acts on.
 */
export function plainMessage<T>(message: T): T {
  if (!isObject(message) || !isObject(message.error)) return message;
  const { code, message: text, data } = message.error as unknown as RpcError;
  const kept = keptData(data);
  return { ...message, error: { code, message: protocolText(code, text), ...(kept ? { data: kept } : {}) } };
}

function keptData(data: unknown): Record<string, unknown> | undefined {
  if (!isObject(data)) return undefined;
  const { supported, requested, requiredCapabilities, envelope } = data;
  const kept = {
    ...(supported === undefined ? {} : { supported }),
    ...(typeof requested === 'string' ? { requested: REVISION.test(requested) ? requested : NO_REVISION } : {}),
    ...(requiredCapabilities === undefined ? {} : { requiredCapabilities }),
    ...(isObject(envelope) ? { envelope: keptEnvelope(envelope) } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function keptEnvelope({ key, missing }: Record<string, unknown>) {
  const isKnown = (name: unknown) => typeof name === 'string' && ENVELOPE_KEY.test(name);
  return {
    ...(isKnown(key) ? { key } : {}),
    ...(Array.isArray(missing) ? { missing: missing.filter(isKnown) } : {}),
  };
}
