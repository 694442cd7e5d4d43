import { motorEnumerations } from '../enumerations';
import { is, isBelowField, isNotSent } from '../model/condition';
import { block, optional, required, requiredWhen } from '../model/field';
import { questionsOf } from '../model/question';
import { choice, day, flag, integer, text } from '../model/value-kind';
import { plate } from '../patterns/plate';
import { plain, postalCode } from '../patterns/texts';
import { historyRows } from './history.table';
import { motorHolder } from './holder.table';
import { driverIdentityRows, ownerRows } from './parties.table';
import { requestRows } from './request.table';

const aboutMotorcycle = questionsOf({ title: 'La moto' });
const aboutUse = questionsOf({ title: 'Cómo se usa la moto' });
const aboutLicence = questionsOf({ title: 'El permiso y la experiencia de quien conduce' });

const identification = aboutMotorcycle(
  '¿Qué matrícula tiene? Si no la tiene o no la sabes: ¿qué marca, modelo y versión exacta?',
  {
    note: 'Sin matrícula, o si esta no basta, busca la versión en el catálogo: vehicle-brands, vehicle-models y vehicle-versions con ramo=moto.',
  },
);
const dates = aboutMotorcycle('¿En qué fecha se matriculó por primera vez y en qué fecha la compraste?', {
  note: 'La de matriculación se deduce de la matrícula solo si esta identifica un único vehículo.',
});
const circulation = aboutUse('¿Por qué código postal circula habitualmente?', {
  note: 'Se pregunta siempre; si coincide con el del titular, se repite. Si el código postal tiene varios municipios, pregunta cuál.',
});
const garage = aboutUse('¿Dónde duerme?');
const kilometres = aboutUse('¿Cuántos kilómetros hace al año?');
const licence = aboutLicence('¿Qué permiso tiene quien conduce, desde qué fecha y dónde se expidió?');
const experience = aboutLicence('¿Qué experiencia tiene con motos? Si es con otra moto, ¿con cuál?', {
  note: 'La otra moto se busca en el catálogo vehicle-versions con ramo=moto.',
});
const carLicence = aboutLicence('¿Tiene también permiso de coche? ¿Desde qué fecha?', { note: 'Opcional.' });
const fines = aboutLicence('¿Ha tenido multas de tráfico en los últimos 3 años o ha perdido puntos en el último?', {
  note: 'Opcional: ninguna aseguradora lo usa en moto.',
});

const vehicle = block(
  {
    code: requiredWhen(isNotSent('vehicle.registration_plate'), text(1, 20, plain), {
      description: 'Versión exacta: id del catálogo de motos.',
      question: identification,
      example: 'MVGW5TPGDCJT',
      catalogue: 'vehicle-versions',
      format:
        'texto de 1 a 20 caracteres; obligatorio sin matrícula, o si esta corresponde a varias versiones o no se conoce',
    }),
    registration_plate: optional(text(4, 10, plate), {
      description: 'Matrícula. Identifica el vehículo solo si corresponde a una única versión.',
      question: identification,
      example: '4321LXT',
      inExample: true,
    }),
    registration_date: requiredWhen(isNotSent('vehicle.registration_plate'), day('future'), {
      description: 'Fecha de primera matriculación.',
      question: dates,
      example: '2022-05-03',
      format: 'fecha AAAA-MM-DD; obligatoria sin matrícula, o si esta no identifica un único vehículo',
    }),
    purchase_date: required(day('future'), {
      description: 'Fecha de compra. No puede ser anterior a la primera matriculación.',
      question: dates,
      example: '2022-05-03',
      rules: [
        {
          brokenWhen: isBelowField('vehicle.purchase_date', 'vehicle.registration_date'),
          codigo: 'incoherente',
          message: 'La compra no puede ser anterior a la primera matriculación.',
        },
      ],
    }),
    circulation_postal_code: required(text(5, 5, postalCode), {
      description: 'Código postal por el que circula. El del titular no se da por supuesto.',
      question: circulation,
      example: '28013',
    }),
    circulation_town_id: optional(integer(1, 99_999), {
      description: 'Municipio por el que circula: su id en el catálogo de municipios del código postal.',
      question: circulation,
      example: 28079,
      catalogue: 'towns',
      format:
        'entero, el valor del catálogo towns; se deduce del código postal solo si este tiene un único municipio, si tiene varios es obligatorio',
    }),
    garage_type_id: required(choice(motorEnumerations.parking), {
      description: 'Dónde duerme la moto.',
      question: garage,
      example: 'PrivateGarage',
      catalogue: 'motorcycle-garage-types',
    }),
    kilometers_per_year: required(integer(1, 200_000, 'kilómetros'), {
      description: 'Kilómetros al año.',
      question: kilometres,
      example: 5000,
    }),
  },
  { about: 'Moto que se asegura.' },
);

const driver = block(
  {
    ...driverIdentityRows,
    driving_license_type: required(choice(motorEnumerations.motorcycleLicense), {
      description: 'Permiso con el que se conduce la moto. Tiene que habilitar para ella.',
      question: licence,
      example: 'A',
      catalogue: 'motorcycle-driving-license-types',
    }),
    driving_license_date: required(day('future'), {
      description: 'Fecha de expedición del permiso.',
      question: licence,
      example: '2010-09-15',
    }),
    driving_license_issuing_zone_id: required(choice(motorEnumerations.licenseZone), {
      description: 'Zona en la que se expidió el permiso.',
      question: licence,
      example: 'Spain',
    }),
    driving_experience_id: required(choice(motorEnumerations.ridingExperience), {
      description: 'Experiencia del conductor con motos.',
      question: experience,
      example: 'ThisMotorcycle',
      catalogue: 'motorcycle-driving-experience',
    }),
    previous_motorcycle_code: requiredWhen(is('driver.driving_experience_id', 'OtherMotorcycle'), text(1, 20, plain), {
      description: 'La otra moto con la que tiene experiencia: id de su versión.',
      question: experience,
      example: 'MV7PRGR5K649',
      catalogue: 'vehicle-versions',
    }),
    has_car_license: optional(flag(), {
      description: 'Si tiene también permiso de coche.',
      question: carLicence,
      example: true,
      inExample: true,
    }),
    car_license_date: requiredWhen(is('driver.has_car_license', true), day('future'), {
      description: 'Fecha de expedición del permiso de coche.',
      question: carLicence,
      example: '2004-07-20',
    }),
    ...historyRows('moto', 'motorcycle-insurance-companies'),
    penalties: optional(choice(motorEnumerations.penalties), {
      description: 'Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Ninguna aseguradora lo usa.',
      question: fines,
      example: '0',
    }),
    points_lost: optional(flag(), {
      description: 'Si ha perdido puntos del permiso en el último año. Ninguna aseguradora lo usa.',
      question: fines,
      example: false,
    }),
  },
  { about: 'Conductor habitual.' },
);

/** The body of a Motorcycle request. */
export const motorcycleTable = { ...requestRows('Motorcycle'), holder: motorHolder, vehicle, driver, ...ownerRows };
