import { INSURANCE_LINES, type InsuranceLine } from '../lines';
import { bodyOf, type BodyDraft, type Change } from './body-draft';
import * as change from './changes';

type Choices = Readonly<Record<string, Change>>;

const asIs: Change = (draft) => draft;

const MOTOR: readonly Choices[] = [
  { asIs, holderWithNie: change.holderWithNie, holderWithPassport: change.holderWithPassport },
  { asIs, retiredHolder: change.retiredHolder },
  { asIs, withoutPlate: change.withoutPlate },
  {
    asIs,
    otherDriver: change.otherDriver,
    otherDriverWithNie: change.otherDriverWithNie,
    otherDriverWithPassport: change.otherDriverWithPassport,
  },
  {
    asIs,
    notInsuredBefore: change.notInsuredBefore,
    notInsuredZeroYears: change.notInsuredZeroYears,
    recentAccident: change.recentAccident,
  },
  {
    asIs,
    otherOwner: change.otherOwner,
    otherOwnerWithNie: change.otherOwnerWithNie,
    otherOwnerWithPassport: change.otherOwnerWithPassport,
  },
];

/**
 * The ways in which a valid body of each line can vary, as independent groups: any choice of a group goes with any choice
 * of the others.
 */
const CHOICES: Readonly<Partial<Record<InsuranceLine, readonly Choices[]>>> = {
  Home: [
    {
      asIs,
      holderWithNie: change.holderWithNie,
      holderWithPassport: change.holderWithPassport,
      withoutSurname2: change.withoutSurname2,
    },
    { asIs, otherAddress: change.otherAddress, otherAddressUnsaid: change.otherAddressUnsaid },
    { asIs, tenant: change.tenant, landlord: change.landlord },
    { asIs, neverReformed: change.neverReformed },
  ],
  Car: [...MOTOR, { asIs, plannedPurchase: change.plannedPurchase }, { asIs, oneFine: change.oneFine }],
  Motorcycle: [
    ...MOTOR,
    { asIs, otherMotorcycle: change.otherMotorcycle },
    { asIs, withoutCarLicence: change.withoutCarLicence },
  ],
};

/** Returns the groups of a line; a line without an entry has none. */
export const choicesOf = (line: InsuranceLine): readonly Choices[] => CHOICES[line] ?? [];

/** A named valid body. */
export interface Variant {
  readonly name: string;
  readonly draft: BodyDraft;
}

/** Returns the example of a line and one body for each way in which it can differ. None has faults. */
export function variantsOf(line: InsuranceLine): Variant[] {
  const example = bodyOf(line);
  const changes = choicesOf(line)
    .flatMap((choices) => Object.entries(choices))
    .filter(([name]) => name !== 'asIs');
  return [
    { name: `${line} as in the example`, draft: example },
    ...changes.map(([name, apply]) => ({ name: `${line} ${name}`, draft: example.changed(apply) })),
  ];
}

/** Every variant of every line. */
export const VARIANTS: readonly Variant[] = INSURANCE_LINES.flatMap(variantsOf);
