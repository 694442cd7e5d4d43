import { ProtocolError, ProtocolErrorCode, Server, type Transport } from '@modelcontextprotocol/server';
import { plainMessage } from '../text/plain-error';

type Handle = Parameters<Server['_wrapHandler']>[1];

/**
 * A server whose errors are in words of ours: those of the SDK quote what was sent. What it calls an internal error may be one of
 * the caller: that the parameters are not those of the method.
 */
export class PlainServer extends Server {
  override connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    const sendPlainly: Transport['send'] = (message, options) => send(plainMessage(message), options);
    return super.connect(Object.assign(transport, { send: sendPlainly }));
  }

  protected override _wrapHandler(method: string, handler: Handle): Handle {
    const handle = super._wrapHandler(method, handler);
    return (request, context) => handle(request, context).catch(asErrorOfCaller);
  }
}

/** Handlers throw nothing without a code: what has none was thrown before them, by whatever reads the parameters. */
function asErrorOfCaller(error: unknown): never {
  if (error instanceof ProtocolError) throw error;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, '');
}

/**
 * A handler that throws only errors of the protocol: what nobody foresaw is an internal one.
 *
 * @param failed is told what nobody foresaw
 */
export function foreseen<A extends unknown[], R>(
  failed: (error: unknown) => void,
  handle: (...args: A) => R | Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      return await handle(...args);
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      failed(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, '');
    }
  };
}
