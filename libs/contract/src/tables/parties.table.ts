import { is } from '../model/condition';
import { blockWhen, required } from '../model/field';
import { questionsOf, type Section } from '../model/question';
import { flag } from '../model/value-kind';
import { identityRows, identityRowsWhen, type IdentityQuestions } from './identity.table';

const whoDrives = questionsOf({ title: 'Quién conduce habitualmente' });
const whoOwns = questionsOf({ title: 'De quién es el vehículo' });

const sameDriver = whoDrives('¿Vas a ser tú quien conduzca habitualmente?');
const sameOwner = whoOwns('¿El vehículo está a tu nombre?');

const OTHER_DRIVER = 'quien conduce habitualmente no es el titular';
const OTHER_OWNER = 'el vehículo no está a nombre del titular';

const driverIs = {
  described: is('driver.same_as_holder', false),
  omitted: is('driver.same_as_holder', true),
};

const person = (section: Section, who: string): IdentityQuestions => {
  const ask = questionsOf(section);
  return {
    name: ask(`¿Cuál es el nombre y los dos apellidos de ${who}?`),
    document: ask(
      `¿Qué documento de identidad tiene ${who} y cuál es su número? Si es NIE o pasaporte, ¿cuál es su nacionalidad?`,
    ),
    birth: ask(`¿Cuál es la fecha de nacimiento de ${who}?`),
    gender: ask(`¿Qué sexo figura en el documento de ${who}?`, { note: 'No cambia el precio.' }),
    maritalStatus: ask(`¿Cuál es el estado civil de ${who}?`),
  };
};

const driverIdentity = person({ title: 'Datos de quien conduce', onlyIf: OTHER_DRIVER }, 'quien conduce');
const ownerIdentity = person(
  { title: 'Datos del propietario', onlyIf: OTHER_OWNER },
  'quien es propietario del vehículo',
);

/** Who drives: the first rows of `driver`. */
export const driverIdentityRows = {
  same_as_holder: required(flag(), {
    description: 'Si el conductor habitual es el titular. Con true no se envía su identidad.',
    question: sameDriver,
    example: true,
  }),
  ...identityRowsWhen(driverIs, 'driver', 'del conductor habitual', driverIdentity),
};

/** Who owns the vehicle: the last rows of the body. */
export const ownerRows = {
  owner_same_as_holder: required(flag(), {
    description: 'Si el propietario del vehículo es el titular. Con false se envía owner; con true no.',
    question: sameOwner,
    example: true,
  }),
  owner: blockWhen(is('owner_same_as_holder', false), identityRows('owner', 'del propietario', ownerIdentity), {
    about: 'Propietario del vehículo, si no es el titular.',
    forbiddenWhen: is('owner_same_as_holder', true),
    question: sameOwner,
  }),
};
