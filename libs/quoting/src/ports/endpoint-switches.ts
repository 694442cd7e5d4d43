/** Webhook endpoints that are switched off: by a receiver that answered 410 Gone, or by the operator. */
export interface EndpointSwitches {
  /** Returns their names. */
  switchedOff(): Promise<ReadonlySet<string>>;
  /**
   * Does nothing for an endpoint that is off already. Its messages are not claimed from then on; a notifier that has one
   * already checks here before sending it.
   *
   * @param reason for the operator, without personal data
   */
  switchOff(name: string, reason: string): Promise<void>;
}
