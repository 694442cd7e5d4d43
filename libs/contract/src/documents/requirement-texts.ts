import type { InsuranceLine } from '../tables';
import { MOTORCYCLE_LICENCES } from '../tables/motorcycle-licences';
import type { DoorWords } from './door-words';

/** How the requirements are to be used, in the words of a door. */
export const howToUse = ({ lookUp, send, refused, repeat }: DoorWords): readonly string[] => [
  'Antes de enviar nada, informa al cliente de que sus datos se comparten con este servicio para calcular los precios.',
  'Haz al cliente todas las preguntas en un solo mensaje: mensaje_para_el_cliente ya las reúne.',
  'No inventes ni supongas ningún dato obligatorio: si el cliente no lo da, vuelve a preguntárselo o no lo envíes y la respuesta lo señalará.',
  `Los valores de los campos con catalogo ${lookUp}; envía siempre el campo valor, tal cual.`,
  'Algunos catálogos necesitan más parámetros: towns, codigo_postal; vehicle-brands, ramo (coche o moto); vehicle-models, ramo y marca; vehicle-versions, ramo, marca y modelo.',
  send,
  `${refused} Los que puede resolver el cliente traen la pregunta que hay que hacerle, con lo que se espera (formato, ejemplo, límites, valores para elegir); los demás dicen qué hay que quitar o cambiar en la petición. Lo que no se puede cotizar no se resuelve preguntando: díselo al cliente.`,
  `${repeat} y no se cotizará ni se enviará nada dos veces. Cada petición distinta lleva una clave nueva.`,
  'siguiente_paso dice qué hacer con los precios. El cliente los recibe también por correo electrónico, en holder.email, con el enlace de compra. Este servicio no vende ni cobra: la compra la confirma el cliente, fuera de aquí, con un código SMS.',
];

const NATIONALITY_WITH_DNI = 'Con DNI la nacionalidad es española (ESP) por definición: no hace falta enviarla.';
const TOWN = 'town_id se deduce del código postal solo si este tiene un único municipio.';
const VEHICLE =
  'La marca, el modelo, la versión, el combustible y la fecha de matriculación se deducen de la matrícula solo si identifica un único vehículo.';
const CONTACT =
  'El conductor o propietario distinto del titular no tiene dirección propia: se toma la del titular como dirección de contacto.';
const NO_HISTORY = 'Con previously_insured false no se envía historial y se declaran 0 años.';

const NOT_REGISTERED_YET =
  'Un vehículo que todavía no se ha matriculado nunca (nuevo, aunque la compra esté prevista) va sin registration_plate, con su versión exacta y con la fecha de hoy en registration_date. Si se compra usado, la fecha es la de su primera matriculación.';

/** What may be left out although it seems required, and what to send where there is nothing yet, by line. */
export const ACCEPTED_EXCEPTIONS: Record<InsuranceLine, readonly string[]> = {
  Home: [
    'Con DNI y sin segundo apellido se repite el primero (solo en hogar).',
    NATIONALITY_WITH_DNI,
    TOWN,
    'Con address_same_as_risk true, el domicilio del titular es el de la vivienda.',
    'Quien no ha trabajado nunca (por ejemplo, un estudiante) envía en economic_occupation la ocupación para la que estudia o que busca.',
    'Las medidas de seguridad que no se envían no se declaran y no descuentan.',
  ],
  Car: [NATIONALITY_WITH_DNI, TOWN, VEHICLE, NOT_REGISTERED_YET, CONTACT, NO_HISTORY],
  Motorcycle: [
    NATIONALITY_WITH_DNI,
    TOWN,
    'circulation_town_id se deduce de circulation_postal_code solo si este tiene un único municipio.',
    VEHICLE,
    NOT_REGISTERED_YET,
    CONTACT,
    NO_HISTORY,
  ],
};

const NOT_ASKED = 'De su identidad no se pide ni se juzga nada más.';
const NO_COMPANIES = `Titular, conductor o propietario que sea una empresa (documento CIF). ${NOT_ASKED}`;

/** What the service does not quote, by line. */
export const UNSUPPORTED_CASES: Record<InsuranceLine, readonly string[]> = {
  Home: [
    `Titular que sea una empresa (documento CIF). ${NOT_ASKED}`,
    'risk.owner_is_holder false, también para inquilinos.',
  ],
  Car: [NO_COMPANIES, 'Permiso de conducir de un país distinto de España (driving_license_country distinto de ESP).'],
  Motorcycle: [NO_COMPANIES, `Permiso que no habilita para la moto: ${MOTORCYCLE_LICENCES}`],
};
