import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { generateDataKey } from '../encryption/data-key';
import { contentsOf } from '../testing/copy.contract';
import { fill } from '../testing/filled-storage';
import { describeOnPostgres, wholePostgresDatabases } from '../testing/postgres-databases';
import type { DatabaseSource } from '../testing/storage-bench';
import { embeddedDatabases, openTestStorage } from '../testing/temporary-storage';

const ROOT = resolve(__dirname, '../../../..');
const QUOTES = 230;

/** Copies, and kills itself in the middle: by then so many rows have been copied, or compared. */
const COPY_AND_DIE = `
  const { copyStorage } = require('@cotiza/storage');
  const { systemClock } = require('@cotiza/kernel');
  const [from, to, step, rows] = process.argv.slice(1);
  copyStorage({
    from: JSON.parse(from), to: JSON.parse(to), clock: systemClock(), report: console.error,
    onProgress: (done, at) => { if (at === step && done >= Number(rows)) process.kill(process.pid, 'SIGKILL'); },
  }).then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });`;

/** Where it is killed, one after the other, before it is let come to its end. */
const KILLS: readonly (readonly [string, number])[] = [
  ['copied', 200],
  ['copied', 400],
  ['compared', 1],
];

async function dieAgainAndAgain(from: DatabaseSource, to: DatabaseSource): Promise<void> {
  const places = { from: await from.make(), to: await to.make() };
  const storage = await openTestStorage({ ...places.from, dataKey: generateDataKey() });
  await fill(storage, QUOTES);
  await storage.close();
  const run = (step: string, rows: number) => {
    const args = ['-e', COPY_AND_DIE, JSON.stringify(places.from), JSON.stringify(places.to), step, String(rows)];
    const { status, signal, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    return { status, signal, stderr };
  };
  for (const kill of KILLS) expect(run(...kill)).toMatchObject({ signal: 'SIGKILL', stderr: '' });
  expect(run('never', 0)).toEqual({ status: 0, signal: null, stderr: '' });
  expect(await contentsOf(places.to)).toEqual(await contentsOf(places.from));
  await from.remove(places.from);
  await to.remove(places.to);
}

it('comes to its end in a folder however often it was killed', () =>
  dieAgainAndAgain(embeddedDatabases, embeddedDatabases));

describeOnPostgres('a copy that is killed', () => {
  it('comes to its end on PostgreSQL', () => dieAgainAndAgain(embeddedDatabases, wholePostgresDatabases));
  it('comes to its end in a folder', () => dieAgainAndAgain(wholePostgresDatabases, embeddedDatabases));
});
