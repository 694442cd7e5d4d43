export { DataFileError } from './data-files/data-file.reader';
export { embeddedFleet, type FleetVersion } from './fleet';
export * from './data-files/data-layout';
export { EMBEDDED_DATA_DIR, loadCatalogues, type Catalogues, type CatalogueSizes } from './load-catalogues';
export { type CatalogueRefusal } from './operation/catalogue-query';
export type {
  CatalogueAnswer,
  CatalogueValue,
  CompanyValue,
  ModelValue,
  TownValue,
  VehicleVersionValue,
} from './operation/catalogue-value';
export { type CatalogueOperation } from './operation/catalogue.operation';
export { parametersOf, type ParameterRules } from './operation/parameters.table';
export { SANDBOX_PLATES, sandboxPlateRegistry } from './plates/sandbox.plate-registry';
