import { manualClock } from '@cotiza/kernel';
import { readServiceSettings } from '@cotiza/assembly';
import type { Ops } from '../ops';
import { run } from '../run';
import type { Terminal } from '../terminal/terminal';
import { fakeMails, fakeStorage, held, type Held } from './fake-storage';
import { NOW } from './samples';

/** What a command said and how it ended. */
export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  readonly held: Held;
  /** The JSON document that was printed, and nothing besides. */
  readonly document: () => unknown;
}

export interface Surroundings {
  readonly held?: Partial<Held>;
  readonly ops?: Partial<Ops>;
  readonly terminal?: Partial<Terminal>;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs a command, written as in a shell without quotes, or as words where they hold blanks. */
export async function runOps(words: string | readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const said = { out: '', err: '' };
  const data = held(surroundings.held);
  const clock = manualClock(NOW);
  const terminal: Terminal = {
    width: 100,
    showsProgress: false,
    canAsk: false,
    write: (text) => void (said.out += text),
    tell: (text) => void (said.err += text),
    ask: () => Promise.reject(new Error('nobody is asked in this test')),
    ...surroundings.terminal,
  };
  const storage = fakeStorage(data, () => clock.now());
  const notFaked = () => {
    throw new Error('not part of this test');
  };
  const exitCode = await run(typeof words === 'string' ? words.split(' ') : words, {
    terminal,
    clock,
    settings: () => readServiceSettings(surroundings.settings ?? {}),
    storage: () => Promise.resolve(storage),
    prepareTables: notFaked,
    copyStorage: notFaked,
    backUpStorage: notFaked,
    keptMails: () => fakeMails(data),
    webhookEndpoints: () => [],
    trials: notFaked,
    insurers: () => [],
    stopwatch: () => clock.now(),
    readText: notFaked,
    writePrivateFile: notFaked,
    logUnforeseen: (error) => {
      throw error;
    },
    close: () => storage.close(),
    ...surroundings.ops,
  });
  return { exitCode, ...said, held: data, document: () => JSON.parse(said.out) as unknown };
}
