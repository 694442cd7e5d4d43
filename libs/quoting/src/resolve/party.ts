import type { Party } from '@cotiza/insurers-port';

export interface IdentityFields {
  readonly document_type?: Party['documentType'];
  readonly document_id?: string;
  readonly name?: string;
  readonly surname?: string;
  readonly surname2?: string;
  readonly birth_date?: string;
  readonly gender?: Party['gender'];
  readonly marital_status?: Party['maritalStatus'];
  readonly nationality?: Party['nationality'];
}

/**
 * Returns a person of the policy; with a DNI the nationality is Spanish.
 *
 * @param surname2 in the place of a second surname that was not sent
 * @returns undefined where a field is missing
 */
export function partyOf(fields: IdentityFields, surname2 = ''): Party | undefined {
  const { document_type: documentType, document_id: documentId, birth_date: birthDate, name, surname, gender } = fields;
  const nationality = documentType === 'Dni' ? 'ESP' : fields.nationality;
  const maritalStatus = fields.marital_status;
  if (documentType === undefined || documentId === undefined || name === undefined || surname === undefined) return;
  if (birthDate === undefined || gender === undefined || maritalStatus === undefined || nationality === undefined)
    return;
  return {
    documentType,
    documentId: documentId.toUpperCase(),
    name,
    surname,
    surname2: fields.surname2 || surname2,
    birthDate,
    gender,
    maritalStatus,
    nationality,
  };
}
