import { systemClock, type Clock } from '@cotiza/kernel';
import type { ChannelSwitch, ClosedChannel, RecordedQuote } from '@cotiza/quoting';
import type { Keeping } from './keeping';
import { MemoryIdempotencyKeys } from './memory-idempotency-keys';

/** Keys that are remembered at most, each with its result. */
const MAX_KEYS = 10_000;

export interface MemoryKeepingOptions {
  /** The clock of the quoting service; the system's when absent. */
  readonly clock?: Clock;
  /**
   * Given every quotation before it is answered, to keep it wherever the program keeps things. It holds personal data. An
   * error that it throws rejects the request; `RecordingUnavailable` becomes a refusal that asks to try again.
   */
  readonly onQuote?: (quote: RecordedQuote) => void | Promise<void>;
  /** True where `onQuote` leads to an e-mail to the customer, which the answer then says. Default: false. */
  readonly emailsCustomer?: boolean;
  /** Callers' keys that are remembered at most, for 24 hours each. Default: 10 000. */
  readonly maxKeys?: number;
}

/** The ports of the use case that keep, in the memory of this process. */
export interface MemoryKeeping extends Keeping {
  readonly channelSwitch: ChannelSwitch & {
    /** Refuses every quotation from now on. @param retryAfterSeconds whole seconds, for the refusals */
    switchOff(retryAfterSeconds: number): void;
    switchOn(): void;
  };
}

/** Repeated requests have their answer again, and the channel can be switched off, as long as this process lives. */
export function keepInMemory(options: MemoryKeepingOptions = {}): MemoryKeeping {
  const { clock = systemClock(), onQuote, emailsCustomer = false, maxKeys = MAX_KEYS } = options;
  const keys = new MemoryIdempotencyKeys(clock, maxKeys);
  let closed: ClosedChannel | undefined;
  return {
    quoteRecorder: {
      emailsCustomer,
      record: async (quote) => {
        await onQuote?.(quote);
        if (quote.keyReservation) keys.answered(quote.keyReservation, quote.result);
      },
    },
    idempotencyKeys: keys,
    channelSwitch: {
      closed: () => closed,
      switchOff: (retryAfterSeconds) => {
        closed = { retryAfterSeconds };
      },
      switchOn: () => {
        closed = undefined;
      },
    },
  };
}
