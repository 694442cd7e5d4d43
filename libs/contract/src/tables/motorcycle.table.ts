import * as motorEnumerations from '../enumerations/motor';
import { is, isNotSent } from '../model/condition';
import { block, optional, required, requiredWhen } from '../model/field';
import { USES } from '../model/field-use';
import type { MiddleCase } from '../model/middle-case';
import { valueAt } from '../validation/body-values';
import { CAR_LICENCE_AGE, driverTurned, FROM } from './middle-values';
import { questionsOf } from '../model/question';
import { choice, day, flag, integer, text } from '../model/value-kind';
import { plate } from '../patterns/plate';
import { plain, postalCode } from '../patterns/texts';
import { SEVERAL_TOWNS, TOWN_FORMAT, TOWN_RULE } from './address.table';
import { historyRows } from './history.table';
import { motorcycleHolder } from './holder.table';
import { driverIdentityRows, ownerRows } from './parties.table';
import { MOTORCYCLE_LICENCES } from './motorcycle-licences';
import {
  LICENCE_DATE,
  LICENCE_HELP,
  LICENCE_MIDDLE,
  purchasedAfterRegistration,
  REGISTRATION_RULE,
  VERSION_RULE,
  WHERE_LICENCE_DATE,
} from './vehicle.rules';

const aboutMotorcycle = questionsOf({ title: 'La moto', english: 'The motorcycle' });
const aboutUse = questionsOf({ title: 'Cómo se usa la moto', english: 'How the motorcycle is used' });
const aboutLicence = questionsOf({
  title: 'El permiso y la experiencia de quien conduce',
  english: 'The licence and the experience of the driver',
});

const plateNumber = aboutMotorcycle('¿Qué matrícula tiene la moto?', { hint: 'si no la tiene o no la sabes, dilo' });
const whichVersion = '¿Cuál es la marca, el modelo y la versión exacta de la moto?';
const note = 'La versión se busca en el catálogo: vehicle-brands, vehicle-models y vehicle-versions con ramo=moto.';
const version = aboutMotorcycle(whichVersion, {
  onlyIf: 'no tiene matrícula, no la sabes o con ella no basta',
  note,
  withoutIdentity: aboutMotorcycle(whichVersion, { note }),
});
/** The question where nothing identifies the vehicle: most customers know their plate. */
const identifies = {
  question: aboutMotorcycle(
    '¿Qué matrícula tiene la moto? Si no la tiene o no la sabes, di marca, modelo, versión y fecha de primera matriculación.',
  ),
  oneOf: [['vehicle.registration_plate'], ['vehicle.code', 'vehicle.registration_date']],
};
const whenRegistered = '¿En qué fecha se matriculó la moto por primera vez?';
const registration = aboutMotorcycle(whenRegistered, {
  withoutIdentity: aboutMotorcycle(whenRegistered, { note: 'Si todavía no se ha matriculado nunca, la fecha de hoy.' }),
  onlyIf: 'ya está matriculada y no sabes la matrícula o con ella no basta',
  note: 'Se deduce de la matrícula solo si esta identifica un único vehículo. Si no, es obligatoria y no puede ser futura. Si todavía no se ha matriculado nunca, la fecha de hoy.',
});
const purchase = aboutMotorcycle('¿En qué fecha compraste la moto?', {
  note: 'Si se acaba de comprar, la fecha de hoy.',
});
const circulation = aboutUse('¿Por qué código postal y municipio circula habitualmente?', {
  onForm: '¿Por qué código postal circula habitualmente?',
  note: 'Se pregunta siempre; si coincide con el del titular, se repite.',
});
const circulationTown = aboutUse('¿En qué municipio circula habitualmente?', {
  onlyIf: SEVERAL_TOWNS,
  isFollowUp: true,
});
const garage = aboutUse('¿Dónde duerme?');
const kilometres = aboutUse('¿Cuántos kilómetros hace al año?');
const licence = aboutLicence('¿Qué permiso tiene quien conduce?');
const licenceDate = aboutLicence(`¿Desde qué fecha tiene ese permiso quien conduce (${WHERE_LICENCE_DATE})?`, {
  onForm: '¿Desde qué fecha tiene ese permiso quien conduce?',
});
const licenceZone = aboutLicence('¿Dónde se expidió el permiso de quien conduce?');
const experience = aboutLicence('¿Qué experiencia tiene con motos?');
const otherMotorcycle = aboutLicence(
  '¿Cuál es la marca, el modelo y la versión de la otra moto con la que tiene experiencia?',
  {
    onlyIf: 'su experiencia es con otra moto',
    note: 'La otra moto se busca en el catálogo vehicle-versions con ramo=moto.',
  },
);
const carLicence = aboutLicence('¿Tiene también permiso de coche?', { hint: 'opcional' });
const carLicenceDate = aboutLicence(
  `¿En qué fecha obtuvo por primera vez el permiso de coche (${WHERE_LICENCE_DATE})?`,
  {
    onForm: '¿En qué fecha obtuvo por primera vez el permiso de coche?',
    onlyIf: 'tiene también permiso de coche',
  },
);
const NOT_USED = 'Ninguna aseguradora lo usa en moto.';
const fines = aboutLicence('¿Cuántas multas de tráfico ha tenido en los últimos 3 años?', {
  hint: 'opcional',
  note: NOT_USED,
});
const points = aboutLicence('¿Ha perdido puntos del permiso en el último año?', { hint: 'opcional', note: NOT_USED });

/** A car licence allows a motorcycle once it has been held for years: it is of the first age that allows it. */
const licenceOfCar: MiddleCase['fits'] = (body, today) =>
  valueAt(body, 'driver.driving_license_type') === 'B' ? driverTurned(CAR_LICENCE_AGE)(body, today) : undefined;

const vehicle = block(
  {
    registration_plate: optional(text(4, 10, plate), {
      use: USES.plate,
      description: 'Matrícula. Identifica el vehículo solo si corresponde a una única versión.',
      question: plateNumber,
      form: { hint: 'Como 1234BCD o M-1234-AB' },
      example: '4321LXT',
      inExample: true,
    }),
    code: requiredWhen(isNotSent('vehicle.registration_plate'), text(1, 20, plain), {
      use: USES.price,
      description: 'Versión exacta: id del catálogo de motos.',
      question: version,
      instead: identifies,
      example: 'MVGW5TPGDCJT',
      catalogue: 'vehicle-versions',
      format: 'valor del catálogo vehicle-versions',
      formatTerms: 'obligatorio sin matrícula o si no basta',
      resolved: [VERSION_RULE],
    }),
    registration_date: requiredWhen(isNotSent('vehicle.registration_plate'), day('future'), {
      use: USES.price,
      description: 'Fecha de primera matriculación.',
      question: registration,
      instead: identifies,
      example: '2022-05-03',
      format: 'fecha AAAA-MM-DD',
      formatTerms: 'obligatoria sin matrícula o si no basta',
      resolved: [REGISTRATION_RULE],
    }),
    purchase_date: required(day('future'), {
      use: USES.insurers,
      description: 'Fecha de compra. No puede ser anterior a la primera matriculación.',
      question: purchase,
      example: '2022-05-03',
      rules: [purchasedAfterRegistration],
    }),
    circulation_postal_code: required(text(5, 5, postalCode), {
      use: USES.price,
      description: 'Código postal por el que circula. El del titular no se da por supuesto.',
      question: circulation,
      example: '28013',
    }),
    circulation_town_id: optional(integer(1), {
      use: USES.price,
      description: 'Municipio por el que circula: su id en el catálogo de municipios del código postal.',
      question: circulationTown,
      example: 28079,
      catalogue: 'towns',
      format: TOWN_FORMAT,
      resolved: [TOWN_RULE],
    }),
    garage_type_id: required(choice(motorEnumerations.parking), {
      use: USES.price,
      description: 'Dónde duerme la moto.',
      question: garage,
      middle: { value: 'PrivateGarage', from: FROM.usual },
      example: 'PrivateGarage',
      catalogue: 'motorcycle-garage-types',
    }),
    kilometers_per_year: required(integer(1, 200_000, 'kilómetros'), {
      use: USES.price,
      description: 'Kilómetros al año.',
      question: kilometres,
      middle: { value: 5000, tried: [2000, 5000, 10_000, 15_000], from: FROM.portfolio },
      need: { says: 'Haces {} km al año.' },
      example: 5000,
    }),
  },
  { about: 'Moto que se asegura.' },
);

const driver = block(
  {
    ...driverIdentityRows,
    driving_license_type: required(choice(motorEnumerations.motorcycleLicense), {
      use: USES.price,
      description: 'Permiso con el que se conduce la moto. Tiene que habilitar para ella.',
      question: licence,
      middle: { value: 'A', from: 'el único permiso que habilita para todas las motos' },
      example: 'A',
      catalogue: 'motorcycle-driving-license-types',
      resolved: [`Tiene que habilitar para la moto: ${MOTORCYCLE_LICENCES}`],
    }),
    driving_license_date: required(day('future'), {
      use: USES.price,
      description: LICENCE_DATE,
      question: licenceDate,
      middle: { ...LICENCE_MIDDLE, fits: licenceOfCar },
      form: { help: LICENCE_HELP },
      example: '2010-09-15',
    }),
    driving_license_issuing_zone_id: required(choice(motorEnumerations.licenseZone), {
      use: USES.insurers,
      description: 'Zona en la que se expidió el permiso.',
      question: licenceZone,
      example: 'Spain',
    }),
    driving_experience_id: required(choice(motorEnumerations.ridingExperience), {
      use: USES.price,
      description: 'Experiencia del conductor con motos.',
      question: experience,
      middle: { value: 'ThisMotorcycle', from: FROM.usual },
      example: 'ThisMotorcycle',
      catalogue: 'motorcycle-driving-experience',
    }),
    previous_motorcycle_code: requiredWhen(is('driver.driving_experience_id', 'OtherMotorcycle'), text(1, 20, plain), {
      use: USES.insurers,
      description: 'La otra moto con la que tiene experiencia: id de su versión.',
      question: otherMotorcycle,
      example: 'MV7PRGR5K649',
      catalogue: 'vehicle-versions',
    }),
    has_car_license: optional(flag(), {
      use: USES.insurers,
      description: 'Si tiene también permiso de coche.',
      question: carLicence,
      example: true,
      inExample: true,
    }),
    car_license_date: requiredWhen(is('driver.has_car_license', true), day('future'), {
      use: USES.insurers,
      description: 'Fecha en que se obtuvo por primera vez el permiso de coche: columna 10 del carné, no 4a.',
      question: carLicenceDate,
      form: { help: LICENCE_HELP },
      example: '2004-07-20',
    }),
    ...historyRows('moto', 'motorcycle-insurance-companies'),
    penalties: optional(choice(motorEnumerations.penalties), {
      use: USES.unused,
      description: 'Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Ninguna aseguradora lo usa.',
      question: fines,
      example: '0',
    }),
    points_lost: optional(flag(), {
      use: USES.unused,
      description: 'Si ha perdido puntos del permiso en el último año. Ninguna aseguradora lo usa.',
      question: points,
      example: false,
    }),
  },
  { about: 'Conductor habitual.' },
);

export const motorcycleRows = { holder: motorcycleHolder, vehicle, driver, ...ownerRows };
