import { is } from '../model/condition';
import { blockWhen, required } from '../model/field';
import { USES } from '../model/field-use';
import { FROM, leavesOut } from './middle-values';
import { questionsOf, type Section } from '../model/question';
import { flag } from '../model/value-kind';
import { identityRows, identityRowsWhen, type IdentityQuestions } from './identity.table';

const whoDrives = questionsOf({ title: 'Quién conduce habitualmente', english: 'Who usually drives' });
const whoOwns = questionsOf({ title: 'De quién es el vehículo', english: 'Who owns the vehicle' });

const sameDriver = whoDrives('¿Vas a ser tú quien conduzca habitualmente?');
const sameOwner = whoOwns('¿El vehículo está a tu nombre?');

/** The one question for a body that lacks its `owner`; the guide asks the same field by field. */
const wholeOwner = whoOwns(
  '¿Cuáles son los datos del propietario: nombre y apellidos, documento, fecha de nacimiento, sexo y estado civil?',
);

const OTHER_DRIVER = 'quien conduce habitualmente no es el titular';
const OTHER_OWNER = 'el vehículo no está a nombre del titular';

const driverIs = {
  described: is('driver.same_as_holder', false),
  omitted: is('driver.same_as_holder', true),
};

const person = (section: Section, who: string): IdentityQuestions => {
  const ask = questionsOf(section);
  return {
    name: ask(`¿Cuál es el nombre y los dos apellidos de ${who}?`, {
      hint: 'si solo tiene un apellido, dilo',
      note: 'Con DNI, surname2 es obligatorio: vacío ("") si no tiene segundo apellido.',
    }),
    document: ask(`¿Qué documento de identidad tiene ${who} y cuál es su número?`),
    nationality: ask(`¿Qué nacionalidad tiene ${who}?`, {
      onlyIf: 'su documento es NIE o pasaporte',
      note: 'Con DNI la nacionalidad no se pregunta.',
    }),
    birth: ask(`¿Cuál es la fecha de nacimiento de ${who}?`),
    gender: ask(`¿Qué sexo figura en el documento de ${who}?`, { note: 'No cambia el precio.' }),
    maritalStatus: ask(`¿Cuál es el estado civil de ${who}?`),
  };
};

const aboutDriver = { title: 'Datos de quien conduce', english: 'About the driver', onlyIf: OTHER_DRIVER };
const wholeDriver = person(
  {
    ...aboutDriver,
    inOneSentence:
      'Si conduce otra persona: su documento y número (y nacionalidad, si es NIE o pasaporte), nombre y dos apellidos (si solo tiene uno, dilo), fecha de nacimiento, sexo y estado civil.',
  },
  'quien conduce',
);
const driverAge = questionsOf({
  ...aboutDriver,
  inOneSentence: 'Si conduce otra persona: su fecha de nacimiento.',
})(wholeDriver.birth.text);
const driverIdentity = { ...wholeDriver, birth: { ...wholeDriver.birth, withoutIdentity: driverAge } };
const ownerIdentity = person(
  {
    title: 'Datos del propietario',
    english: 'About the owner',
    onlyIf: OTHER_OWNER,
    inOneSentence:
      'Si está a nombre de otra persona: sus datos de identidad, los mismos que se piden de otro conductor.',
  },
  'quien es propietario del vehículo',
);

/** The identity of the driver: the first rows of `driver`. */
export const driverIdentityRows = {
  same_as_holder: required(flag(), {
    use: USES.price,
    description: 'Si el conductor habitual es el titular. Con true no se envía su identidad.',
    question: sameDriver,
    middle: { value: leavesOut('driver.birth_date'), tried: [], from: FROM.usual },
    need: { of: { true: 'Conduces tú habitualmente.', false: 'Conduce habitualmente otra persona.' } },
    example: true,
  }),
  ...identityRowsWhen(driverIs, 'driver', 'del conductor habitual', driverIdentity, USES.price),
};

/** The owner of the vehicle: the last rows of the body. */
export const ownerRows = {
  owner_same_as_holder: required(flag(), {
    use: USES.insurers,
    description: 'Si el propietario del vehículo es el titular. Con false se envía owner; con true no.',
    question: sameOwner,
    need: { of: { true: 'El vehículo está a tu nombre.', false: 'El vehículo está a nombre de otra persona.' } },
    example: true,
  }),
  owner: blockWhen(
    is('owner_same_as_holder', false),
    identityRows('owner', 'del propietario', ownerIdentity, USES.insurers),
    {
      about: 'Propietario del vehículo, si no es el titular.',
      forbiddenWhen: is('owner_same_as_holder', true),
      question: wholeOwner,
    },
  ),
};
