import { homeEnumerations, motorEnumerations, personEnumerations } from '@cotiza/contract';
import type { CodeLists } from './code-lists';

/** Readers of the codes that a price depends on. Both vendors use the same list names. */
export type RiskCodes = ReturnType<typeof riskCodesOf>;

export function riskCodesOf(lists: CodeLists) {
  return {
    employment: lists.decoder('SituacionLaboral', personEnumerations.employmentStatus),
    homeUse: lists.decoder('Regimen', homeEnumerations.homeUse),
    occupancy: lists.decoder('OcupacionVivienda', homeEnumerations.occupancy),
    dwellingType: lists.decoder('TipoVivienda', homeEnumerations.dwellingType),
    location: lists.decoder('Entorno', homeEnumerations.homeLocation),
    materials: lists.decoder('Materiales', homeEnumerations.materials),
    buildQuality: lists.decoder('Calidad', homeEnumerations.buildQuality),
    alarm: lists.decoder('Alarma', homeEnumerations.alarm),
    settlement: lists.decoder('FormaIndemnizacion', homeEnumerations.settlementType),
    carUse: lists.decoder('UsoVehiculo', motorEnumerations.carUse),
    annualKm: lists.decoder('TramoKilometros', motorEnumerations.annualKm),
    parking: lists.decoder('Estacionamiento', motorEnumerations.parking),
    fuel: lists.decoder('Combustible', motorEnumerations.fuel),
    motorcycleEngine: lists.decoder('MotorMoto', motorEnumerations.motorcycleEngine),
    motorcycleLicence: lists.decoder('PermisoMoto', motorEnumerations.motorcycleLicense),
    licenceZone: lists.decoder('ZonaExpedicion', motorEnumerations.licenseZone),
    ridingExperience: lists.decoder('ExperienciaMoto', motorEnumerations.ridingExperience),
    fines: lists.decoder('Multas', motorEnumerations.penalties),
  };
}
