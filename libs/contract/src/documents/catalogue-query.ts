import { CATALOGUE_NAMES, type CatalogueName } from '../catalogue-names';
import type { Fault } from '../validation/fault';
import { nearest } from '../validation/nearest';

/** Every parameter of the catalogue operation besides the name of the catalogue. */
export const CATALOGUE_FILTERS = ['codigo_postal', 'ramo', 'marca', 'modelo', 'motor', 'texto'] as const;

export type CatalogueFilter = (typeof CATALOGUE_FILTERS)[number];

/** A valid query of a catalogue. A repeated parameter is an array. */
export type CatalogueQuery = { readonly tipo: CatalogueName } & {
  readonly [P in CatalogueFilter]?: string | readonly string[];
};

/** Longest `texto`, in characters. */
export const CATALOGUE_TEXT_MAX_CHARS = 100;

const catalogueNames: ReadonlySet<unknown> = new Set(CATALOGUE_NAMES);

/** Returns true for the name of a catalogue. */
export const isCatalogueName = (sent: unknown): sent is CatalogueName => catalogueNames.has(sent);

/** Longest part of the name of an unknown parameter that a fault repeats. */
const NAME_SHOWN = 40;

/** Faults of single parameters of the catalogue operation, whatever the catalogue. */
export const catalogueFaults = {
  unknown: (name: string, known: readonly string[]): Fault => ({
    campo: name.slice(0, NAME_SHOWN),
    codigo: 'no_documentado',
    mensaje: `Este parámetro no existe.${suggestion(name, known)}`,
    valores: known,
  }),
  repeated: (campo: string): Fault => ({
    campo,
    codigo: 'formato',
    mensaje: 'Este parámetro se ha enviado más de una vez.',
    formato: 'un solo valor',
  }),
  missing: (campo: string, expected?: Pick<Fault, 'valores' | 'formato' | 'catalogo'>): Fault => ({
    campo,
    codigo: 'falta',
    mensaje: 'Este parámetro es obligatorio para este catálogo.',
    ...expected,
  }),
  missingCatalogue: (campo: string): Fault => catalogueFaults.missing(campo, { valores: CATALOGUE_NAMES }),
  noSuchCatalogue: (campo: string, sent: unknown): Fault => ({
    campo,
    codigo: 'valor_no_permitido',
    mensaje: `Ese catálogo no existe.${suggestion(String(sent), CATALOGUE_NAMES)}`,
    valores: CATALOGUE_NAMES,
  }),
};

function suggestion(text: string, names: readonly string[]): string {
  const near = nearest(text, names);
  return near === undefined ? '' : ` El más parecido es ${near}.`;
}
