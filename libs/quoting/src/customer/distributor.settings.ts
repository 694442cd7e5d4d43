import { IsOneOf, IsPrintable, Setting } from '@cotiza/kernel/settings';
import { Matches } from 'class-validator';
import { CAPACITIES, DISTRIBUTOR_DEFAULTS, REMUNERATIONS } from './distributor';
import { NAMED_BY } from './distributor-of';

/** A telephone number as people write it: 3 to 15 digits (ITU-T E.164, 6.2.1), so that it can be dialled. */
const PHONE = /^\+?(?:[ ().-]*\d){3,15}\)?$/;

/** The distributor, as the notice with the prices, the e-mail, the page of offers and the detail of an offer name it. */
export class DistributorSettings {
  @Setting(
    'Name of the operator as distributor, for the notice that goes with the prices, the e-mail, the page of offers and the detail of an offer.',
  )
  @IsPrintable()
  readonly DISTRIBUTOR_NAME: string = DISTRIBUTOR_DEFAULTS.name;

  @Setting(
    'Key of the distributor in the register of the DGSFP or of a region, for the same. Without it customers are told that this is a trial.',
  )
  @IsPrintable()
  readonly DISTRIBUTOR_REGISTRATION?: string;

  @Setting('Which register that is, and where anybody looks into it.')
  @IsPrintable()
  readonly DISTRIBUTOR_REGISTER: string = DISTRIBUTOR_DEFAULTS.register;

  @Setting(
    'What the distributor is: corredor, correduria, agente_exclusivo, agente_vinculado or operador_banca_seguros.',
  )
  @IsOneOf(Object.keys(CAPACITIES))
  readonly DISTRIBUTOR_CAPACITY?: keyof typeof CAPACITIES;

  @Setting(
    'How it is paid: comision (by the insurer, within the premium), honorarios (by the customer), comision_y_honorarios or ninguna.',
  )
  @IsOneOf(Object.keys(REMUNERATIONS))
  readonly DISTRIBUTOR_REMUNERATION?: keyof typeof REMUNERATIONS;

  @Setting('Where customers complain by e-mail, as it is to be read; by post they complain to DISTRIBUTOR_ADDRESS.')
  @IsPrintable()
  readonly DISTRIBUTOR_COMPLAINTS?: string;

  @Setting(
    'Holdings of 10 % or more that the distributor has in insurers, or they in it, as they are to be read; ninguna where there are none.',
  )
  @IsPrintable()
  readonly DISTRIBUTOR_HOLDINGS?: string;

  @Setting('NIF of the distributor and its entry in the register of companies, as they are to be read.')
  @IsPrintable()
  readonly DISTRIBUTOR_COMPANY?: string;

  @Setting('Postal address of the distributor, on one line, for the same.')
  @IsPrintable()
  readonly DISTRIBUTOR_ADDRESS?: string;

  @Setting('Telephone that customers call, for the same.')
  @Matches(PHONE, { message: 'must be a telephone number: digits, blanks and ( ) . -, with a + before them' })
  readonly DISTRIBUTOR_PHONE?: string;

  @Setting('Hours in which a person answers the telephone, as they are to be read: de lunes a viernes, de 9 a 18 h.')
  @IsPrintable()
  readonly DISTRIBUTOR_HOURS?: string;
}

/** Returns the settings without which customers do not read who distributes. The register has a default that serves. */
export function unsetOfDistributor(settings: DistributorSettings): readonly string[] {
  const defaults = new DistributorSettings();
  return Object.values(NAMED_BY).filter((name) => name !== 'DISTRIBUTOR_REGISTER' && settings[name] === defaults[name]);
}
