import { systemClock, type Clock } from '@cotiza/kernel';
import type { ChannelSwitch, ClosedChannel, RecordedQuote } from '@cotiza/quoting';
import type { Keeping } from './keeping';
import { MemoryIdempotencyKeys } from './memory-idempotency-keys';

/** Maximum number of keys, each with its result. */
const MAX_KEYS = 10_000;

export interface MemoryKeepingOptions {
  /** The clock of the quoting service; the system's by default. */
  readonly clock?: Clock;
  /**
   * Called with every quotation before it is answered, so that the program can store it. It holds personal data. An error
   * that it throws rejects the request; `RecordingUnavailable` becomes a refusal that asks to try again.
   */
  readonly onQuote?: (quote: RecordedQuote) => void | Promise<void>;
  /** True where `onQuote` leads to an e-mail to the customer, which the answer then says. Default: false. */
  readonly emailsCustomer?: boolean;
  /** Maximum number of callers' keys, each kept for 24 hours. Default: 10 000. */
  readonly maxKeys?: number;
}

/** The storage ports of the use case, in the memory of this process. */
export interface MemoryKeeping extends Keeping {
  readonly channelSwitch: ChannelSwitch & {
    /** Refuses every quotation from now on. @param retryAfterSeconds whole seconds, for the refusals */
    switchOff(retryAfterSeconds: number): void;
    switchOn(): void;
  };
}

/** Makes the storage in memory: repeated requests get their answer again, and the channel can be switched off. */
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
