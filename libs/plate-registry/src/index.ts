export {
  httpPlateRegistry,
  type HttpPlateRegistry,
  type HttpPlateRegistryOptions,
  type LookUpOutcome,
  type RegistryReport,
} from './http.plate-registry';
export { PLATE_REGISTRY_SETTINGS } from './plate-registry.settings';
