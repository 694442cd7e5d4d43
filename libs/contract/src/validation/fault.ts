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

/** A value to choose, with what a person reads of it. */
export interface Candidate {
  /** What the field takes, as it is. */
  readonly valor: string | number;
  readonly etiqueta: string;
}

/** One fault of a request, as every door shows it. The value received is never part of it: it is personal data. */
export interface Fault {
  /** Dotted path of the field in the request; empty for the body itself. */
  readonly campo: string;
  readonly codigo: FaultCode;
  readonly mensaje: string;
  /** The question of `requisitos` that the customer has to answer. */
  readonly pregunta?: string;
  readonly formato?: string;
  /** A valid value. */
  readonly ejemplo?: string | number | boolean | null;
  /** The least value allowed: a number, or the first day (`YYYY-MM-DD`). */
  readonly minimo?: number | string;
  /** The greatest value allowed: a number, or the last day. */
  readonly maximo?: number | string;
  /** A regular expression that every allowed text matches, in the syntax that all languages share. */
  readonly patron?: string;
  /** The allowed values of an enumeration, or the few candidates that what was sent leaves open. */
  readonly valores?: readonly (string | Candidate)[];
  /** Catalogue that lists the allowed values. */
  readonly catalogo?: string;
  /** When the field is required or forbidden, where that is why it is a fault. */
  readonly cuando?: string;
}
