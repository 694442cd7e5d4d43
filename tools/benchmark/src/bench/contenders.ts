import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import { processorSeconds, type Undoing } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { Pool } from 'undici';
import { UNLIMITED } from '../service-requests';

/** A server under measurement. */
export interface Contender {
  readonly name: string;
  readonly pool: Pool;
  /** Processor time so far, in seconds. */
  readonly used: () => number;
  /** Waits until the e-mails of all quotations are written. */
  readonly delivered: (quotations: number) => Promise<void>;
}

const DELIVERY_TIMEOUT_MS = 300_000;
const POLL_MS = 50;

function contender(name: string, url: string, pid: number | undefined, undoing: Undoing) {
  const pool = new Pool(url, { connections: null });
  undoing.add(() => pool.destroy());
  const used = () => existing(processorSeconds(existing(pid, 'process')), 'processor time, which Linux tells');
  return { name, pool, used };
}

/** Starts the service of a built tree as `npm start` does, but for limits and load shedding. */
export async function startService(name: string, tree: string, folder: string, undoing: Undoing): Promise<Contender> {
  const mailDir = join(folder, 'mail');
  mkdirSync(mailDir, { recursive: true });
  const settings = { ...UNLIMITED, ADMISSION: 'off', DATA_DIR: join(folder, 'data'), MAIL_DIR: mailDir };
  const { url, pid, stop } = await startServiceProcess(settings, { tree });
  undoing.add(stop);
  let expected = 0;
  const delivered = async (quotations: number) => {
    expected += quotations;
    const endsAt = Date.now() + DELIVERY_TIMEOUT_MS;
    while (mailsIn(mailDir) < expected) {
      if (Date.now() > endsAt) throw new Error(`${name} did not deliver all e-mails in time`);
      await sleep(POLL_MS);
    }
  };
  return { ...contender(name, url, pid, undoing), delivered };
}

const mailsIn = (folder: string): number => readdirSync(folder).filter((file) => file.endsWith('.eml')).length;

/** Starts a server of `servers/`. */
export async function startReference(name: string, script: string, answersFile: string, undoing: Undoing) {
  const child = fork(join(__dirname, 'servers', script), [answersFile]);
  undoing.add(() => child.disconnect());
  const url = await announcedBy(child, name);
  return { ...contender(name, url, child.pid, undoing), delivered: () => Promise.resolve() };
}

async function announcedBy(child: ChildProcess, name: string): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended while it started`)));
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [string];
  ended.catch(() => undefined);
  return url;
}
