/** Two threads of one process that write to one embedded database, in turn. */
export interface WriterTurns {
  /** Shared by both: the other thread makes its own turns of it. */
  readonly memory: SharedArrayBuffer;
  /** Resolves with how to end the turn, once this thread may write. It asks for one at a time. */
  take(): Promise<() => void>;
  /** The other thread is no more: a turn that it had, or waited for, is over. */
  otherEnded(): void;
}

/** The state is who has the turn, and whether the other waits for it. */
const FREE = 0;
const [FIRST, SECOND] = [1, 2];
const IS_WAITED_FOR = 4;

/**
 * SQLite has one writer at a time. What another process writes is waited for by trying again; threads of one process tell each
 * other, and hand the turn over, so that neither waits longer than the other writes.
 *
 * @param memory that of the thread which began; without it, this one does
 */
export function writerTurns(memory?: SharedArrayBuffer): WriterTurns {
  const shared = memory ?? new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const state = new Int32Array(shared);
  const [mine, others] = memory ? [SECOND, FIRST] : [FIRST, SECOND];

  const handOver = (to: number) => {
    Atomics.store(state, 0, to);
    Atomics.notify(state, 0);
  };
  const end = () => {
    if (Atomics.compareExchange(state, 0, mine, FREE) !== mine) handOver(others);
  };
  // The other may be waiting again before this thread has woken up.
  const isMine = () => (Atomics.load(state, 0) & ~IS_WAITED_FOR) === mine;
  const waitForOther = async () => {
    Atomics.compareExchange(state, 0, others, others | IS_WAITED_FOR);
    const { async: waits, value } = Atomics.waitAsync(state, 0, others | IS_WAITED_FOR);
    if (waits) await value;
  };
  return {
    memory: shared,
    take: async () => {
      while (Atomics.compareExchange(state, 0, FREE, mine) !== FREE) {
        await waitForOther();
        if (isMine()) break;
      }
      return end;
    },
    otherEnded: () => {
      if (Atomics.compareExchange(state, 0, others, FREE) === (others | IS_WAITED_FOR)) handOver(mine);
      Atomics.compareExchange(state, 0, mine | IS_WAITED_FOR, mine);
    },
  };
}
