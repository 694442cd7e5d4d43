import Module from 'node:module';

/**
 * What would be wrong with the service if it did not wait for the disk, for the test of the test: preloaded, it has every
 * connection to the embedded database opened so.
 */
interface Loader {
  _load(request: string, ...more: unknown[]): unknown;
}

const SYNCED_EVERY_TIME = /synchronous\s*=\s*full/gi;
const loader = Module as unknown as Loader;
const load = loader._load.bind(Module);

type Driver = { readonly prototype: { exec(sql: string): unknown } };

loader._load = (request, ...more) => {
  const loaded = load(request, ...more);
  if (request === 'libsql' || request === 'libsql/promise') syncNever(loaded as Driver & { readonly default?: Driver });
  return loaded;
};

const neverSynced = new WeakSet<object>();

function syncNever(driver: Driver & { readonly default?: Driver }): void {
  const { prototype } = driver.default ?? driver;
  if (neverSynced.has(prototype)) return;
  neverSynced.add(prototype);
  const exec = prototype.exec;
  prototype.exec = function (sql) {
    return exec.call(this, sql.replaceAll(SYNCED_EVERY_TIME, 'synchronous = off'));
  };
}
