import type { Party } from '@cotiza/insurers-port';

/** The identity fields of a person as the body holds them, once the contract has found no fault. */
export interface IdentityFields {
  readonly document_type?: Party['documentType'];
  readonly document_id?: string;
  readonly name?: string;
  readonly surname?: string;
  readonly surname2?: string;
  readonly birth_date?: string;
  readonly gender?: Party['gender'];
  readonly marital_status?: Party['maritalStatus'];
  readonly nationality?: string;
}

/**
 * A person of the policy with what follows from the document filled in: with a DNI the nationality is Spanish.
 *
 * @param surname2 what stands for a second surname that was not sent
 */
export function partyOf(fields: IdentityFields, surname2 = ''): Party {
  return {
    documentType: fields.document_type!,
    documentId: fields.document_id!.toUpperCase(),
    name: fields.name!,
    surname: fields.surname!,
    surname2: fields.surname2 || surname2,
    birthDate: fields.birth_date!,
    gender: fields.gender!,
    maritalStatus: fields.marital_status!,
    nationality: fields.document_type === 'Dni' ? 'ESP' : fields.nationality!,
  };
}
