import * as personEnumerations from '../enumerations/person';
import { is, not } from '../model/condition';
import { block, blockWhen, optional, required, requiredWhen } from '../model/field';
import { USES, type FieldUse } from '../model/field-use';
import { FROM } from './middle-values';
import { questionsOf, type Section } from '../model/question';
import { choice, flag, text } from '../model/value-kind';
import { email, occupationCode, spanishMobile } from '../patterns/texts';
import { addressRows, SEVERAL_TOWNS } from './address.table';
import { identityRows, surname2Optional } from './identity.table';

const section: Section = {
  title: 'Quién contrata el seguro (titular)',
  english: 'Who takes out the insurance (policyholder)',
};
const ask = questionsOf(section);

/** Makes questions about the holder for fields anywhere in the body. */
export const askHolder = ask;

const named = '¿Cuál es tu nombre y tus dos apellidos, tal como figuran en tu documento?';
const ONE_SURNAME = 'si solo tienes un apellido, dilo';
const motorName = ask(named, {
  hint: ONE_SURNAME,
  note: 'Con DNI, surname2 es obligatorio: vacío ("") si no tiene segundo apellido.',
});
const homeName = ask(named, {
  hint: ONE_SURNAME,
  note: 'surname2 no se envía si no tiene segundo apellido: con DNI se repite el primero.',
});
const identity = {
  document: ask('¿Qué documento de identidad tienes y cuál es su número?'),
  nationality: ask('¿Cuál es tu nacionalidad?', {
    onlyIf: 'tu documento es NIE o pasaporte',
    note: 'Con DNI la nacionalidad no se pregunta.',
  }),
  birth: ask('¿Cuál es tu fecha de nacimiento?'),
  gender: ask('¿Qué sexo figura en tu documento?', { note: 'No cambia el precio.' }),
  maritalStatus: ask('¿Cuál es tu estado civil?'),
};
const employment = ask('¿Cuál es tu situación laboral?');
const OCCUPATION = '¿A qué te dedicas?';
const OCCUPATION_NOTE = 'Busca el código de 4 dígitos de la ocupación en el catálogo economic-occupations.';
const motorOccupation = ask(OCCUPATION, {
  onlyIf: 'trabajas por cuenta ajena o propia o eres funcionario',
  note: OCCUPATION_NOTE,
});
const homeOccupation = ask(OCCUPATION, {
  hint: 'si no trabajas, tu última ocupación; si nunca has trabajado, aquella para la que estudias o que buscas',
  note: `${OCCUPATION_NOTE} Se pregunta siempre.`,
});
const contact = ask('¿Cuál es tu móvil español y tu correo electrónico?', {
  note: 'Al correo va la documentación de la póliza.',
});
const ADDRESS = '¿Cuál es tu dirección (tipo de vía, nombre, número, código postal y municipio)?';
const ADDRESS_ON_FORM = '¿Cuál es tu dirección?';
const TOWN = '¿En qué municipio está tu domicilio?';
const address = {
  address: ask(ADDRESS, { onForm: ADDRESS_ON_FORM, withoutIdentity: ask('¿En qué código postal vives?') }),
  town: ask(TOWN, { onlyIf: SEVERAL_TOWNS, isFollowUp: true }),
};
const LIVES_ELSEWHERE = 'no vives en la vivienda que se asegura';
const otherAddress = {
  address: ask(ADDRESS, { onForm: ADDRESS_ON_FORM, onlyIf: LIVES_ELSEWHERE }),
  town: ask(TOWN, { onlyIf: `${LIVES_ELSEWHERE} y ${SEVERAL_TOWNS}`, isFollowUp: true }),
};
const sameAddress = ask('¿Vives en la vivienda que quieres asegurar?', {
  note: 'Si vives en ella, tu dirección no se envía.',
});

/** The one question for a body that says neither. */
const whereHolderLives = ask(
  '¿Vives en la vivienda que quieres asegurar? Si no, ¿cuál es tu dirección (tipo de vía, nombre, número, código postal y municipio)?',
);

const employmentStatus = <U extends FieldUse>(use: U) =>
  required(choice(personEnumerations.employmentStatus), {
    use,
    description: 'Situación laboral del titular.',
    question: employment,
    middle: { value: 'Employee', from: FROM.workers },
    example: 'Employee',
    catalogue: 'employment-statuses',
  });

const contactRows = {
  phone: required(text(9, 13, spanishMobile), {
    use: USES.contact,
    description: 'Teléfono móvil español del titular.',
    question: contact,
    form: { label: 'Móvil' },
    example: '600000000',
  }),
  email: required(text(1, 100, email), {
    use: USES.contact,
    description: 'Correo electrónico del titular: ahí va la documentación de la póliza.',
    question: contact,
    form: { label: 'Correo electrónico' },
    example: 'lucia.ejemplo@example.com',
  }),
};

const occupationFacts = {
  use: USES.insurers,
  description: 'Ocupación del titular: código CNO-11 de 4 dígitos.',
  example: '2611',
  catalogue: 'economic-occupations' as const,
};

const motorQuestions = { ...identity, name: motorName };
const homeQuestions = { ...identity, name: homeName };
const motorIdentity = identityRows('holder', 'del titular', motorQuestions, USES.price);
const DOMICILE = 'del domicilio del titular';

const { surname2: _surname2, ...sharedIdentity } = motorIdentity;

/** The rows of `holder` in every line: those that can be judged before the line is known. */
export const anyHolder = block(
  { ...sharedIdentity, employment_status: employmentStatus(USES.insurers), ...contactRows },
  { about: 'Titular de la póliza: quien contrata el seguro.' },
);

/** `holder` of a vehicle. The use of the address and the occupation differs by line. */
const motorHolder = <E extends FieldUse, P extends FieldUse>({ employment, place }: { employment: E; place: P }) =>
  block(
    {
      ...motorIdentity,
      employment_status: employmentStatus(employment),
      economic_occupation: requiredWhen(
        is('holder.employment_status', 'Employee', 'SelfEmployed', 'CivilServant'),
        text(4, 4, occupationCode),
        { ...occupationFacts, question: motorOccupation },
      ),
      ...contactRows,
      address: block(addressRows(address, DOMICILE, place), { about: 'Domicilio del titular.' }),
    },
    { about: 'Titular de la póliza: quien contrata el seguro.' },
  );

/** `holder` of Car. */
export const carHolder = motorHolder({ employment: USES.price, place: USES.price });
/** `holder` of Motorcycle, which is rated where it circulates. */
export const motorcycleHolder = motorHolder({ employment: USES.insurers, place: USES.place });

const livesThere = is('holder.address_same_as_risk', true);

/** `holder` of Home. */
export const homeHolder = block(
  {
    ...identityRows('holder', 'del titular', homeQuestions, USES.contract),
    surname2: surname2Optional('holder', 'del titular', homeQuestions),
    employment_status: employmentStatus(USES.insurers),
    economic_occupation: required(text(4, 4, occupationCode), {
      ...occupationFacts,
      question: homeOccupation,
      format:
        'código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations; sin actividad laboral, la última',
    }),
    ...contactRows,
    address_same_as_risk: optional(flag(), {
      use: USES.contract,
      description: 'Si el titular vive en la vivienda asegurada: entonces su domicilio es risk.address.',
      question: sameAddress,
      example: true,
      inExample: true,
    }),
    address: blockWhen(not(livesThere), addressRows(otherAddress, DOMICILE, USES.place), {
      about: 'Domicilio del titular, si no es la vivienda asegurada.',
      forbiddenWhen: livesThere,
      question: whereHolderLives,
      orField: 'holder.address_same_as_risk',
    }),
  },
  { about: 'Titular de la póliza: quien contrata el seguro.' },
);
