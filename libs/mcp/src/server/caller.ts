/** Who calls: what the transport knows and the protocol does not carry. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
}
