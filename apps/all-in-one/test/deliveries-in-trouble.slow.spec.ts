import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { keptMails } from './kept-mails';
import { askedFor, askedTimes, ending, startProcess, type ServiceProcess } from './service-process';
import { until } from './until';

let service: ServiceProcess | undefined;
afterEach(() => void service?.child.kill('SIGKILL'));

const mailed = (folder: string) => keptMails({ folder }).map((name) => basename(name, '.eml'));

/** Sends requests in groups until a condition holds. @returns every answer */
async function askUntil(happened: () => boolean): Promise<(string | number)[]> {
  const answers: (string | number)[] = [];
  while (!happened()) answers.push(...(await askedTimes(service!, 16)));
  return answers;
}

const isQuoted = (answer: string | number): answer is string => typeof answer === 'string';

describe('on a disk that is full while the service delivers', () => {
  const disk = mkdtempSync(join(tmpdir(), 'cotiza-small-disk-'));
  const ballast = join(disk, 'ballast');
  const isMounted = mounts(disk);
  afterAll(() => {
    if (isMounted) execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  });

  (isMounted ? it : it.skip)('nothing that was acknowledged is lost, and all goes on once there is room', async () => {
    service = await startProcess(disk);
    const quoted = (await askedTimes(service, 8)).filter(isQuoted);
    fill(ballast);
    // Some fit into pages that exist; then requests are refused, and accepted messages cannot be delivered.
    let answer = await askedFor(service);
    for (; isQuoted(answer); answer = await askedFor(service)) quoted.push(answer);
    expect(answer).toBe(503);
    truncateSync(ballast);
    const again = await askUntil(() => mailed(disk).length > quoted.length);
    quoted.push(...again.filter(isQuoted));
    await until(() => mailed(disk).length === quoted.length);
    expect(mailed(disk).sort()).toEqual(quoted.sort());
    expect(await ending(service.child)).toBeLessThan(10_000);
  });
});

/** Mounts a disk of 64 MB, large enough for the accepted e-mails while it is full; false where the account may not. */
function mounts(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk. */
function fill(ballast: string): void {
  for (const bytes of [1 << 16, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // There is no room for this size.
    }
  }
}
