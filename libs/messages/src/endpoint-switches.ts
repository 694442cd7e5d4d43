/** Webhook endpoints that are switched off: by a receiver that answered 410 Gone, or by the operator. */
export interface EndpointSwitches {
  /** Their names. */
  switchedOff(): Promise<ReadonlySet<string>>;
  /**
   * Nothing changes for an endpoint that is off already. Its messages need not be handed out from then on; who was handed one
   * all the same asks here before sending it.
   *
   * @param reason for the operator, without anything personal
   */
  switchOff(name: string, reason: string): Promise<void>;
}
