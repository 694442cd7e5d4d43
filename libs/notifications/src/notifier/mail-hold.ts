import type { Clock } from '@cotiza/kernel';
import type { PassedOver } from '@cotiza/quoting';

/** Longest time that e-mails wait because the process has answers to give, in milliseconds. */
const LONGEST_HOLD_MS = 20_000;

interface MailHoldPorts {
  readonly clock: Clock;
  readonly isBusy: () => boolean;
  /** The receivers that are left out anyway. */
  readonly passedOver: () => PassedOver;
}

/**
 * Holds e-mails back while their process is busy with answers: a caller waits for those, and a letter can wait. After the longest hold
 * they leave beside the answers, until none is left.
 */
export function mailHold({ clock, isBusy, passedOver }: MailHoldPorts) {
  let since: number | undefined;
  let asksForMails = true;
  const isOn = (): boolean => {
    if (!isBusy()) return false;
    since ??= clock.now();
    return clock.now() - since < LONGEST_HOLD_MS;
  };
  return {
    isOn,
    /** Returns the receivers to leave out of the next claim. */
    passedOver: (): PassedOver => {
      const { emails, endpoints } = passedOver();
      asksForMails = !emails && !isOn();
      return { emails: !asksForMails, endpoints };
    },
    /** @param isAll true when that claim left nothing that is due */
    claimed: (isAll: boolean) => {
      if (asksForMails && isAll) since = undefined;
    },
  };
}
