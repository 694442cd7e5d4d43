import { manualClock } from '@cotiza/kernel';
import { Metrics } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import { dependenciesOf } from './dependencies-of';
import { readServiceSettings } from '../settings/service-settings';

const PARTS = { doors: [], delivers: true, standsAlone: true } as const;
const NO_MESSAGES = { waiting: () => 0, oldestDueSeconds: () => 0, stop: () => undefined };

/** Returns the dependencies of a service whose disk the test fills. */
function service() {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const metrics = new Metrics();
  const disk = { isFull: false, written: 0 };
  const checkWriting = () => {
    disk.written++;
    return disk.isFull ? Promise.reject(new Error('disk full')) : Promise.resolve();
  };
  const dependencies = dependenciesOf(
    PARTS,
    readServiceSettings({ READY_DISK_YELLOW_MB: '0', READY_DISK_RED_MB: '0' }),
    { storage: { checkWriting } as unknown as Storage, outboxWatch: NO_MESSAGES, others: [] },
    { clock, metrics },
  );
  return { clock, metrics, disk, dependencies };
}

it('tells the same in the metrics', async () => {
  const { metrics, disk } = service();
  disk.isFull = true;
  const text = await metrics.text();
  expect(text).toContain('cotiza_dependency{name="storage"} 2');
  expect(text).toContain('cotiza_dependency{name="disk"} 0');
  expect(text).toMatch(/^cotiza_disk_free_bytes\{folder="data"\} \d+$/m);
  expect(text).toMatch(/^cotiza_disk_free_bytes\{folder="mail"\} \d+$/m);
  expect(text).toContain('cotiza_outbox_waiting 0');
  expect(text).toContain('cotiza_outbox_oldest_due_seconds 0');
});
