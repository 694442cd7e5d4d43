/** Noon in Madrid on the day of the test bodies, in a service that preloads this. Timers keep running. */
const NOW = Date.parse('2026-11-21T11:00:00.000Z');

globalThis.Date = class extends Date {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    super(...((given.length === 0 ? [NOW] : given) as [number]));
  }

  static override now(): number {
    return NOW;
  }
} as DateConstructor;
