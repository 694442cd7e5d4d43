/** The moment at which a service that preloads this stands: noon in Madrid on the day of the bodies of the contract's tests. */
const MOMENT_MS = Date.parse('2026-11-21T11:00:00.000Z');

class FrozenDate extends Date {
  constructor(...given: readonly [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(MOMENT_MS);
    else super(...(given as ConstructorParameters<typeof Date>));
  }

  static override now(): number {
    return MOMENT_MS;
  }
}

// Timers do not read it: they keep running.
globalThis.Date = FrozenDate as DateConstructor;
