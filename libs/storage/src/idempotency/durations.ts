/**
 * How long a request may hold a key without an answer, in milliseconds. Generous: when it is over, the process that held it
 * has most likely ended, and an equal request goes ahead.
 */
export const RESERVED_FOR_MS = 60 * 1000;

/** How often a request looks whether an equal one has been answered, in milliseconds. */
export const POLL_EVERY_MS = 50;
