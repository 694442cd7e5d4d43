import { execFileSync } from 'node:child_process';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RecordingUncertain, StorageUnavailable } from '@cotiza/quoting';
import { emailJob } from '@cotiza/quoting/testing';
import { StorageUnusable } from './storage-unusable';
import { recordedQuote } from './testing/recorded-quote';
import { openTestStorage, temporaryFolder } from './testing/temporary-storage';

const dir = temporaryFolder();

/** A disk of 4 MB; false where this account may not make one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isMounted = mountSmallDisk();
const onSmallDisk = isMounted ? it : it.skip;
const ballast = join(dir, 'ballast');

function fillDisk(): void {
  for (const bytes of [1 << 16, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // Full for this size.
    }
  }
}

const open = () => openTestStorage({ dataDir: dir });

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', dir]);
  rmSync(dir, { recursive: true });
});

onSmallDisk(
  'a disk that fills up loses nothing that was confirmed, and is written to again once there is room',
  async () => {
    const storage = await open();
    const confirmed: string[] = [];
    const save = async () => {
      const quote = recordedQuote();
      const { reference } = quote.request;
      await storage.quotes.save(quote, [emailJob(reference)], null);
      confirmed.push(reference);
    };
    await save();
    fillDisk();
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, save));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(StorageUnavailable);
      expect(failure).not.toBeInstanceOf(RecordingUncertain);
    }
    expect((await storage.quoteAdmin.list({ limit: 1000 })).map(({ reference }) => reference).sort()).toEqual(
      confirmed.sort(),
    );
    truncateSync(ballast);
    await save();
    expect((await storage.outboxDesk.count(['pending'])).pending).toBe(confirmed.length);
    await storage.close();
  },
);

onSmallDisk('a full disk cannot be written to, and checkWriting() rejects', async () => {
  const storage = await open();
  await storage.checkWriting();
  fillDisk();
  for (let i = 0; i < 3; i++) await expect(storage.checkWriting()).rejects.toBeInstanceOf(StorageUnavailable);
  truncateSync(ballast);
  await storage.checkWriting();
  await storage.close();
});

onSmallDisk('a start on a full disk says so', async () => {
  fillDisk();
  await expect(open()).rejects.toThrow(/is on a disk that is full\. Make room/);
  await expect(open()).rejects.toBeInstanceOf(StorageUnusable);
  truncateSync(ballast);
  await (await open()).close();
});
