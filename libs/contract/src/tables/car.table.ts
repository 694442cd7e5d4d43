import * as motorEnumerations from '../enumerations/motor';
import * as personEnumerations from '../enumerations/person';
import { is, isNotSent, not } from '../model/condition';
import { block, optional, required, requiredWhen, requiredWhenOrOpen } from '../model/field';
import { USES } from '../model/field-use';
import type { MiddleCase } from '../model/middle-case';
import { valueAt } from '../validation/body-values';
import { FROM, isSaid } from './middle-values';
import { questionsOf } from '../model/question';
import { choice, day, flag, number, text } from '../model/value-kind';
import { plate } from '../patterns/plate';
import { plain, printable } from '../patterns/texts';
import { historyRows } from './history.table';
import { carHolder } from './holder.table';
import { driverIdentityRows, ownerRows } from './parties.table';
import {
  LICENCE_DATE,
  LICENCE_HELP,
  LICENCE_MIDDLE,
  purchasedAfterRegistration,
  REGISTRATION_RULE,
  VERSION_RULE,
  WHERE_LICENCE_DATE,
} from './vehicle.rules';

const aboutCar = questionsOf({ title: 'El coche', english: 'The car' });
const aboutUse = questionsOf({ title: 'Cómo se usa el coche', english: 'How the car is used' });
const aboutLicence = questionsOf({ title: 'El permiso de quien conduce', english: 'The licence of the driver' });

const plateNumber = aboutCar('¿Qué matrícula tiene el coche?', { hint: 'si no la tiene o no la sabes, dilo' });
const whichVersion = '¿Cuál es la marca, el modelo y la versión exacta del coche?';
const note = 'La versión se busca en el catálogo: vehicle-brands, vehicle-models y vehicle-versions con ramo=coche.';
const version = aboutCar(whichVersion, {
  onlyIf: 'no tiene matrícula, no la sabes o con ella no basta',
  note,
  withoutIdentity: aboutCar(whichVersion, { note }),
});
/** The question where nothing identifies the vehicle: most customers know their plate. */
const identifies = {
  question: aboutCar(
    '¿Qué matrícula tiene el coche? Si no la tiene o no la sabes, di marca, modelo, versión y fecha de primera matriculación.',
  ),
  oneOf: [['vehicle.registration_plate'], ['vehicle.version_id', 'vehicle.registration_date']],
};
const whenRegistered = '¿En qué fecha se matriculó el coche por primera vez?';
const registration = aboutCar(whenRegistered, {
  withoutIdentity: aboutCar(whenRegistered, { note: 'Si todavía no se ha matriculado nunca, la fecha de hoy.' }),
  onlyIf: 'ya está matriculado y no sabes la matrícula o con ella no basta',
  note: 'Se deduce de la matrícula solo si esta identifica un único vehículo. Si no, es obligatoria y no puede ser futura, también con la compra prevista (planned). Si todavía no se ha matriculado nunca, la fecha de hoy.',
});
const purchase = aboutCar('¿Ya era tuyo, lo acabas de comprar o todavía no lo has comprado?');
const purchaseDate = aboutCar('¿En qué fecha lo compraste?', {
  onlyIf: 'el coche ya está comprado',
  note: 'Si se acaba de comprar, la fecha de hoy.',
});
const fuel = aboutCar('¿Qué combustible usa?', {
  hint: 'opcional',
  note: 'Identificado el vehículo, se toma del catálogo.',
});
const price = aboutCar('¿Cuánto costaba el coche nuevo, en euros y con impuestos?', { hint: 'opcional' });
const use = aboutUse('¿Qué uso le das?');
const kilometres = aboutUse('¿Cuántos kilómetros hace al año?');
const parking = aboutUse('¿Dónde duerme?');
const licence = aboutLicence('¿Qué permiso de conducir tiene quien conduce?');
const licenceDate = aboutLicence(`¿Desde qué fecha tiene ese permiso quien conduce (${WHERE_LICENCE_DATE})?`, {
  onForm: '¿Desde qué fecha tiene ese permiso quien conduce?',
});
const licenceCountry = aboutLicence('¿Qué país expidió el permiso de quien conduce?', {
  note: 'Solo se cotiza con permiso español (ESP).',
});
const fines = aboutLicence('¿Cuántas multas de tráfico ha tenido en los últimos 3 años?');
const parkingFine = aboutLicence('¿Esa única multa fue de aparcamiento?', { onlyIf: 'ha tenido una sola multa' });
const points = aboutLicence('¿Ha perdido puntos del permiso en el último año?');

const planned = is('vehicle.purchase_type', 'planned');

/** A driver who lost points, or whose only fine is described, was fined. */
const finedOnce: MiddleCase['fits'] = (body) =>
  isSaid(body, 'driver.parking_fine_only') || valueAt(body, 'driver.points_lost') === true ? '1' : undefined;

const vehicle = block(
  {
    registration_plate: optional(text(4, 10, plate), {
      use: USES.plate,
      description: 'Matrícula. Identifica el vehículo solo si corresponde a una única versión.',
      question: plateNumber,
      form: { hint: 'Como 1234BCD o M-1234-AB' },
      example: '1234MKF',
      inExample: true,
    }),
    brand_id: optional(text(1, 20, plain), {
      use: USES.vehicle,
      description: 'Marca: id del catálogo.',
      question: version,
      example: 'CBFGGYSMAW67',
      catalogue: 'vehicle-brands',
      resolved: ['Tiene que ser la marca de la versión.'],
    }),
    model_id: optional(text(1, 20, plain), {
      use: USES.vehicle,
      description: 'Modelo: id del catálogo.',
      question: version,
      example: 'CMY07TEXAZ3S',
      catalogue: 'vehicle-models',
      resolved: ['Tiene que ser el modelo de la versión, y de la marca.'],
    }),
    version_id: requiredWhen(isNotSent('vehicle.registration_plate'), text(1, 20, plain), {
      use: USES.price,
      description: 'Versión exacta: id del catálogo.',
      question: version,
      instead: identifies,
      example: 'CVJG25SQP021',
      catalogue: 'vehicle-versions',
      format: 'valor del catálogo vehicle-versions',
      formatTerms: 'obligatorio sin matrícula o si no basta',
      resolved: [VERSION_RULE],
    }),
    brand_name: optional(text(0, 80, printable), {
      use: USES.unused,
      description: 'Nombre de la marca. Solo informativo.',
      question: version,
      example: 'SEAT',
    }),
    model_name: optional(text(0, 80, printable), {
      use: USES.unused,
      description: 'Nombre del modelo. Solo informativo.',
      question: version,
      example: 'Ibiza',
    }),
    version_name: optional(text(0, 160, printable), {
      use: USES.unused,
      description: 'Nombre de la versión. Solo informativo.',
      question: version,
      example: '1.0 MPI 80 CV',
    }),
    registration_date: requiredWhen(isNotSent('vehicle.registration_plate'), day('future'), {
      use: USES.price,
      description: 'Fecha de primera matriculación.',
      question: registration,
      instead: identifies,
      example: '2023-09-14',
      format: 'fecha AAAA-MM-DD',
      formatTerms: 'obligatoria sin matrícula o si no basta',
      resolved: [REGISTRATION_RULE],
    }),
    purchase_type: required(choice(motorEnumerations.purchaseType), {
      use: USES.insurers,
      description: 'Cómo se adquirió. Nunca se deduce de las fechas.',
      question: purchase,
      example: 'already_owned',
    }),
    purchase_date: requiredWhenOrOpen(not(planned), day('future'), {
      use: USES.insurers,
      description: 'Fecha de compra. No puede ser anterior a la primera matriculación.',
      question: purchaseDate,
      example: '2023-09-14',
      forbiddenWhen: planned,
      rules: [purchasedAfterRegistration],
    }),
    use: required(choice(motorEnumerations.carUse), {
      use: USES.price,
      description: 'Uso del coche.',
      question: use,
      middle: { value: 'Private', tried: ['Private', 'Professional'], from: FROM.usual },
      need: {
        of: {
          Private: 'Le das un uso particular.',
          Professional: 'Le das un uso profesional.',
          PublicService: 'Lo usas como servicio público (taxi o VTC).',
        },
      },
      example: 'Private',
      catalogue: 'car-use-types',
    }),
    annual_km: required(choice(motorEnumerations.annualKm), {
      use: USES.price,
      description: 'Kilómetros al año.',
      question: kilometres,
      middle: { value: 'UpTo15000km', from: FROM.portfolio },
      need: { says: 'Haces {} al año.' },
      example: 'UpTo15000km',
      catalogue: 'annual-km-options',
    }),
    parking_type: required(choice(motorEnumerations.parking), {
      use: USES.price,
      description: 'Dónde duerme el coche.',
      question: parking,
      middle: { value: 'NoGarage', from: FROM.usual },
      example: 'CommunalParking',
      catalogue: 'car-parking-types',
    }),
    fuel_type: optional(choice(motorEnumerations.fuel), {
      use: USES.unused,
      description: 'Combustible. Identificado el vehículo, vale el del catálogo.',
      question: fuel,
      example: 'Gasoline',
      catalogue: 'fuel-types',
    }),
    retail_price: optional(number(1, 5_000_000, 'euros'), {
      use: USES.price,
      description: 'Precio de venta al público del coche nuevo, impuestos incluidos.',
      question: price,
      example: 19_375,
    }),
  },
  { about: 'Coche que se asegura.' },
);

const driver = block(
  {
    ...driverIdentityRows,
    driving_license_type: required(choice(motorEnumerations.carLicense), {
      use: USES.insurers,
      description: 'Permiso de conducir.',
      question: licence,
      unlisted:
        'Con otro no se cotiza un coche aquí: díselo al cliente. AM es el permiso de ciclomotores y cuadriciclos ligeros, y los cuadriciclos tampoco se cotizan.',
      example: 'B',
      catalogue: 'driving-license-types',
    }),
    driving_license_date: required(day('future'), {
      use: USES.price,
      description: LICENCE_DATE,
      question: licenceDate,
      middle: LICENCE_MIDDLE,
      form: { help: LICENCE_HELP },
      example: '2004-07-20',
    }),
    driving_license_country: required(choice(personEnumerations.country), {
      use: USES.contract,
      description: 'País que expidió el permiso (ISO 3166-1 alfa-3).',
      question: licenceCountry,
      example: 'ESP',
      catalogue: 'nationalities',
      format: 'ESP; con el permiso de otro país no se cotiza',
      unsupported: {
        allBut: ['ESP'],
        message:
          'Solo se cotiza con permiso de conducir expedido en España (ESP), también por canje: pregunta si está canjeado; si no, díselo, no se puede cotizar aquí.',
      },
    }),
    ...historyRows('coche', 'car-insurance-companies'),
    penalties: required(choice(motorEnumerations.penalties), {
      use: USES.price,
      description: 'Multas de tráfico en los últimos 3 años; 6 significa más de cinco.',
      question: fines,
      middle: { value: '0', fits: finedOnce, tried: ['0', '1', '2', '3'], from: FROM.usual },
      example: '0',
    }),
    parking_fine_only: requiredWhen(is('driver.penalties', '1'), flag(), {
      use: USES.price,
      description: 'Si la única multa fue de aparcamiento.',
      question: parkingFine,
      middle: { value: false, from: FROM.nothing },
      example: true,
    }),
    points_lost: required(flag(), {
      use: USES.price,
      description: 'Si ha perdido puntos del permiso en el último año.',
      question: points,
      middle: { value: false, from: FROM.usual },
      example: false,
    }),
  },
  { about: 'Conductor habitual.' },
);

export const carRows = { holder: carHolder, vehicle, driver, ...ownerRows };
