import { Session, type Profiler } from 'node:inspector';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import Libsql from 'libsql';
import LibsqlPromise from 'libsql/promise';

/** What this process has done since it was last asked. */
export interface Work {
  readonly statements: number;
  readonly transactions: number;
  /** Files of this repository in which something ran. */
  readonly files: number;
  /** Modules that ran for the first time, packages included. */
  readonly newModules: number;
}

const ROOT = pathToFileURL(join(WORKSPACE_ROOT, '/')).href;
const OF_A_TOOL = /\/tools\/|\/node_modules\/(commander|gpt-tokenizer)\//;
const LIMITS_A_TRANSACTION = /^\s*(begin|commit|rollback)/i;
const BEGINS = /^\s*begin/i;

type Method = (...given: unknown[]) => unknown;

/** Wraps a method of a class: `see` gets the object, the arguments and the result. */
function watch(prototype: object, name: string, see: (on: object, given: unknown[], result: unknown) => void): void {
  const method = Reflect.get(prototype, name) as Method;
  Reflect.set(prototype, name, function (this: object, ...given: unknown[]) {
    const result = method.apply(this, given);
    see(this, given, result);
    return result;
  });
}

/** Calls back with the text of every statement that the driver of the embedded database runs. */
async function watchStatements(ran: (sql: string) => void): Promise<void> {
  const texts = new WeakMap<object, string>();
  for (const Driver of [Libsql, LibsqlPromise]) {
    const database = new Driver(':memory:', {});
    const prototype = Object.getPrototypeOf(await database.prepare('select 1')) as object;
    database.close();
    watch(Driver.prototype as object, 'prepare', (_on, [sql], prepared) => {
      const keep = (statement: object) => texts.set(statement, String(sql));
      if (prepared instanceof Promise) void prepared.then(keep);
      else keep(prepared as object);
    });
    watch(Driver.prototype as object, 'exec', (_on, [sql]) => ran(String(sql)));
    // `all` iterates.
    for (const name of ['run', 'get', 'iterate']) watch(prototype, name, (on) => ran(texts.get(on) ?? ''));
  }
}

/** Counts the work of this process from now on: files and modules by V8's coverage, statements at the driver. */
export async function countWork(): Promise<() => Work> {
  let [statements, transactions] = [0, 0];
  await watchStatements((sql) => {
    if (!LIMITS_A_TRANSACTION.test(sql)) statements++;
    else if (BEGINS.test(sql)) transactions++;
  });
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const modules = new Set<string>();
  return () => {
    const ran = urlsOf(session).filter((url) => url.startsWith('file:') && !OF_A_TOOL.test(url));
    const fresh = ran.filter((url) => !modules.has(url));
    for (const url of fresh) modules.add(url);
    const files = ran.filter((url) => url.startsWith(ROOT) && !url.includes('/node_modules/')).length;
    const work = { statements, transactions, files, newModules: fresh.length };
    [statements, transactions] = [0, 0];
    return work;
  };
}

/** Returns the addresses of the scripts that have run since they were last asked for. */
function urlsOf(session: Session): string[] {
  const urls: string[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, { result }: Profiler.TakePreciseCoverageReturnType) => {
    const hasRun = ({ functions }: Profiler.ScriptCoverage) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));
    urls.push(...result.filter(hasRun).map(({ url }) => url));
  });
  return urls;
}
