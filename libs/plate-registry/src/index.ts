export {
  httpPlateRegistry,
  type HttpPlateRegistry,
  type HttpPlateRegistryOptions,
  type LookUpOutcome,
  type RegistryReport,
} from './http.plate-registry';
export { PlateRegistrySettings } from './plate-registry.settings';
