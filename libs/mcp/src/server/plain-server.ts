import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import { plainMessage, THROWN } from '../text/plain-error';

/** A server whose errors have texts of ours: those of the SDK quote the request. */
export class PlainServer extends Server {
  override connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(plainMessage(withFaultOfCaller(message)), options);
    return super.connect(transport);
  }
}

/** The SDK reports parameters that do not fit their method as an internal error; the text tells our own from those. */
function withFaultOfCaller(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message)) return message;
  const { code, message: text } = message.error;
  if (code !== ProtocolErrorCode.InternalError || text === THROWN.failed) return message;
  return { ...message, error: { ...message.error, code: ProtocolErrorCode.InvalidParams } };
}

/**
 * Returns a handler that throws only errors of the protocol: an unexpected error becomes an internal one.
 *
 * @param failed receives the unexpected error
 */
export function guarded<A extends unknown[], R>(
  failed: (error: unknown) => void,
  handle: (...args: A) => R | Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      return await handle(...args);
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      failed(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, THROWN.failed);
    }
  };
}
