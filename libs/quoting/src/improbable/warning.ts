/** Something that is allowed and can hardly be. It is never a fault: the customer is asked again, and may be right. */
export interface Warning {
  /** Dotted path of the field that is asked again. */
  readonly campo: string;
  readonly codigo: 'improbable';
  /** What can hardly be, in Spanish, without the value that was received. */
  readonly mensaje: string;
  /** The question of `requisitos` to put again. */
  readonly pregunta?: string;
}
