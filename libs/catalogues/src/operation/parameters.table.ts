import type { CatalogueFilter, CatalogueName } from '@cotiza/contract';

/** Which parameters a catalogue takes besides `tipo`; any other is refused. */
export type ParameterRules = { readonly [P in CatalogueFilter]?: 'required' | 'optional' };

const NO_PARAMETERS: ParameterRules = {};

/** Lists of so many values that people look for one by its name. */
const SEARCHED: ParameterRules = { texto: 'optional' };

const exceptions: { readonly [N in CatalogueName]?: ParameterRules } = {
  nationalities: SEARCHED,
  provinces: SEARCHED,
  'economic-occupations': SEARCHED,
  'car-insurance-companies': SEARCHED,
  'motorcycle-insurance-companies': SEARCHED,
  towns: { codigo_postal: 'required', ...SEARCHED },
  'vehicle-brands': { ramo: 'required', ...SEARCHED },
  'vehicle-models': { ramo: 'required', marca: 'required', motor: 'optional', ...SEARCHED },
  'vehicle-versions': { ramo: 'required', marca: 'required', modelo: 'required', motor: 'optional', ...SEARCHED },
};

/** What a search needs all the same: there is none among cars and motorcycles at once. */
const ALWAYS_REQUIRED: ReadonlySet<CatalogueFilter> = new Set(['ramo']);

/** The parameters of a catalogue. A catalogue that the table does not name is one fixed list and takes none. */
export function parametersOf(tipo: CatalogueName): ParameterRules {
  return exceptions[tipo] ?? NO_PARAMETERS;
}

/** Whether a parameter has to be sent; with words to search by, those that only narrow the list need not. */
export function isRequired(rules: ParameterRules, name: CatalogueFilter, isSearch: boolean): boolean {
  return rules[name] === 'required' && (!isSearch || ALWAYS_REQUIRED.has(name));
}
