/** Why no quotation is made for now. */
export interface ClosedChannel {
  /** Whole seconds after which to try again. */
  readonly retryAfterSeconds: number;
}

/** The switch with which the operator stops quotations at run time. Read from memory: it is looked at for every request. */
export interface ChannelSwitch {
  /** What to tell callers while the channel is off; undefined while it is on. */
  closed(): ClosedChannel | undefined;
}
