import type { personEnumerations } from '@cotiza/contract';
import type { Party, Town } from '@cotiza/insurers-port';
import type { TakenRequest } from '../request/taken-request';
import { holderAddress, municipalityCode, occupation, type Address } from '../request/holder-facts';
import { ROBLE_CODES } from './roble.codes';

type Country = (typeof personEnumerations.country.values)[number];

export function toRoblePerson(party: Party) {
  return {
    TipoDocumento: ROBLE_CODES.documentType[party.documentType],
    NumeroDocumento: party.documentId,
    Nombre: party.name,
    Apellido1: party.surname,
    Apellido2: party.surname2 === '' ? undefined : party.surname2,
    FechaNacimiento: party.birthDate,
    Sexo: ROBLE_CODES.gender[party.gender],
    EstadoCivil: ROBLE_CODES.maritalStatus[party.maritalStatus],
    Nacionalidad: ROBLE_CODES.country[party.nationality as Country],
  };
}

export function toRobleAddress(address: Address, town: Town) {
  return {
    TipoVia: ROBLE_CODES.roadType[address.road_type],
    NombreVia: address.road_name,
    NumeroVia: address.road_number,
    CodigoPostal: address.postal_code,
    Municipio: municipalityCode(town),
  };
}

export function toRobleHolder(request: TakenRequest) {
  return {
    Persona: toRoblePerson(request.holder),
    Direccion: toRobleAddress(holderAddress(request), request.holderTown),
    SituacionLaboral: ROBLE_CODES.employmentStatus[request.body.holder.employment_status],
    Ocupacion: occupation(request),
  };
}
