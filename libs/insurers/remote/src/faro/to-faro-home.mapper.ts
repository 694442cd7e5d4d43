import type { HomeEstimateRequest, HomeRequest } from '@cotiza/insurers-port';
import { fromEuros } from '@cotiza/kernel';
import { decimalOfCents } from '@cotiza/transport';
import { FARO_CODES } from './faro.codes';
import { toFaroAddress } from './to-faro-person.mapper';

/** Maps a home. `owner_is_holder` is not sent: it is true in every quoted request. */
export function toFaroHome({ body: { risk }, riskTown }: HomeRequest) {
  return {
    domicilio: toFaroAddress(risk.address, riskTown),
    ...toFaroDwelling(risk),
    referenciaCatastral: risk.cadastral_reference,
  };
}

/** Maps a dwelling without its residents. */
export function toFaroDwelling(risk: HomeEstimateRequest['body']['risk']) {
  return {
    superficie: risk.area_m2,
    anioConstruccion: risk.year_built,
    anioReforma: risk.last_reform_year,
    habitaciones: risk.rooms,
    regimen: FARO_CODES.homeUse[risk.use],
    ocupacion: FARO_CODES.occupancy[risk.occupancy],
    tipo: FARO_CODES.dwellingType[risk.dwelling_type],
    entorno: FARO_CODES.homeLocation[risk.location],
    materiales: FARO_CODES.materials[risk.materials],
    calidad: FARO_CODES.buildQuality[risk.build_quality],
    alarma: FARO_CODES.alarm[risk.alarm],
    puertaBlindada: risk.security_main_door,
    ventanasProtegidas: risk.security_windows,
    capitalContinente: decimalOfCents(fromEuros(risk.buildings_limit)),
    capitalContenido: decimalOfCents(fromEuros(risk.contents_limit)),
    formaIndemnizacion: FARO_CODES.settlementType[risk.settlement_type],
  };
}
