/** Texts that the requirements of several lines share. */

export const NATIONALITY_WITH_DNI = 'Con DNI la nacionalidad es española (ESP) por definición: no hace falta enviarla.';
export const TOWN = 'town_id se deduce del código postal solo si este tiene un único municipio.';
export const VEHICLE =
  'La marca, el modelo, la versión, el combustible y la fecha de matriculación se deducen de la matrícula solo si identifica un único vehículo.';
export const CONTACT =
  'El conductor o propietario distinto del titular no tiene dirección propia: se toma la del titular como dirección de contacto.';
export const NO_HISTORY = 'Con previously_insured false no se envía historial y se declaran 0 años.';
export const NOT_REGISTERED_YET =
  'Un vehículo que todavía no se ha matriculado nunca (nuevo, aunque la compra esté prevista) va sin registration_plate, con su versión exacta y con la fecha de hoy en registration_date. Si se compra usado, la fecha es la de su primera matriculación.';

const NOT_ASKED = 'De su identidad no se pide ni se juzga nada más.';
export const NO_COMPANY_AS_HOLDER = `Titular que sea una empresa (documento CIF). ${NOT_ASKED}`;
export const NO_COMPANIES = `Titular, conductor o propietario que sea una empresa (documento CIF). ${NOT_ASKED}`;
