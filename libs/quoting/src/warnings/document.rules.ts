import { isSpanishDocument } from '@cotiza/contract';
import type { WarningRule, PolicyFacts } from './known-facts';

/** The people of a policy, as customers read them. */
const WHOSE = { holder: 'del titular', driver: 'de quien conduce', owner: 'del propietario' } as const;

const IN_ENGLISH = { holder: 'policyholder', driver: 'driver', owner: 'owner' } as const;

type Person = keyof typeof WHOSE;

/** Letters and digits (ICAO 9303, part 4), with digits among them that are not all alike, however they are grouped. */
const PASSPORT = /^(?=.*[0-9])(?!([A-Z0-9])\1+$)[A-Z0-9]{5,}$/;
const GROUPING = /[ .-]/g;

const numberOf = ({ identities }: PolicyFacts, person: Person) =>
  identities[person]?.document_id?.toUpperCase().replace(GROUPING, '');

/** Returns the number of a passport, and undefined where another document was sent. */
const passportOf = (facts: PolicyFacts, person: Person) =>
  facts.identities[person]?.document_type === 'Passport' ? numberOf(facts, person) : undefined;

/** Returns the rules about the document of a person. */
const documentRulesOf = (person: Person): readonly WarningRule<PolicyFacts>[] => [
  {
    id: `${person}-passport-is-spanish`,
    campo: `${person}.document_id`,
    holds: (facts) => isSpanishDocument(passportOf(facts, person) ?? ''),
    mensaje: `El pasaporte ${WHOSE[person]} tiene el número de un DNI o un NIE: comprueba qué documento es.`,
    english: `The passport of the ${IN_ENGLISH[person]} has the number of a DNI or a NIE: check which document it is.`,
  },
  {
    id: `${person}-passport-is-no-number`,
    campo: `${person}.document_id`,
    holds: (facts) => {
      const number = passportOf(facts, person);
      return number !== undefined && !PASSPORT.test(number);
    },
    mensaje: `El pasaporte ${WHOSE[person]} no parece un número de pasaporte, que lleva letras y cifras: compruébalo.`,
    english: `The passport of the ${IN_ENGLISH[person]} has a number unlike those of passports, which have letters and digits: check it.`,
  },
  {
    id: `${person}-nie-of-a-spaniard`,
    campo: `${person}.nationality`,
    holds: ({ identities }) => identities[person]?.document_type === 'Nie' && identities[person].nationality === 'ESP',
    mensaje: `El documento ${WHOSE[person]} es un NIE, que es de extranjeros, y su nacionalidad la española: comprueba las dos cosas.`,
    english: `The document of the ${IN_ENGLISH[person]} is a NIE, which is for foreigners, and the nationality is Spanish: check both.`,
  },
];

export const holderDocumentRules = documentRulesOf('holder');

/** Someone who is said to be another person than the holder, with the document of the holder. */
const isHolder = (person: 'driver' | 'owner', campo: string, said: string): WarningRule<PolicyFacts> => ({
  id: `${person}-is-the-holder`,
  campo,
  holds: (facts) => {
    const number = numberOf(facts, person);
    return number !== undefined && number === numberOf(facts, 'holder');
  },
  mensaje: `${said} no es el titular y tiene su mismo documento: comprueba si es otra persona y cuál es su número.`,
  english: `The ${person} is said not to be the policyholder, and has the same document: check whether it is another person, and their number.`,
});

/** The rules about the documents of a vehicle's people, the most doubtful first. */
export const motorDocumentRules: readonly WarningRule<PolicyFacts>[] = [
  isHolder('driver', 'driver.document_id', 'Quien conduce'),
  isHolder('owner', 'owner.document_id', 'El propietario'),
  {
    id: 'driver-and-owner-share-a-document',
    campo: 'owner.document_id',
    holds: (facts) => {
      const { driver, owner } = facts.identities;
      const number = numberOf(facts, 'owner');
      return number !== undefined && number === numberOf(facts, 'driver') && driver?.birth_date !== owner?.birth_date;
    },
    mensaje:
      'Quien conduce y el propietario tienen el mismo documento y otra fecha de nacimiento: comprueba los dos números.',
    english: 'The driver and the owner have the same document and other dates of birth: check both numbers.',
  },
  ...holderDocumentRules,
  ...documentRulesOf('driver'),
  ...documentRulesOf('owner'),
];
