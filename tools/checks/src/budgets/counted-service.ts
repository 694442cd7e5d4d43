import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, readServiceSettings } from '@cotiza/assembly';
import { sandboxPlateRegistry } from '@cotiza/catalogues';
import { manualClock } from '@cotiza/kernel';
import { MCP_DOOR } from '@cotiza/mcp';
import { PAGES_DOOR } from '@cotiza/pages';
import { createLogger } from '@cotiza/platform';
import { REST_DOOR } from '@cotiza/rest';
import { LIMITS_OFF, type Cleanup } from '@cotiza/tools-kit';

/** The service of all-in-one in this process, whose time stands still. */
export interface CountedService {
  readonly url: string;
  close(): Promise<void>;
}

/** @param delivers false for a service that leaves its e-mails to the next one */
export async function startCounted(dataDir: string, registryUrl: string, delivers: boolean): Promise<CountedService> {
  const environment = { ...LIMITS_OFF, PORT: '0', DATA_DIR: dataDir, PLATE_REGISTRY_URL: registryUrl };
  const settings = readServiceSettings({ ...environment, PLATE_REGISTRY_KEY: 'none' });
  const logger = createLogger('error', { write: (line) => console.error(line.trim()) });
  const parts = { doors: [REST_DOOR, PAGES_DOOR, MCP_DOOR], delivers, standsAlone: true };
  const app = await createApp(parts, { ...settings, PORT: 0 }, logger, { clock: manualClock(`${TODAY}T09:00:00Z`) });
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}

export const TODAY = '2026-12-01';

/** Serves a registry that knows the published plates, and counts its look-ups. */
export async function startRegistry(cleanup: Cleanup): Promise<{ readonly url: string; lookUps: number }> {
  const server: Server = createServer((request, response) => {
    registry.lookUps++;
    const plate = new URL(request.url ?? '', registry.url).searchParams.get('matricula') ?? '';
    void Promise.resolve(sandboxPlateRegistry.find('Car', plate)).then((matches) => {
      response.setHeader('content-type', 'application/json');
      const vehicles = matches.map(({ versionId: id_version, registrationDate: fecha_matriculacion }) => ({
        ...{ id_version, fecha_matriculacion },
      }));
      response.end(JSON.stringify(vehicles));
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  cleanup.add(() => server.close());
  const registry = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lookUps: 0 };
  return registry;
}
