import type {
  CarEstimateRequest,
  CarRequest,
  GivenAnswers,
  HomeEstimateRequest,
  HomeRequest,
  MotorcycleEstimateRequest,
  MotorcycleRequest,
  Party,
  Town,
  VehicleVersion,
} from '@cotiza/insurers-port';
import { defined, fromEuros } from '@cotiza/kernel';
import { decimalOfCents } from '@cotiza/transport';
import { type Address, holderAddress, municipalityCode, occupation } from '../request/holder-facts';
import type { TakenRequest } from '../request/taken-request';
import { type AnyMotor, historyOf, newPriceCents, plateOf } from '../request/vehicle-facts';
import { FARO_QUESTIONS } from './faro-answer.codes';
import { FARO_CODES } from './faro.codes';

/**
 * Maps a request of any line, with the answers to questions about a car. Telephone and e-mail are not needed for a price and are not
 * sent.
 */
export function toFaro(request: TakenRequest, answers?: GivenAnswers) {
  const { reference: referencia, effectiveDate: fechaEfecto } = request;
  const shared = { referencia, fechaEfecto, tomador: toFaroHolder(request) };
  if (request.line === 'Home') return { ...shared, vivienda: toFaroHome(request) };
  const propietario = { esTomador: request.body.owner_same_as_holder, persona: toFaroPerson(request.owner) };
  if (request.line === 'Car') {
    const respuestas = answers && toFaroAnswers(answers);
    return { ...shared, vehiculo: toFaroCar(request), conductor: toFaroCarDriver(request), propietario, respuestas };
  }
  return { ...shared, vehiculo: toFaroMotorcycle(request), conductor: toFaroRider(request), propietario };
}

const toFaroAnswers = (answers: GivenAnswers) =>
  Object.entries(FARO_QUESTIONS).flatMap(([codigo, { code }]) =>
    answers[code] === undefined ? [] : [{ codigo, valor: answers[code] }],
  );

/** Maps a home. `owner_is_holder` is not sent: it is true in every quoted request. */
function toFaroHome({ body: { risk }, riskTown }: HomeRequest) {
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

function toFaroCar(request: CarRequest) {
  const { vehicle } = request.body;
  return {
    matricula: plateOf(request),
    ...toFaroAnyCar(request),
    formaAdquisicion: FARO_CODES.purchaseType[vehicle.purchase_type],
    fechaCompra: vehicle.purchase_date ?? null,
  };
}

/** Maps a car without its owner. The fuel comes from the catalogue, even where the customer says otherwise. */
export function toFaroAnyCar(request: CarEstimateRequest) {
  const { vehicle } = request.body;
  return {
    ...toFaroVersion(request.vehicle),
    combustible: FARO_CODES.fuel[request.vehicle.fuel],
    fechaMatriculacion: request.registrationDate,
    uso: FARO_CODES.carUse[vehicle.use],
    kilometros: FARO_CODES.annualKm[vehicle.annual_km],
    estacionamiento: FARO_CODES.parking[vehicle.parking_type],
    valorNuevo: toFaroNewValue(request),
  };
}

function toFaroCarDriver(request: CarRequest) {
  const { driver } = request.body;
  return {
    esTomador: driver.same_as_holder,
    persona: toFaroPerson(request.driver),
    permiso: {
      tipo: FARO_CODES.carLicense[driver.driving_license_type],
      fechaExpedicion: driver.driving_license_date,
      pais: FARO_CODES.country[driver.driving_license_country],
    },
    historial: toFaroHistory(request),
    ...toFaroFines(driver),
  };
}

export function toFaroFines({ penalties, parking_fine_only, points_lost }: CarEstimateRequest['body']['driver']) {
  return {
    multas: FARO_CODES.penalties[penalties],
    soloAparcamiento: penalties === '1' ? parking_fine_only : undefined,
    puntosPerdidos: points_lost,
  };
}

function toFaroMotorcycle(request: MotorcycleRequest) {
  return {
    matricula: plateOf(request),
    ...toFaroAnyMotorcycle(request),
    fechaCompra: request.body.vehicle.purchase_date,
  };
}

/** Maps a motorcycle without its owner. */
export function toFaroAnyMotorcycle(request: MotorcycleEstimateRequest) {
  const { vehicle } = request.body;
  return {
    ...toFaroVersion(request.vehicle),
    motor: FARO_CODES.motorcycleEngine[request.vehicle.fuel === 'Electric' ? 'Electric' : 'Combustion'],
    fechaMatriculacion: request.registrationDate,
    kilometros: vehicle.kilometers_per_year,
    estacionamiento: FARO_CODES.parking[vehicle.garage_type_id],
    valorNuevo: toFaroNewValue(request),
    circulacion: toFaroZone(vehicle.circulation_postal_code, request.circulationTown),
  };
}

/** Maps a rider. No insurer uses fines and lost points of riders, so they are not sent. */
function toFaroRider(request: MotorcycleRequest) {
  const { driver } = request.body;
  const { previousMotorcycle } = request;
  return {
    esTomador: driver.same_as_holder,
    persona: toFaroPerson(request.driver),
    permiso: {
      tipo: FARO_CODES.motorcycleLicense[driver.driving_license_type],
      fechaExpedicion: driver.driving_license_date,
      zona: FARO_CODES.licenseZone[driver.driving_license_issuing_zone_id],
    },
    experiencia: FARO_CODES.ridingExperience[driver.driving_experience_id],
    motoAnterior: previousMotorcycle && toFaroVersion(previousMotorcycle),
    permisoCoche: toFaroCarLicence(driver),
    historial: toFaroHistory(request),
  };
}

function toFaroCarLicence(driver: MotorcycleRequest['body']['driver']) {
  if (driver.has_car_license === undefined) return undefined;
  return {
    tiene: driver.has_car_license,
    fechaExpedicion: driver.has_car_license
      ? defined(driver.car_license_date, 'date of the car licence of who has one')
      : null,
  };
}

type MotorRequest = CarRequest | MotorcycleRequest;

function toFaroVersion(version: VehicleVersion) {
  return {
    idVersion: version.id,
    marca: version.brandName,
    modelo: version.modelName,
    version: version.name,
    cilindrada: version.displacementCc,
    potenciaKw: version.powerKw,
  };
}

function toFaroNewValue(request: AnyMotor): string | null {
  const cents = newPriceCents(request);
  return cents === undefined ? null : decimalOfCents(cents);
}

function toFaroHistory({ body }: MotorRequest) {
  const history = historyOf(body.driver);
  if (!history) return { aseguradoAntes: false };
  return {
    aseguradoAntes: true,
    compania: history.companyKey,
    poliza: history.policy,
    matricula: history.plate,
    aniosAsegurado: history.totalYears,
    aniosCompania: history.companyYears,
    aniosSinSiniestros: history.cleanYears,
    siniestrosCulpa5Anios: history.atFaultClaims,
  };
}

function toFaroPerson(party: Party) {
  return {
    tipoDocumento: FARO_CODES.documentType[party.documentType],
    numeroDocumento: party.documentId,
    nombre: party.name,
    apellido1: party.surname,
    apellido2: party.surname2 === '' ? null : party.surname2,
    fechaNacimiento: party.birthDate,
    sexo: FARO_CODES.gender[party.gender],
    estadoCivil: FARO_CODES.maritalStatus[party.maritalStatus],
    nacionalidad: FARO_CODES.country[party.nationality],
  };
}

function toFaroAddress(address: Address, town: Town) {
  return {
    tipoVia: FARO_CODES.roadType[address.road_type],
    nombreVia: address.road_name,
    numeroVia: address.road_number,
    ...toFaroZone(address.postal_code, town),
  };
}

/** Maps a place by its town. */
export function toFaroZone(postalCode: string, town: Town) {
  return { codigoPostal: postalCode, municipio: municipalityCode(town) };
}

function toFaroHolder(request: TakenRequest) {
  return {
    persona: toFaroPerson(request.holder),
    domicilio: toFaroAddress(holderAddress(request), request.holderTown),
    situacionLaboral: FARO_CODES.employmentStatus[request.body.holder.employment_status],
    ocupacion: occupation(request) ?? null,
  };
}
