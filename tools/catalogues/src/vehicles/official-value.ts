import type { SourceFolder } from '../sources/source-folder';

interface Bracket {
  readonly electric: boolean;
  /** Cubic centimetres, or kilowatts for an electric one; the last bracket has no end. */
  readonly upTo: number;
  readonly euros: number;
}

/** The official value new of a motorcycle or moped, by displacement or, if electric, by power. */
export class OfficialMotorcycleValues {
  private readonly brackets: readonly Bracket[];

  constructor(source: SourceFolder) {
    this.brackets = source
      .rows('boe-2026-motos-quads-tramos.csv', ['tipo', 'cc_max', 'kw_max', 'valor_nuevo_eur'])
      .filter(({ tipo }) => tipo === 'moto' || tipo === 'moto_electrica')
      .map(({ tipo, cc_max, kw_max, valor_nuevo_eur }) => ({
        electric: tipo === 'moto_electrica',
        upTo: Number(cc_max || kw_max) || Infinity,
        euros: Number(valor_nuevo_eur),
      }))
      .sort((a, b) => a.upTo - b.upTo);
  }

  /** Euros, taxes in. */
  valueOf(electric: boolean, displacementCc: number, powerKw: number): number | undefined {
    const size = electric ? powerKw : displacementCc;
    return this.brackets.find((bracket) => bracket.electric === electric && size <= bracket.upTo)?.euros;
  }
}
