/** The fields, by their last name, that identify a person. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  ...['document_id', 'name', 'surname', 'surname2', 'birth_date', 'phone', 'email'],
  ...['road_name', 'road_number', 'previous_policy_number'],
]);

export const isPersonal = (campo: string): boolean => PERSONAL_FIELDS.has(campo.split('.').at(-1) ?? campo);

/** Returns whether an estimate must not ask for a field: a plate identifies a person, a birth date alone does not. */
export const isIdentifying = (campo: string): boolean =>
  (isPersonal(campo) && !campo.endsWith('birth_date')) || campo.endsWith('_plate');
