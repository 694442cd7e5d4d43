import { choiceSetting, printableSetting, textSetting, type SettingsOf } from '@cotiza/kernel';
import { CAPACITIES, REMUNERATIONS, type Distributor } from './distributor';

/** A telephone number as people write it: 3 to 15 digits (ITU-T E.164, 6.2.1), so that it can be dialled. */
const PHONE = {
  pattern: '^\\+?(?:[ ().\\-]*\\d){3,15}\\)?$',
  errorMessage: 'must be a telephone number: digits, blanks and ( ) . -, with a + before them',
};

const wordsOf = <Word extends string>(texts: Readonly<Record<Word, string>>) => Object.keys(texts) as Word[];

/** Who distributes, as the notice that goes with the prices, the e-mail, the page of offers and the detail of an offer say. */
export const DISTRIBUTOR_SETTINGS = {
  DISTRIBUTOR_NAME: printableSetting({
    description:
      'Name of the operator as distributor, for the notice that goes with the prices, the e-mail, the page of offers and the detail of an offer.',
    default: 'Cotiza',
  }),
  DISTRIBUTOR_REGISTRATION: printableSetting({
    description:
      'Key of the distributor in the register of the DGSFP or of a region, for the same. Without it customers are told that this is a trial.',
    default: undefined,
  }),
  DISTRIBUTOR_REGISTER: printableSetting({
    description: 'Which register that is, and where anybody looks into it.',
    default: 'registro de distribuidores de la DGSFP (dgsfp.mineco.gob.es)',
  }),
  DISTRIBUTOR_CAPACITY: choiceSetting(wordsOf(CAPACITIES), {
    description:
      'What the distributor is: corredor, correduria, agente_exclusivo, agente_vinculado or operador_banca_seguros.',
    default: undefined,
  }),
  DISTRIBUTOR_REMUNERATION: choiceSetting(wordsOf(REMUNERATIONS), {
    description:
      'How it is paid: comision (by the insurer, within the premium), honorarios (by the customer), comision_y_honorarios or ninguna.',
    default: undefined,
  }),
  DISTRIBUTOR_COMPLAINTS: printableSetting({
    description: 'Where customers complain: an address, a telephone or a page, as it is to be read.',
    default: undefined,
  }),
  DISTRIBUTOR_ADDRESS: printableSetting({
    description: 'Postal address of the distributor, on one line, for the same.',
    default: undefined,
  }),
  DISTRIBUTOR_PHONE: textSetting(
    { description: 'Telephone that customers call, for the same.', default: undefined },
    PHONE,
  ),
};

export type DistributorSettings = SettingsOf<typeof DISTRIBUTOR_SETTINGS>;

/** The settings of what customers are told of the distributor, but for the register, which has a default that serves. */
const NAMED_BY = {
  name: 'DISTRIBUTOR_NAME',
  registration: 'DISTRIBUTOR_REGISTRATION',
  capacity: 'DISTRIBUTOR_CAPACITY',
  remuneration: 'DISTRIBUTOR_REMUNERATION',
  complaints: 'DISTRIBUTOR_COMPLAINTS',
  address: 'DISTRIBUTOR_ADDRESS',
  phone: 'DISTRIBUTOR_PHONE',
} as const satisfies Record<Exclude<keyof Distributor, 'register'>, keyof DistributorSettings>;

/** The distributor, as the settings have it. */
export function distributorOf(settings: DistributorSettings): Distributor {
  return {
    name: settings[NAMED_BY.name],
    registration: settings[NAMED_BY.registration],
    register: settings.DISTRIBUTOR_REGISTER,
    capacity: settings[NAMED_BY.capacity],
    remuneration: settings[NAMED_BY.remuneration],
    complaints: settings[NAMED_BY.complaints],
    address: settings[NAMED_BY.address],
    phone: settings[NAMED_BY.phone],
  };
}

/** The settings without which customers are not told who distributes. */
export function unsetOfDistributor(settings: DistributorSettings): readonly string[] {
  return Object.values(NAMED_BY).filter((name) => settings[name] === DISTRIBUTOR_SETTINGS[name].default);
}
