import type { CarRequest, Party } from '@cotiza/insurers-port';
import { decimalOfCents } from '@cotiza/transport';
import { holderAddress, municipalityCode } from '../request/holder-facts';
import { historyOf, newPriceCents, plateOf } from '../request/vehicle-facts';
import { LONJA_CODES } from './lonja.codes';

/** Maps the request for a car. Telephone, e-mail and street are not needed for a price and are not sent. */
export function toLonja(request: CarRequest) {
  const { holder, owner_same_as_holder: ownerIsHolder } = request.body;
  return {
    referencia: request.reference,
    efecto: request.effectiveDate,
    tomador: {
      persona: toLonjaPerson(request.holder),
      codigoPostal: holderAddress(request).postal_code,
      municipio: municipalityCode(request.holderTown),
      situacion: LONJA_CODES.employmentStatus[holder.employment_status],
    },
    coche: toLonjaCar(request),
    conductor: toLonjaDriver(request),
    propietario: { esTomador: ownerIsHolder, persona: toLonjaPerson(request.owner) },
  };
}

/** Maps a car. The fuel comes from the catalogue, even where the customer says otherwise. */
function toLonjaCar(request: CarRequest) {
  const { id, brandName, modelName, name, displacementCc, powerKw, fuel } = request.vehicle;
  const { vehicle } = request.body;
  const newValue = newPriceCents(request);
  return {
    matricula: plateOf(request),
    version: { id, marca: brandName, modelo: modelName, nombre: name, cc: displacementCc, kw: powerKw },
    combustible: LONJA_CODES.fuel[fuel],
    matriculado: request.registrationDate,
    adquisicion: LONJA_CODES.purchaseType[vehicle.purchase_type],
    comprado: vehicle.purchase_date,
    uso: LONJA_CODES.carUse[vehicle.use],
    km: LONJA_CODES.annualKm[vehicle.annual_km],
    aparcamiento: LONJA_CODES.parking[vehicle.parking_type],
    valorNuevo: newValue === undefined ? undefined : decimalOfCents(newValue),
  };
}

function toLonjaDriver(request: CarRequest) {
  const { driver } = request.body;
  return {
    esTomador: driver.same_as_holder,
    persona: toLonjaPerson(request.driver),
    permiso: {
      clase: LONJA_CODES.carLicense[driver.driving_license_type],
      desde: driver.driving_license_date,
      pais: LONJA_CODES.country[driver.driving_license_country],
    },
    historial: toLonjaHistory(driver),
    sanciones: LONJA_CODES.penalties[driver.penalties],
    soloAparcamiento: driver.penalties === '1' ? driver.parking_fine_only : undefined,
    puntosPerdidos: driver.points_lost,
  };
}

function toLonjaHistory(driver: CarRequest['body']['driver']) {
  const history = historyOf(driver);
  return (
    history && {
      compania: history.companyKey,
      poliza: history.policy,
      matricula: history.plate,
      aniosAsegurado: history.totalYears,
      aniosCompania: history.companyYears,
      aniosSinPartes: history.cleanYears,
      partesCulpa5Anios: history.atFaultClaims,
    }
  );
}

function toLonjaPerson(party: Party) {
  return {
    documento: { tipo: LONJA_CODES.documentType[party.documentType], numero: party.documentId },
    nombre: party.name,
    apellidos: `${party.surname} ${party.surname2}`.trim(),
    nacimiento: party.birthDate,
    sexo: LONJA_CODES.gender[party.gender],
    estadoCivil: LONJA_CODES.maritalStatus[party.maritalStatus],
    nacionalidad: LONJA_CODES.country[party.nationality],
  };
}
