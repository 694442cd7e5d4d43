import type { Settings } from '@cotiza/assembly';
import { CannotStart } from '@cotiza/platform';
import { backUpEmbedded, copyStorage, StorageUnusable, type CopyOptions, type StoragePlace } from '@cotiza/storage';
import type { CopyTarget, Ops } from '../ops';

interface WorkContext extends Pick<CopyOptions, 'clock' | 'report'> {
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Returns the operations on the whole database of the settings, which do not read its content. */
export function databaseWork(
  settings: () => Settings,
  { environment, ...watching }: WorkContext,
): Pick<Ops, 'copyStorage' | 'backUpStorage'> {
  const place = (): StoragePlace => ({ databaseUrl: settings().DATABASE_URL, dataDir: settings().DATA_DIR });
  return {
    copyStorage: (to, onProgress) =>
      inWords(() => copyStorage({ from: place(), to: placeOf(to, environment), onProgress, ...watching })),
    backUpStorage: (file) =>
      inWords(() => {
        const { databaseUrl, dataDir } = place();
        if (databaseUrl !== undefined)
          throw new CannotStart('DATABASE_URL is set: back PostgreSQL up with pg_dump, as docs/operations.md says.');
        return Promise.resolve(backUpEmbedded(dataDir, file));
      }),
  };
}

function placeOf(to: CopyTarget, environment: WorkContext['environment']): StoragePlace {
  if ('folder' in to) return { dataDir: to.folder };
  const databaseUrl = environment[to.variable];
  if (databaseUrl) return { databaseUrl, dataDir: '' };
  throw new CannotStart(
    `The environment has no ${to.variable}: it is to hold the address of the PostgreSQL to copy to.`,
  );
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageUnusable ? new CannotStart(error.message) : error;
  }
}
