/** The fields, by their last name, that identify somebody: what the kit counts where it is sent. */
export const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  ...['document_id', 'name', 'surname', 'surname2', 'birth_date', 'phone', 'email'],
  ...['road_name', 'road_number', 'previous_policy_number'],
]);

export const isPersonal = (campo: string): boolean => PERSONAL_FIELDS.has(campo.split('.').at(-1)!);
