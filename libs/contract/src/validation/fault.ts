/** What can be wrong with a field. */
export const FAULT_CODES = [
  'falta',
  'no_documentado',
  'contradiccion',
  'tipo',
  'formato',
  'longitud',
  'rango',
  'valor_no_permitido',
  'fecha_pasada',
  'fecha_futura',
  'incoherente',
  'ambiguo',
  'desconocido',
  'caso_no_soportado',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** One fault of a request, as every door shows it. The value received is never part of it: it is personal data. */
export interface Fault {
  /** Dotted path of the field in the request; empty for the body itself. */
  readonly campo: string;
  readonly codigo: FaultCode;
  readonly mensaje: string;
  /** The question of `requisitos` that the customer has to answer. */
  readonly pregunta?: string;
  readonly formato?: string;
  readonly valores?: readonly string[];
  /** Catalogue that lists the allowed values. */
  readonly catalogo?: string;
  /** When the field is required or forbidden, where that is why it is a fault. */
  readonly cuando?: string;
}
