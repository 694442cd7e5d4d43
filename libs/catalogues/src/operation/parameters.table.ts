import type { CatalogueName } from '@cotiza/contract';
import type { CatalogueFilter } from './catalogue-query';

/** Which parameters a catalogue takes besides `tipo`; any other is refused. */
export type ParameterRules = { readonly [P in CatalogueFilter]?: 'required' | 'optional' };

const NO_PARAMETERS: ParameterRules = {};

const exceptions: { readonly [N in CatalogueName]?: ParameterRules } = {
  towns: { codigo_postal: 'required' },
  'vehicle-brands': { ramo: 'required' },
  'vehicle-models': { ramo: 'required', marca: 'required', motor: 'optional' },
  'vehicle-versions': { ramo: 'required', marca: 'required', modelo: 'required', motor: 'optional' },
};

/** The parameters of a catalogue. A catalogue that the table does not name is one fixed list and takes none. */
export function parametersOf(tipo: CatalogueName): ParameterRules {
  return exceptions[tipo] ?? NO_PARAMETERS;
}
