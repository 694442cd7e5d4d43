import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Room for some quotations. */
const PROBE = Buffer.alloc(256 * 1024);

/**
 * Takes room on the disk of a folder and gives it back. A database that reuses its own pages is written to on a full disk as long
 * as nothing is added to it.
 *
 * @throws an error of the file system when there is none
 */
export async function checkRoom(directory: string): Promise<void> {
  const path = join(directory, `.room-${process.pid}.tmp`);
  const probe = await open(path, 'w', 0o600);
  try {
    await probe.writeFile(PROBE);
  } finally {
    await probe.close();
    await unlink(path);
  }
}
