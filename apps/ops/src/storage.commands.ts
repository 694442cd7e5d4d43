import type { StorageCopy } from '@cotiza/storage/copy';
import { defineCommand } from './define-command';
import { WrongUsage } from './failure';
import type { CopyTarget, Ops } from './ops';
import { PROGRESS_OPTION, progressOn, type ProgressOptions } from './terminal/progress';

const storageMigrate = defineCommand({
  name: 'migrate',
  summary: 'Make the tables, or bring them up to date',
  note:
    'The first process of a new version does the same when it starts. This does it before any of them starts. On ' +
    'PostgreSQL it is safe while the service runs; with the embedded database the service must not run.',
  example: 'storage migrate',
  run: async (ops) => {
    await ops.prepareTables();
    return { document: { tables: 'current' }, text: 'The tables are those of this version.' };
  },
});

const storageBackup = defineCommand({
  name: 'backup',
  summary: 'Write what the embedded database holds to a file, while the service runs or not',
  note:
    'The file is whole, and of one moment: a cotiza.db to be put into an empty data folder, with its keys. Keep those in another ' +
    'place. PostgreSQL has a program of its own for it: pg_dump.',
  example: 'storage backup backup/cotiza.db',
  options: (own) => own.argument('<file>', 'file to write, which must not be there yet'),
  run: async (ops, file: string) => {
    const { bytes, quotes } = await ops.backUpStorage(file);
    return { document: { file, bytes, quotes }, text: `${file} holds ${quotes} quotations, in ${bytes} bytes.` };
  },
});

interface CopyOptions extends ProgressOptions {
  readonly toFolder?: string;
  readonly toPostgres?: string;
}

const storageCopy = defineCommand({
  name: 'copy',
  summary: 'Copy everything that is kept to an empty database, of either kind',
  note:
    'From the database of the settings: the embedded one to PostgreSQL, back, or to another of its kind. Every process has to ' +
    'be stopped. Each row is compared in the end. One that was interrupted goes on where it was when it is run again; until ' +
    'it has come to its end, no service starts on the copy. What is encrypted stays so: the copy needs the same keys.',
  example: 'storage copy --to-postgres NEW_DATABASE_URL --progress',
  options: (own) =>
    own
      .option('--to-postgres <variable>', 'environment variable with the address of the PostgreSQL to copy to')
      .option('--to-folder <folder>', 'data folder of the embedded database to copy to')
      .option(...PROGRESS_OPTION),
  run: async (ops, options: CopyOptions) => {
    const copy = await copied(ops, targetOf(options), options.progress === true);
    const rows = Object.values(copy.rows).reduce((sum, count) => sum + count, 0);
    const document = { ...copy, compared: rows, keys: keysOf(ops) };
    const text = `${rows} rows are the same in ${copy.from} and in ${copy.to}.\n${adviceOnKeys(ops)}`;
    return { document, text };
  },
});

function targetOf({ toFolder, toPostgres }: CopyOptions): CopyTarget {
  if (toFolder !== undefined && toPostgres === undefined) return { folder: toFolder };
  if (toPostgres !== undefined && toFolder === undefined) return { variable: toPostgres };
  throw new WrongUsage('error: say where to copy to, with --to-postgres or with --to-folder');
}

async function copied(ops: Ops, target: CopyTarget, isWanted: boolean): Promise<StorageCopy> {
  const progressOf = (what: string) => progressOn(ops.terminal, ops.clock, isWanted, what);
  const steps = { copied: progressOf('rows copied'), compared: progressOf('rows compared') };
  try {
    return await ops.copyStorage(target, (rows, step) => steps[step].onProgress(rows));
  } finally {
    for (const { end } of Object.values(steps)) end();
  }
}

/** Returns the place of the keys that the copy needs. */
const keysOf = (ops: Ops): 'DATA_KEY' | 'data.key' => (ops.settings().DATA_KEY === undefined ? 'data.key' : 'DATA_KEY');

function adviceOnKeys(ops: Ops): string {
  return keysOf(ops) === 'DATA_KEY'
    ? 'Processes on the copy need the same DATA_KEY.'
    : `Processes on the copy need the keys of data.key in ${ops.settings().DATA_DIR}: in the data folder, or in DATA_KEY, separated by commas.`;
}

export const commands = [storageMigrate, storageBackup, storageCopy];
