import type { Settings } from '@cotiza/assembly';
import type { Clock } from '@cotiza/kernel';
import type { Scrape } from '../metrics/scrape';
import { auditPage } from '../pages/audit.page';
import { callersPage } from '../pages/callers.page';
import { channelPage, switchOff, switchOn } from '../pages/channel.page';
import { insurersPage } from '../pages/insurers.page';
import { messagesPage, replay } from '../pages/messages.page';
import { overviewPage } from '../pages/overview.page';
import { look, quotationsPage } from '../pages/quotations.page';
import type { Show } from './visit';

/** What is answered to operators who have signed in, by method and path. */
export function routesOf(settings: Settings, scrape: Scrape, clock: Clock): ReadonlyMap<string, Show> {
  return new Map<string, Show>([
    ['GET /', overviewPage(scrape, clock)],
    ['GET /insurers', insurersPage(scrape)],
    ['GET /messages', messagesPage],
    ['POST /messages/replay', replay],
    ['GET /callers', callersPage(scrape, settings)],
    ['GET /channel', channelPage],
    ['POST /channel/off', switchOff],
    ['POST /channel/on', switchOn],
    ['GET /quotations', quotationsPage],
    ['POST /quotations/look', look],
    ['GET /audit', auditPage],
  ]);
}
