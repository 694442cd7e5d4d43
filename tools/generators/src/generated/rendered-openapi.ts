import { createDoors, DEFAULT_SETTINGS } from '@cotiza/assembly';
import { embeddedQuoting } from '@cotiza/embedded';
import { DESCRIBED_WEBHOOKS } from '@cotiza/notifications';
import { createLogger } from '@cotiza/platform';
import { draftServiceWith, type PurchaseDesk } from '@cotiza/quoting';
import { memoryDraftStore } from '@cotiza/quoting/testing';
import { openApiDocument, REST_DOOR } from '@cotiza/rest';

/** The shop's operation is described although it is served only with a key. */
const NO_LINKS: PurchaseDesk = { redeem: () => Promise.resolve({ kind: 'unknown' }) };

/** Returns openapi.json: the same on every machine and day. */
export async function renderedOpenApi(): Promise<string> {
  const settings = { ...DEFAULT_SETTINGS, PURCHASE_API_KEY: 'described and never asked for' };
  const context = { settings, logger: createLogger('silent') };
  const service = embeddedQuoting();
  const drafts = draftServiceWith({
    ...{ store: memoryDraftStore(), service, clock: service.clock, keptForMs: 0 },
    archive: { findByReference: () => Promise.resolve(undefined) },
  });
  const app = await createDoors({ doors: [REST_DOOR] }, service, context, { purchases: NO_LINKS, drafts });
  try {
    await app.init();
    return `${JSON.stringify(openApiDocument(app, { webhooks: DESCRIBED_WEBHOOKS }), null, 2)}\n`;
  } finally {
    await app.close();
  }
}
