import { type Clock, onceAborted, unlessOver } from '@cotiza/kernel';
import { CallFailed } from '../call-failed.error';

/** A granted access token. */
export interface GrantedToken {
  readonly value: string;
  /** Remaining validity in milliseconds. */
  readonly lifetimeMs: number;
}

export interface HeldToken {
  /**
   * Returns the token, and requests one if there is none or it is about to expire. Simultaneous callers share one request.
   *
   * @throws CallFailed when none is granted, or the signal is aborted first
   */
  get(signal: AbortSignal): Promise<string>;
  /** Discards a refused token, unless another one has replaced it. */
  drop(value: string): void;
}

/** A token is not used in the last part of its validity, or in the last minute of a long one: it must outlive the request. */
const UNUSED_SHARE = 0.2;
const UNUSED_MAX_MS = 60_000;

/**
 * Keeps a token while it is valid.
 *
 * @param request requests a token; its signal is aborted when the last waiting caller gives up
 */
export function heldToken(clock: Clock, request: (signal: AbortSignal) => Promise<GrantedToken>): HeldToken {
  let held: { readonly value: string; readonly usableUntil: number } | undefined;
  const renewal = sharedWork(async (signal) => {
    const { value, lifetimeMs } = await request(signal);
    held = { value, usableUntil: clock.now() + lifetimeMs - Math.min(lifetimeMs * UNUSED_SHARE, UNUSED_MAX_MS) };
    return value;
  });
  return {
    get: async (signal) => {
      if (signal.aborted) throw new CallFailed('deadline', 'stopped before a token was asked for');
      if (held && clock.now() < held.usableUntil) return held.value;
      return renewal(signal);
    },
    drop: (value) => {
      if (held?.value === value) held = undefined;
    },
  };
}

interface Running<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Does work once for all simultaneous callers. A caller that gives up does not affect the others; when the last one does,
 * the work is aborted.
 */
export function sharedWork<T>(work: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let running: Running<T> | undefined;

  const start = (): Running<T> => {
    const controller = new AbortController();
    const started: Running<T> = { result: work(controller.signal), controller, waiting: 0 };
    const end = () => {
      if (running === started) running = undefined;
    };
    started.result.then(end, end);
    return started;
  };

  return async (signal) => {
    const joined = (running ??= start());
    joined.waiting += 1;
    try {
      return await unlessOver(joined.result, onceAborted(signal), stopped);
    } finally {
      joined.waiting -= 1;
      if (joined.waiting === 0) {
        if (running === joined) running = undefined;
        joined.controller.abort();
      }
    }
  };
}

const stopped = () => Promise.reject(new CallFailed('deadline', 'stopped while a token was asked for'));
