import type { Socket } from 'node:net';
import type { ProblemCode } from '@cotiza/problems';
import type { OpenConnections } from './open-connections';
import { rawRefusal } from './raw-refusal';

/** What Node calls the faults of a client that have a refusal of their own. */
const BY_CODE: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'cabeceras_demasiado_grandes',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'cuerpo_demasiado_grande',
  ERR_HTTP_REQUEST_TIMEOUT: 'tiempo_agotado',
};

/**
 * Answers what never became a request, because it is no HTTP or did not arrive in time, and ends its connection. What was asked
 * before it on the same connection is answered first.
 */
export const refuseMalformed =
  (connections: OpenConnections) =>
  ({ code = '' }: { readonly code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET') socket.destroy();
    else {
      connections.endAfterAnswers(socket, (canAnswer) => {
        if (canAnswer && socket.writable)
          socket.write(rawRefusal({ problem: BY_CODE[code] ?? 'peticion_malformada', faults: [] }));
        socket.destroySoon();
      });
    }
  };
