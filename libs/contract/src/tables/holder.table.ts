import { personEnumerations } from '../enumerations';
import { is, not } from '../model/condition';
import { block, blockWhen, optional, required, requiredWhen } from '../model/field';
import { questionsOf, type Section } from '../model/question';
import { choice, flag, text } from '../model/value-kind';
import { email, occupationCode, spanishMobile } from '../patterns/texts';
import { addressRows } from './address.table';
import { identityRows, surname2Optional } from './identity.table';

const section: Section = { title: 'Quién contrata el seguro (titular)' };
const ask = questionsOf(section);

const identity = {
  name: ask('¿Cuál es tu nombre y tus dos apellidos, tal como figuran en tu documento?', {
    note: 'El segundo apellido es obligatorio con DNI en coche y moto.',
  }),
  document: ask(
    '¿Qué documento de identidad tienes y cuál es su número? Si es NIE o pasaporte, ¿cuál es tu nacionalidad?',
    {
      note: 'Con DNI la nacionalidad no se pregunta.',
    },
  ),
  birth: ask('¿Cuál es tu fecha de nacimiento?'),
  gender: ask('¿Qué sexo figura en tu documento?', { note: 'No cambia el precio.' }),
  maritalStatus: ask('¿Cuál es tu estado civil?'),
};
const employment = ask('¿Cuál es tu situación laboral?');
const occupation = ask('¿A qué te dedicas?', {
  note: 'Busca el código de 4 dígitos de la ocupación en el catálogo economic-occupations. En hogar se pregunta siempre: si no trabajas, tu última ocupación. En coche y moto, solo si trabajas.',
});
const contact = ask('¿Cuál es tu móvil y tu correo electrónico?', {
  note: 'Al correo va la documentación de la póliza.',
});
const ADDRESS = '¿Cuál es tu dirección (tipo de vía, nombre, número y código postal)?';
const TOWN_NOTE = 'Si el código postal tiene varios municipios, pregunta cuál.';
const address = ask(ADDRESS, { note: TOWN_NOTE });
const otherAddress = ask(ADDRESS, { onlyIf: 'no vives en la vivienda que se asegura', note: TOWN_NOTE });
const sameAddress = ask('¿Vives en la vivienda que quieres asegurar?', {
  note: 'Si vives en ella, tu dirección no se envía.',
});

const employmentStatus = required(choice(personEnumerations.employmentStatus), {
  description: 'Situación laboral del titular.',
  question: employment,
  example: 'Employee',
  catalogue: 'employment-statuses',
});

const contactRows = {
  phone: required(text(9, 13, spanishMobile), {
    description: 'Teléfono móvil español del titular.',
    question: contact,
    example: '600000000',
  }),
  email: required(text(1, 100, email), {
    description: 'Correo electrónico del titular: ahí va la documentación de la póliza.',
    question: contact,
    example: 'lucia.ejemplo@example.com',
  }),
};

const occupationFacts = {
  description: 'Ocupación del titular: código CNO-11 de 4 dígitos.',
  question: occupation,
  example: '2611',
  catalogue: 'economic-occupations' as const,
};

const holderIdentity = identityRows('holder', 'del titular', identity);
const DOMICILE = 'del domicilio del titular';

const { surname2: _surname2, ...sharedIdentity } = holderIdentity;

/** What `holder` asks in every line: all that can be judged of it before the line is known. */
export const anyHolder = block(
  { ...sharedIdentity, employment_status: employmentStatus, ...contactRows },
  { about: 'Titular de la póliza: quien contrata el seguro.' },
);

/** `holder` of Car and Motorcycle. */
export const motorHolder = block(
  {
    ...holderIdentity,
    employment_status: employmentStatus,
    economic_occupation: requiredWhen(
      is('holder.employment_status', 'Employee', 'SelfEmployed', 'CivilServant'),
      text(4, 4, occupationCode),
      occupationFacts,
    ),
    ...contactRows,
    address: block(addressRows(address, DOMICILE), { about: 'Domicilio del titular.' }),
  },
  { about: 'Titular de la póliza: quien contrata el seguro.' },
);

const livesThere = is('holder.address_same_as_risk', true);

/** `holder` of Home. */
export const homeHolder = block(
  {
    ...holderIdentity,
    surname2: surname2Optional('holder', 'del titular', identity),
    employment_status: employmentStatus,
    economic_occupation: required(text(4, 4, occupationCode), {
      ...occupationFacts,
      format: 'código CNO-11 de 4 dígitos, como texto; sin actividad laboral, la última ocupación que tuvo',
    }),
    ...contactRows,
    address_same_as_risk: optional(flag(), {
      description: 'Si el titular vive en la vivienda asegurada: entonces su domicilio es risk.address.',
      question: sameAddress,
      example: true,
      inExample: true,
    }),
    address: blockWhen(not(livesThere), addressRows(otherAddress, DOMICILE), {
      about: 'Domicilio del titular, si no es la vivienda asegurada.',
      forbiddenWhen: livesThere,
    }),
  },
  { about: 'Titular de la póliza: quien contrata el seguro.' },
);
