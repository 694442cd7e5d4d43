import { systemClock, type Clock } from '@cotiza/kernel';

/** The clock of the machine, which knows how many actions wait: one that is left over is a leaked timer. */
export interface CountingClock extends Clock {
  pending(): number;
}

export function countingClock(): CountingClock {
  const clock = systemClock();
  let pending = 0;
  return {
    now: () => clock.now(),
    today: () => clock.today(),
    after: (delayMs, action) => {
      pending += 1;
      let isWaiting = true;
      const done = () => {
        if (isWaiting) pending -= 1;
        isWaiting = false;
      };
      const cancel = clock.after(delayMs, () => {
        done();
        action();
      });
      return () => {
        done();
        cancel();
      };
    },
    pending: () => pending,
  };
}
