import type { personEnumerations } from '@cotiza/contract';
import type { Party, Town } from '@cotiza/insurers-port';
import type { TakenRequest } from '../request/taken-request';
import { holderAddress, municipalityCode, occupation, type Address } from '../request/holder-facts';
import { FARO_CODES } from './faro.codes';

type Country = (typeof personEnumerations.country.values)[number];

export function toFaroPerson(party: Party) {
  return {
    tipoDocumento: FARO_CODES.documentType[party.documentType],
    numeroDocumento: party.documentId,
    nombre: party.name,
    apellido1: party.surname,
    apellido2: party.surname2 === '' ? null : party.surname2,
    fechaNacimiento: party.birthDate,
    sexo: FARO_CODES.gender[party.gender],
    estadoCivil: FARO_CODES.maritalStatus[party.maritalStatus],
    nacionalidad: FARO_CODES.country[party.nationality as Country],
  };
}

export function toFaroAddress(address: Address, town: Town) {
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

export function toFaroHolder(request: TakenRequest) {
  return {
    persona: toFaroPerson(request.holder),
    domicilio: toFaroAddress(holderAddress(request), request.holderTown),
    situacionLaboral: FARO_CODES.employmentStatus[request.body.holder.employment_status],
    ocupacion: occupation(request) ?? null,
  };
}
