/** Largest group. More members save nothing, and the first would wait for the last. */
const LARGEST_GROUP = 256;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface GroupedWork<Item, Result> {
  /** Does all items in one transaction, or none. Returns the results in the order of the items. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
  /** Returns true for a failure that every member of a group would meet, so that a retry one by one is pointless. */
  failsWholeGroup(error: unknown): boolean;
}

/** Does work in shared transactions: what arrives while one is committed goes into the next. */
export function commitGroups<Item, Result>(work: GroupedWork<Item, Result>) {
  let waiting: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;

  const commit = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work.commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (group.length === 1 || work.failsWholeGroup(error)) group.forEach(({ reject }) => reject(error));
      else for (const member of group) await commit([member]);
    }
  };

  const run = async (): Promise<void> => {
    // Calls in the same turn of the event loop join the first transaction.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting.slice(0, LARGEST_GROUP);
      waiting = waiting.slice(LARGEST_GROUP);
      await commit(group);
    }
    running = undefined;
  };

  return {
    /** Resolves after the transaction has been committed. A member that fails fails alone. */
    submit: (item: Item) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      }),
    /** Resolves when nothing is under way or waiting. */
    idle: async () => {
      while (running) await running;
    },
  };
}
