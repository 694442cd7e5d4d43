import { AsyncLocalStorage } from 'node:async_hooks';
import { PerformanceObserver } from 'node:perf_hooks';
import { TestEnvironment } from 'jest-environment-node';

/** A store that objects outside of the test file keep for later callbacks. It can be emptied to free the test file. */
class Held {
  constructor(store) {
    this.store = store;
  }
}

const storages = new Set();
const held = new Set();
const observers = new Set();

const { enterWith, getStore, run } = AsyncLocalStorage.prototype;
const { observe } = PerformanceObserver.prototype;

function hold(storage, store) {
  const holding = new Held(store);
  storages.add(storage);
  held.add(holding);
  return holding;
}

Object.assign(AsyncLocalStorage.prototype, {
  run(store, ...rest) {
    return run.call(this, hold(this, store), ...rest);
  },
  enterWith(store) {
    enterWith.call(this, hold(this, store));
  },
  getStore() {
    const holding = getStore.call(this);
    return holding instanceof Held ? holding.store : holding;
  },
});

PerformanceObserver.prototype.observe = function (...options) {
  observers.add(this);
  return observe.apply(this, options);
};

/**
 * Node's environment for tests, which takes back what a test file has left in Node itself. Jest runs many files in a process, and
 * keeps the test that runs in an `AsyncLocalStorage` of each file: Node passes all of them on with every promise, so that
 * each file makes those after it slower, and holds what was stored as long as a connection or a timer of that time, and
 * with it all that the file had loaded. Observers of collections, such as prom-client's, do the same.
 */
export default class extends TestEnvironment {
  async teardown() {
    await super.teardown();
    for (const storage of storages) storage.disable();
    for (const holding of held) holding.store = undefined;
    for (const observer of observers) observer.disconnect();
    for (const kept of [storages, held, observers]) kept.clear();
  }
}
