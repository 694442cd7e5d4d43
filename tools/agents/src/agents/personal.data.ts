/** The fields, by their last name, that identify somebody: what the kit counts where it is sent. */
export const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  ...['document_id', 'name', 'surname', 'surname2', 'birth_date', 'phone', 'email'],
  ...['road_name', 'road_number', 'previous_policy_number'],
]);

export const isPersonal = (campo: string): boolean => PERSONAL_FIELDS.has(campo.split('.').at(-1) ?? campo);

/** What an estimate must not ask for: a birth date alone is nobody's, and a plate is somebody's. */
export const tellsWho = (campo: string): boolean =>
  (isPersonal(campo) && !campo.endsWith('birth_date')) || campo.endsWith('_plate');
