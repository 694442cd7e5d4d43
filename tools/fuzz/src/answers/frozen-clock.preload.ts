/** The time of a service that preloads this: noon in Madrid on the day of the test bodies. */
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

// Timers keep running.
globalThis.Date = FrozenDate as DateConstructor;
