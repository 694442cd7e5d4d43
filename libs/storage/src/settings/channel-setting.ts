/** The channel as the operator set it. */
export interface ChannelState {
  readonly isOn: boolean;
  /** Why it is off, for the operator; null while it is on. */
  readonly reason: string | null;
  /** `Retry-After` for callers, in seconds; null while it is on. */
  readonly retryAfterSeconds: number | null;
  /** When it was last switched, in milliseconds since the epoch; null when it never was. */
  readonly changedAt: number | null;
}

/** The channel switch as it is kept: what one process writes the others read. */
export interface ChannelSetting {
  read(): Promise<ChannelState>;
  switchOn(): Promise<void>;
  switchOff(reason: string, retryAfterSeconds: number): Promise<void>;
}
