export { CATALOGUE_NAMES, type CatalogueName } from './catalogue-names';
export * from './enumerations';
