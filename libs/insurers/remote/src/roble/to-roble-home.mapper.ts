import type { HomeRequest } from '@cotiza/insurers-port';
import { fromEuros } from '@cotiza/kernel';
import { ROBLE_CODES } from './roble.codes';
import { toRobleAddress } from './to-roble-person.mapper';
import { yesNoIfSaid } from './to-roble-vehicle.mapper';

/** Maps a home. `owner_is_holder` is not sent: it is true in every quoted request. */
export function toRobleHome({ body: { risk }, riskTown }: HomeRequest) {
  return {
    Direccion: toRobleAddress(risk.address, riskTown),
    SuperficieM2: String(risk.area_m2),
    AnioConstruccion: String(risk.year_built),
    AnioReforma: risk.last_reform_year === null ? undefined : String(risk.last_reform_year),
    Habitaciones: String(risk.rooms),
    Regimen: ROBLE_CODES.homeUse[risk.use],
    Ocupacion: ROBLE_CODES.occupancy[risk.occupancy],
    TipoVivienda: ROBLE_CODES.dwellingType[risk.dwelling_type],
    Entorno: ROBLE_CODES.homeLocation[risk.location],
    Materiales: ROBLE_CODES.materials[risk.materials],
    Calidad: ROBLE_CODES.buildQuality[risk.build_quality],
    Alarma: ROBLE_CODES.alarm[risk.alarm],
    PuertaBlindada: yesNoIfSaid(risk.security_main_door),
    VentanasProtegidas: yesNoIfSaid(risk.security_windows),
    ContinenteCentimos: String(fromEuros(risk.buildings_limit)),
    ContenidoCentimos: String(fromEuros(risk.contents_limit)),
    FormaIndemnizacion: ROBLE_CODES.settlementType[risk.settlement_type],
    ReferenciaCatastral: risk.cadastral_reference,
  };
}
