interface Labelled {
  readonly valor: string | number | boolean;
  readonly etiqueta: string;
  /** Id of the brand of a model. */
  readonly marca?: string;
  /** The years in which a version of a vehicle was sold; no first one where it is not known, no last one while it still is. */
  readonly desde?: number | null;
  readonly hasta?: number | null;
  /** Where they are those of a list instead. */
  readonly anos_de_fuente?: boolean;
}

/** A value to choose, as a model reads it: what a person says, and in parentheses what is sent; once where both are alike. */
export function valueText(value: string | Labelled): string {
  if (typeof value === 'string') return value;
  const { valor, etiqueta } = value;
  const sold = yearsText(value);
  const brand = value.marca === undefined ? '' : `, marca ${value.marca}`;
  return String(valor) === etiqueta ? `${etiqueta}${sold}` : `${etiqueta}${sold} (${valor}${brand})`;
}

function yearsText({ desde, hasta, anos_de_fuente: areOfSource }: Labelled): string {
  if ((desde ?? hasta ?? undefined) === undefined) return '';
  return `, ${desde ?? ''}-${hasta ?? ''}${areOfSource ? ' en lista' : ''}`;
}
