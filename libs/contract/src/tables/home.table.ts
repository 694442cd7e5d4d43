import { alternatives } from '@cotiza/kernel';
import * as homeEnumerations from '../enumerations/home';
import { all, is, isBelow, isBelowField } from '../model/condition';
import { block, optional, required } from '../model/field';
import { USES } from '../model/field-use';
import type { MiddleCase } from '../model/middle-case';
import { valueAt } from '../validation/body-values';
import { FROM, roomEach, ROOMS_MAX } from './middle-values';
import { questionsOf } from '../model/question';
import { choice, flag, integer, integerOrNull, number, text } from '../model/value-kind';
import { cadastralReference } from '../patterns/texts';
import { addressRows, SEVERAL_TOWNS } from './address.table';
import { askHolder, homeHolder } from './holder.table';
import { ownBuildings, qualityOfSum, REBUILD_EUROS_PER_M2, rebuilding, tenantOfSum } from './rebuild-cost';

const aboutDwelling = questionsOf({ title: 'La vivienda', english: 'The home' });
const aboutRegime = questionsOf({ title: 'Cómo se usa la vivienda', english: 'How the home is used' });
const aboutSafety = questionsOf({ title: 'Protecciones contra el robo', english: 'Protection against theft' });
const aboutCover = questionsOf({ title: 'Qué se asegura', english: 'What is insured' });

const location = {
  address: aboutDwelling('¿Dónde está la vivienda (tipo de vía, nombre, número, código postal y municipio)?', {
    onForm: '¿Dónde está la vivienda?',
    withoutIdentity: aboutDwelling('¿En qué código postal está la vivienda?'),
  }),
  town: aboutDwelling('¿En qué municipio está la vivienda?', { onlyIf: SEVERAL_TOWNS, isFollowUp: true }),
};
const size = aboutDwelling('¿Cuántos metros cuadrados construidos tiene y cuántas habitaciones?');
const construction = aboutDwelling('¿En qué año se construyó?');
const reform = aboutDwelling('¿En qué año se reformó por última vez?', {
  hint: 'si nunca, dilo',
  note: 'Si nunca se ha reformado, se envía last_reform_year: null. Dejarlo sin enviar no significa que no se haya reformado.',
});
const dwellingType = aboutDwelling('¿Qué tipo de vivienda es?');
const surroundings = aboutDwelling('¿En qué entorno está?');
const materials = aboutDwelling('¿De qué materiales está construida?');
const quality = aboutDwelling('¿Qué calidad de construcción tiene?');
const cadastre = aboutDwelling('¿Conoces la referencia catastral?', { hint: 'opcional', note: 'No cambia el precio.' });
const use = aboutRegime('¿Eres propietario y vives en ella, la alquilas a otra persona, o eres inquilino?', {
  hint: 'una segunda residencia tuya que no alquilas cuenta como propietario que vive en ella',
});
const occupancy = aboutRegime('¿Es tu vivienda habitual o una segunda residencia?');
const role = askHolder('¿Serás tú el titular de la póliza?', {
  onForm: 'El titular serás tú',
  note: 'También si eres inquilino. Si la respuesta es no, no se puede cotizar.',
});
const alarm = aboutSafety('¿Tiene alarma?', { note: 'Si no tiene, hay que declararlo (NoAlarm).' });
const door = aboutSafety('¿Tiene puerta principal blindada o acorazada?', {
  hint: 'opcional',
  note: 'Sin respuesta no se declara ni descuenta.',
});
const windows = aboutSafety('¿Tienen rejas o protección las ventanas?', {
  hint: 'opcional',
  note: 'Sin respuesta no se declara ni descuenta.',
});
const { values: QUALITIES, labels: QUALITY } = homeEnumerations.buildQuality;
const REBUILDING = alternatives(QUALITIES.map((each) => `${REBUILD_EUROS_PER_M2[each]} euros (${QUALITY[each]})`));
const sums = aboutCover(
  '¿Por cuánto quieres asegurar el continente (la construcción) y el contenido (lo que hay dentro), en euros?',
  {
    hint: 'si eres inquilino, el continente puede ser 0',
    note: `Un inquilino puede declarar 0 de continente. 0 de contenido es válido. Si no sabe el continente, propón lo que cuesta reconstruir, sin el suelo: la superficie por ${REBUILDING}, según la calidad.`,
  },
);
const settlement = aboutCover('¿Cómo quieres que se indemnicen los daños?');

/** The smallest positive sum, in euros. */
const ONE_CENT = 0.01;

const neverReformedBeforeBuilt = isBelowField('risk.last_reform_year', 'risk.year_built');

const BUILT = 1985;
const builtBeforeReform: MiddleCase['fits'] = (body) => {
  const reformed = valueAt(body, 'risk.last_reform_year');
  return typeof reformed === 'number' && reformed < BUILT ? reformed : undefined;
};

const risk = block(
  {
    area_m2: required(number(10, 2000, 'metros cuadrados'), {
      use: USES.price,
      description: 'Superficie construida.',
      question: size,
      form: { label: 'Metros cuadrados construidos' },
      example: 90,
    }),
    year_built: required(integer(1700, 'current-year'), {
      use: USES.price,
      description: 'Año de construcción.',
      question: construction,
      middle: { value: BUILT, fits: builtBeforeReform, tried: [1940, 1965, 1985, 2005, 2020], from: FROM.portfolio },
      example: 1995,
    }),
    last_reform_year: required(integerOrNull(1900, 'current-year'), {
      use: USES.price,
      description: 'Año de la última reforma; null si nunca se ha reformado.',
      question: reform,
      middle: { value: null, tried: [null, 2000, 2010, 2020], from: FROM.usual },
      form: { hint: 'Solo el año, como 2015', none: 'No se ha reformado nunca' },
      example: 2015,
      rules: [
        {
          brokenWhen: neverReformedBeforeBuilt,
          codigo: 'incoherente',
          message: 'La última reforma no puede ser anterior al año de construcción (year_built).',
        },
      ],
    }),
    rooms: required(integer(1, ROOMS_MAX), {
      use: USES.price,
      description: 'Número de habitaciones.',
      question: size,
      middle: { value: roomEach(27), tried: [2, 3, 4, 5, 6], from: FROM.portfolio },
      form: { label: 'Habitaciones' },
      example: 4,
    }),
    use: required(choice(homeEnumerations.homeUse), {
      use: USES.price,
      description: 'Régimen de uso de la vivienda.',
      question: use,
      middle: { value: 'Owner', fits: tenantOfSum, from: FROM.census },
      need: {
        of: {
          Owner: 'La vivienda es tuya y no la alquilas.',
          Rental: 'La vivienda es tuya y la alquilas.',
          Tenant: 'Vives en ella de alquiler.',
        },
      },
      example: 'Owner',
      catalogue: 'home-uses',
    }),
    occupancy: required(choice(homeEnumerations.occupancy), {
      use: USES.price,
      description: 'Ocupación de la vivienda.',
      question: occupancy,
      middle: { value: 'MainResidence', from: FROM.census },
      need: {
        of: {
          MainResidence: 'Es la vivienda habitual de quien vive en ella.',
          SecondHome: 'Es una segunda residencia.',
        },
      },
      example: 'MainResidence',
      catalogue: 'home-occupancies',
    }),
    dwelling_type: required(choice(homeEnumerations.dwellingType), {
      use: USES.price,
      description: 'Tipo de vivienda.',
      question: dwellingType,
      middle: { value: 'MiddleFloor', from: FROM.census },
      example: 'MiddleFloor',
      unlisted: 'Si no es una vivienda (garaje, trastero, local, terreno), díselo al cliente: no se cotiza aquí.',
      catalogue: 'home-property-types',
    }),
    location: required(choice(homeEnumerations.homeLocation), {
      use: USES.price,
      description: 'Entorno de la vivienda.',
      question: surroundings,
      middle: { value: 'CityCentre', from: FROM.usual },
      example: 'CityCentre',
      catalogue: 'home-locations',
    }),
    materials: required(choice(homeEnumerations.materials), {
      use: USES.price,
      description: 'Materiales de construcción.',
      question: materials,
      middle: { value: 'NonCombustible', from: FROM.usual },
      form: { help: 'El ladrillo, el hormigón, la piedra y el acero no arden. La madera, sí' },
      example: 'NonCombustible',
      catalogue: 'home-build-materials',
    }),
    build_quality: required(choice(homeEnumerations.buildQuality), {
      use: USES.price,
      description: 'Calidad de construcción.',
      question: quality,
      middle: { value: 'Normal', fits: qualityOfSum, from: FROM.usual },
      example: 'Normal',
      catalogue: 'home-build-qualities',
    }),
    alarm: required(choice(homeEnumerations.alarm), {
      use: USES.price,
      description: 'Alarma. Que no la haya se declara expresamente.',
      question: alarm,
      middle: { value: 'NoAlarm', from: FROM.usual },
      example: 'NoAlarm',
      catalogue: 'home-alarm-types',
    }),
    owner_is_holder: required(flag(), {
      use: USES.contract,
      description: 'El titular responde de la vivienda en la póliza.',
      question: role,
      form: {
        statement: 'Seré yo el titular de la póliza, como propietario o como inquilino de la vivienda',
        hint: 'Si el seguro es para otra persona, tiene que pedirlo ella',
      },
      example: true,
      format: 'siempre true, también para inquilinos',
      unsupported: {
        values: [false],
        message:
          'Solo se cotiza cuando el titular es quien responde de la vivienda en la póliza: el inquilino que contrata su seguro también lo es, y envía true. Si contrata para otra persona, que lo pida ella.',
      },
    }),
    buildings_limit: required(number(0, 5_000_000, 'euros'), {
      use: USES.price,
      description: 'Capital asegurado de continente.',
      question: sums,
      middle: { value: ownBuildings, tried: [0, rebuilding(1), rebuilding(1.25)], from: FROM.rebuilding },
      form: {
        label: 'Continente',
        proposal: 'Calcular lo que cuesta reconstruirla',
        hint: 'En euros; si eres inquilino, puede ser 0',
        help: 'Es la construcción: paredes, suelos, techos e instalaciones. Se asegura por lo que cuesta reconstruirla, no por lo que vale en el mercado, que incluye el suelo',
      },
      need: { says: 'Para el continente pides {}.', of: { 0: 'No pides asegurar el continente.' } },
      example: 100_000,
      format: 'número de 0 a 5000000, euros; 0.01 como mínimo salvo para inquilinos',
      rules: [
        {
          brokenWhen: all(is('risk.use', 'Owner', 'Rental'), isBelow('risk.buildings_limit', ONE_CENT)),
          codigo: 'rango',
          message:
            'Tiene que ser mayor que 0 (0.01 como mínimo) cuando el titular es propietario (risk.use Owner o Rental).',
        },
      ],
    }),
    contents_limit: required(number(0, 2_000_000, 'euros'), {
      use: USES.price,
      description: 'Capital asegurado de contenido. 0 es válido y se respeta.',
      question: sums,
      middle: { value: 25_000, tried: [10_000, 25_000, 40_000, 60_000], from: FROM.portfolio },
      form: {
        label: 'Contenido',
        help: 'Es lo que te llevarías en una mudanza: muebles, ropa, electrodomésticos y aparatos',
      },
      need: { says: 'Para el contenido pides {}.', of: { 0: 'No pides asegurar el contenido.' } },
      example: 25_000,
    }),
    settlement_type: required(choice(homeEnumerations.settlementType), {
      use: USES.price,
      description: 'Forma de indemnización.',
      question: settlement,
      middle: { value: 'ReplacementValue', from: FROM.usual },
      form: {
        help: 'A valor de reposición te pagan lo que cuesta lo mismo, nuevo; si aseguras menos de lo que vale todo, te pagan solo esa parte. A primer riesgo te pagan cada daño hasta la suma que elijas, aunque todo valga más',
      },
      need: {
        of: {
          ReplacementValue: 'Quieres que los daños se paguen a valor de reposición, como nuevo.',
          FirstRisk: 'Quieres que los daños se paguen a primer riesgo, hasta el límite contratado.',
        },
      },
      example: 'ReplacementValue',
      catalogue: 'home-settlement-types',
    }),
    security_main_door: optional(flag(), {
      use: USES.price,
      description: 'Puerta principal blindada o acorazada. Sin enviar, no se declara y no descuenta.',
      question: door,
      middle: { value: false, from: FROM.nothing },
      example: true,
      inExample: true,
      catalogue: 'home-door-types',
    }),
    security_windows: optional(flag(), {
      use: USES.price,
      description: 'Rejas o protección en las ventanas. Sin enviar, no se declara y no descuenta.',
      question: windows,
      middle: { value: false, from: FROM.nothing },
      example: false,
    }),
    cadastral_reference: optional(text(14, 20, cadastralReference), {
      use: USES.identifyingInsurers,
      description: 'Referencia catastral. Identifica el inmueble; no cambia el precio.',
      question: cadastre,
      example: '9872023VH5797S0001WX',
    }),
    address: block(addressRows(location, 'de la vivienda asegurada', USES.price), {
      about: 'Dirección de la vivienda asegurada.',
    }),
  },
  { about: 'Vivienda que se asegura.' },
);

export const homeRows = { holder: homeHolder, risk };
