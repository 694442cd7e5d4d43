import { assembleQuotingService, createDoors } from '@cotiza/assembly';
import { createLogger, Settings } from '@cotiza/platform';
import { openApiDocument } from '@cotiza/rest';

/** The description of the interface as it is committed: the same on every machine and day. */
export async function renderedOpenApi(): Promise<string> {
  const settings = new Settings();
  const parts = { doors: ['rest'] as const, delivers: false, standsAlone: false };
  const app = await createDoors(parts, assembleQuotingService(settings), { settings, logger: createLogger('silent') });
  try {
    await app.init();
    return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
  } finally {
    await app.close();
  }
}
