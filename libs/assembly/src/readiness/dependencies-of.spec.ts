import { systemClock } from '@cotiza/kernel';
import { Metrics } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import { dependenciesOf } from './dependencies-of';
import { DEFAULT_SETTINGS } from '../settings/service-settings';

const PARTS = { doors: [], delivers: true, standsAlone: true } as const;
const OLD_MESSAGE = { waiting: () => 1, oldestDueSeconds: () => 1_000_000, stop: () => undefined };

it('says in the metrics what is ready, and how much room there is', async () => {
  const metrics = new Metrics();
  const storage = { checkWriting: () => Promise.reject(new Error('disk full')) } as unknown as Storage;
  const settings = { ...DEFAULT_SETTINGS, READY_DISK_YELLOW_MB: 0, READY_DISK_RED_MB: 0 };
  const watched = { storage, outboxWatch: OLD_MESSAGE, others: [] };
  dependenciesOf(PARTS, settings, watched, { clock: systemClock(), metrics });
  const text = await metrics.text();
  expect(text).toContain('cotiza_dependency{name="storage"} 2');
  expect(text).toContain('cotiza_dependency{name="disk"} 0');
  expect(text).toContain('cotiza_dependency{name="outbox"} 1');
  expect(text).toMatch(/^cotiza_disk_free_bytes\{folder="data"\} \d+$/m);
  expect(text).toMatch(/^cotiza_disk_free_bytes\{folder="mail"\} \d+$/m);
  expect(text).toContain('cotiza_outbox_waiting 1');
  expect(text).toContain('cotiza_outbox_oldest_due_seconds 1000000');
});
