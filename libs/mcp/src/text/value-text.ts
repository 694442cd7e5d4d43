interface Labelled {
  readonly valor: string | number | boolean;
  readonly etiqueta: string;
  /** The years in which a version of a vehicle was sold; null while it still is. */
  readonly desde?: number;
  readonly hasta?: number | null;
}

/** A value to choose, as a model reads it: what a person says, and in parentheses what is sent; once where both are alike. */
export function valueText(value: string | Labelled): string {
  if (typeof value === 'string') return value;
  const { valor, etiqueta, desde, hasta } = value;
  const sold = desde === undefined ? '' : `, ${desde}-${hasta ?? ''}`;
  return String(valor) === etiqueta ? `${etiqueta}${sold}` : `${etiqueta}${sold} (${valor})`;
}
