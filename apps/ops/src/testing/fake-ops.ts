import { manualClock } from '@cotiza/kernel';
import { settingsOnUse } from '@cotiza/assembly/tools';
import type { Ops } from '../ops';
import { run } from '../run';
import type { Terminal } from '../terminal/terminal';
import { fakeMails, fakeStorage, held, type Held } from './fake-storage';
import { NOW } from './samples';

/** The output and exit code of a command. */
export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  readonly held: Held;
  /** Returns the printed JSON document, which is the only output. */
  readonly document: () => unknown;
}

export interface OpsContext {
  readonly held?: Partial<Held>;
  readonly ops?: Partial<Ops>;
  readonly terminal?: Partial<Terminal>;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs a command: a line as in a shell without quotes, or words if they hold blanks. */
export async function runOps(words: string | readonly string[], context: OpsContext = {}): Promise<Ran> {
  const said = { out: '', err: '' };
  const data = held(context.held);
  const clock = manualClock(NOW);
  const terminal: Terminal = {
    width: 100,
    showsProgress: false,
    canAsk: false,
    write: (text) => void (said.out += text),
    tell: (text) => void (said.err += text),
    ask: () => Promise.reject(new Error('this test asks no question')),
    ...context.terminal,
  };
  const storage = fakeStorage(data, () => clock.now());
  const notFaked = () => {
    throw new Error('not part of this test');
  };
  const exitCode = await run(typeof words === 'string' ? words.split(' ') : words, terminal, () => ({
    terminal,
    clock,
    settings: () => settingsOnUse(context.settings ?? {}),
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
    writeText: notFaked,
    logUnforeseen: (error) => {
      throw error;
    },
    close: () => storage.close(),
    ...context.ops,
  }));
  return { exitCode, ...said, held: data, document: () => JSON.parse(said.out) as unknown };
}
