import type { CarRequest, HomeRequest, MotorcycleRequest, Party, Town, VehicleVersion } from '@cotiza/insurers-port';
import { fromEuros } from '@cotiza/kernel';
import type { XmlShape } from '@cotiza/transport';
import { type Address, holderAddress, municipalityCode, occupation } from '../request/holder-facts';
import type { TakenRequest } from '../request/taken-request';
import { historyOf, newPriceCents, plateOf } from '../request/vehicle-facts';
import { ROBLE_CODES } from './roble.codes';

/** Maps a request of any line. Telephone and e-mail are not needed for a price and are not sent. */
export function toRoble(request: TakenRequest, brokerCode: string): XmlShape {
  const header = { CodigoMediador: brokerCode, IdTransaccion: request.reference };
  const policy = { FechaEfecto: request.effectiveDate, Tomador: toRobleHolder(request) };
  if (request.line === 'Home') {
    return { Cabecera: header, Ramo: 'HOG', ...policy, RiesgoHogar: { Vivienda: toRobleHome(request) } };
  }
  const owner = { EsTomador: yesNo(request.body.owner_same_as_holder), Persona: toRoblePerson(request.owner) };
  if (request.line === 'Car') {
    const risk = { Coche: toRobleCar(request), Conductor: toRobleCarDriver(request), Propietario: owner };
    return { Cabecera: header, Ramo: 'AUT', ...policy, RiesgoAuto: risk };
  }
  const risk = { Moto: toRobleMotorcycle(request), Conductor: toRobleRider(request), Propietario: owner };
  return { Cabecera: header, Ramo: 'MOT', ...policy, RiesgoMoto: risk };
}

/** Maps a home. `owner_is_holder` is not sent: it is true in every quoted request. */
function toRobleHome({ body: { risk }, riskTown }: HomeRequest) {
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

/** Maps a car. The fuel comes from the catalogue, even where the customer says otherwise. */
function toRobleCar(request: CarRequest) {
  const { vehicle } = request.body;
  return {
    Matricula: plateOf(request),
    ...toRobleVersion(request.vehicle),
    Combustible: ROBLE_CODES.fuel[request.vehicle.fuel],
    FechaMatriculacion: request.registrationDate,
    FormaAdquisicion: ROBLE_CODES.purchaseType[vehicle.purchase_type],
    FechaCompra: vehicle.purchase_date,
    Uso: ROBLE_CODES.carUse[vehicle.use],
    Kilometros: ROBLE_CODES.annualKm[vehicle.annual_km],
    Estacionamiento: ROBLE_CODES.parking[vehicle.parking_type],
    ValorNuevoCentimos: toRobleNewValue(request),
  };
}

function toRobleCarDriver(request: CarRequest) {
  const { driver } = request.body;
  return {
    EsTomador: yesNo(driver.same_as_holder),
    Persona: toRoblePerson(request.driver),
    Permiso: {
      Tipo: ROBLE_CODES.carLicense[driver.driving_license_type],
      FechaExpedicion: driver.driving_license_date,
      Pais: ROBLE_CODES.country[driver.driving_license_country],
    },
    AseguradoAntes: yesNo(driver.previously_insured),
    Historial: toRobleHistory(request),
    Multas: ROBLE_CODES.penalties[driver.penalties],
    SoloAparcamiento: driver.penalties === '1' ? yesNoIfSaid(driver.parking_fine_only) : undefined,
    PuntosPerdidos: yesNo(driver.points_lost),
  };
}

function toRobleMotorcycle(request: MotorcycleRequest) {
  const { vehicle } = request.body;
  return {
    Matricula: plateOf(request),
    ...toRobleVersion(request.vehicle),
    Motor: ROBLE_CODES.motorcycleEngine[request.vehicle.fuel === 'Electric' ? 'Electric' : 'Combustion'],
    FechaMatriculacion: request.registrationDate,
    FechaCompra: vehicle.purchase_date,
    KilometrosAnio: String(vehicle.kilometers_per_year),
    Estacionamiento: ROBLE_CODES.parking[vehicle.garage_type_id],
    ValorNuevoCentimos: toRobleNewValue(request),
    CodigoPostalCirculacion: vehicle.circulation_postal_code,
    MunicipioCirculacion: municipalityCode(request.circulationTown),
  };
}

/** Maps a rider. No insurer uses fines and lost points of riders, so they are not sent. */
function toRobleRider(request: MotorcycleRequest) {
  const { driver } = request.body;
  const { previousMotorcycle } = request;
  return {
    EsTomador: yesNo(driver.same_as_holder),
    Persona: toRoblePerson(request.driver),
    Permiso: {
      Tipo: ROBLE_CODES.motorcycleLicense[driver.driving_license_type],
      FechaExpedicion: driver.driving_license_date,
      Zona: ROBLE_CODES.licenseZone[driver.driving_license_issuing_zone_id],
    },
    Experiencia: ROBLE_CODES.ridingExperience[driver.driving_experience_id],
    MotoAnterior: previousMotorcycle ? toRobleVersion(previousMotorcycle) : undefined,
    PermisoCoche: yesNoIfSaid(driver.has_car_license),
    FechaPermisoCoche: driver.has_car_license ? driver.car_license_date : undefined,
    AseguradoAntes: yesNo(driver.previously_insured),
    Historial: toRobleHistory(request),
  };
}

type MotorRequest = CarRequest | MotorcycleRequest;

const yesNo = (is: boolean): 'S' | 'N' => (is ? 'S' : 'N');

/** Maps a boolean. An unknown one is left out. */
const yesNoIfSaid = (is: boolean | undefined) => (is === undefined ? undefined : yesNo(is));

function toRobleVersion(version: VehicleVersion) {
  return {
    CodigoVersion: version.id,
    Marca: version.brandName,
    Modelo: version.modelName,
    Version: version.name,
    Cilindrada: String(version.displacementCc),
    PotenciaKw: String(version.powerKw),
  };
}

function toRobleNewValue(request: MotorRequest): string | undefined {
  const cents = newPriceCents(request);
  return cents === undefined ? undefined : String(cents);
}

function toRobleHistory({ body }: MotorRequest) {
  const history = historyOf(body.driver);
  return (
    history && {
      Compania: history.companyKey,
      Poliza: history.policy,
      Matricula: history.plate,
      AniosAsegurado: String(history.totalYears),
      AniosCompania: String(history.companyYears),
      AniosSinSiniestros: String(history.cleanYears),
      SiniestrosCulpa5Anios: String(history.atFaultClaims),
    }
  );
}

function toRoblePerson(party: Party) {
  return {
    TipoDocumento: ROBLE_CODES.documentType[party.documentType],
    NumeroDocumento: party.documentId,
    Nombre: party.name,
    Apellido1: party.surname,
    Apellido2: party.surname2 === '' ? undefined : party.surname2,
    FechaNacimiento: party.birthDate,
    Sexo: ROBLE_CODES.gender[party.gender],
    EstadoCivil: ROBLE_CODES.maritalStatus[party.maritalStatus],
    Nacionalidad: ROBLE_CODES.country[party.nationality],
  };
}

function toRobleAddress(address: Address, town: Town) {
  return {
    TipoVia: ROBLE_CODES.roadType[address.road_type],
    NombreVia: address.road_name,
    NumeroVia: address.road_number,
    CodigoPostal: address.postal_code,
    Municipio: municipalityCode(town),
  };
}

function toRobleHolder(request: TakenRequest) {
  return {
    Persona: toRoblePerson(request.holder),
    Direccion: toRobleAddress(holderAddress(request), request.holderTown),
    SituacionLaboral: ROBLE_CODES.employmentStatus[request.body.holder.employment_status],
    Ocupacion: occupation(request),
  };
}
