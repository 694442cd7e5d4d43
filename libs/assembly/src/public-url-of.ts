import type { AddressInfo } from 'node:net';
import { httpOrigin } from '@cotiza/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from './settings/service-settings';

/** Where clients and customers reach the service: as the operator says, or where it listens. Undefined before it listens. */
export function publicUrlOf(app: NestFastifyApplication, { PUBLIC_URL }: Settings): string | undefined {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  const listening = app.getHttpServer().address() as AddressInfo | null;
  if (listening === null) return undefined;
  const { address, port } = listening;
  return httpOrigin(address, port);
}
