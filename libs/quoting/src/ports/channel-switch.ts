export interface ClosedChannel {
  /** Whole seconds after which to try again. */
  readonly retryAfterSeconds: number;
}

/** The switch with which the operator stops quotations at run time. Every request reads it, from memory. */
export interface ChannelSwitch {
  /** Returns why the channel is off; undefined while it is on. */
  closed(): ClosedChannel | undefined;
}
