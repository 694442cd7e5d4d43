import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DEGRADED, type Dependency, type Gauge, type Metrics } from '@cotiza/platform';
import type { AppParts } from '../app-parts';
import { mailFolder } from '../mailer-of';
import type { Settings } from '../settings/service-settings';

/** A folder that something is written to, under the name that the metrics have for it. */
interface WrittenFolder {
  readonly name: 'data' | 'mail';
  readonly path: string;
}

const MB = 2 ** 20;

type FolderSettings = Pick<Settings, 'DATABASE_URL' | 'SMTP_URL' | 'DATA_DIR' | 'MAIL_DIR'>;
type FloorSettings = Pick<Settings, 'READY_DISK_YELLOW_MB' | 'READY_DISK_RED_MB'>;

/** The folders that an app of these parts fills: that of the embedded database, and that of e-mails as files. */
export function writtenFolders({ delivers }: Pick<AppParts, 'delivers'>, settings: FolderSettings): WrittenFolder[] {
  return [
    ...(settings.DATABASE_URL === undefined ? [{ name: 'data', path: settings.DATA_DIR } as const] : []),
    ...(delivers && settings.SMTP_URL === undefined ? [{ name: 'mail', path: mailFolder(settings) } as const] : []),
  ];
}

/** Returns the bytes of a disk that are free for this account. A folder that is not made yet is on the disk of its parent. */
export async function freeBytes(path: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error;
    return freeBytes(above);
  }
}

/** Returns the dependency on room where this process writes: little room is degraded, and less than the floor is a failure. */
export const diskSpace = (
  folders: readonly WrittenFolder[],
  { READY_DISK_YELLOW_MB: yellow, READY_DISK_RED_MB: red }: FloorSettings,
  freeOf = freeBytes,
): Dependency => ({
  name: 'disk',
  check: async () => {
    const least = Math.min(...(await Promise.all(folders.map(({ path }) => freeOf(path)))));
    if (least < red * MB) throw new Error('the disk is full');
    return least < yellow * MB ? DEGRADED : undefined;
  },
});

/** Measures the free bytes of the folders. */
export function diskMetrics(metrics: Metrics, folders: readonly WrittenFolder[]): void {
  const read = async (gauge: Gauge<'folder'>): Promise<void> => {
    // A disk that does not answer has no value.
    gauge.reset();
    for (const { name, path } of folders) {
      await freeBytes(path).then(
        (free) => gauge.set({ folder: name }, free),
        () => undefined,
      );
    }
  };
  metrics.gauge('cotiza_disk_free_bytes', 'Room on the disk of each folder written to.', ['folder'], read);
}
