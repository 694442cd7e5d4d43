import type { CatalogueFilter, CatalogueName } from '@cotiza/contract';

/** The parameters of a catalogue besides `tipo`; any other is refused. */
export type ParameterRules = { readonly [P in CatalogueFilter]?: 'required' | 'optional' };

const NO_PARAMETERS: ParameterRules = {};

/** Long lists, in which people search by name. */
const SEARCHED: ParameterRules = { texto: 'optional' };

const exceptions: { readonly [N in CatalogueName]?: ParameterRules } = {
  nationalities: SEARCHED,
  provinces: SEARCHED,
  'road-types': SEARCHED,
  'economic-occupations': SEARCHED,
  'car-insurance-companies': SEARCHED,
  'motorcycle-insurance-companies': SEARCHED,
  towns: { codigo_postal: 'required', ...SEARCHED },
  'vehicle-brands': { ramo: 'required', ...SEARCHED },
  'vehicle-models': { ramo: 'required', marca: 'required', motor: 'optional', ...SEARCHED },
  'vehicle-versions': { ramo: 'required', marca: 'required', modelo: 'required', motor: 'optional', ...SEARCHED },
};

/** Parameters that a search needs as well: it does not cover cars and motorcycles together. */
const ALWAYS_REQUIRED: ReadonlySet<CatalogueFilter> = new Set(['ramo']);

/** Returns the parameters of a catalogue. A catalogue that is not in the table is one fixed list without parameters. */
export function parametersOf(tipo: CatalogueName): ParameterRules {
  return exceptions[tipo] ?? NO_PARAMETERS;
}

/** Returns true for a parameter that has to be sent. In a search, those that only narrow the list are optional. */
export function isRequired(rules: ParameterRules, name: CatalogueFilter, isSearch: boolean): boolean {
  return rules[name] === 'required' && (!isSearch || ALWAYS_REQUIRED.has(name));
}
