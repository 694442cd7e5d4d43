import { INSURANCE_LINES, type InsuranceLine } from '../lines';
import { bodyOf, type BodyDraft, type Change } from './body-draft';
import * as change from './changes';

type Choices = Readonly<Record<string, Change>>;

const asIs: Change = (draft) => draft;

/** A group of changes, or none of them. */
const oneOf = (...names: (keyof typeof change)[]): Choices => ({
  asIs,
  ...Object.fromEntries(names.map((name) => [name, change[name]])),
});

const MOTOR: readonly Choices[] = [
  oneOf('holderWithNie', 'holderWithPassport'),
  oneOf('retiredHolder'),
  oneOf('withoutPlate'),
  oneOf('otherDriver', 'otherDriverWithNie', 'otherDriverWithPassport'),
  oneOf('notInsuredBefore', 'notInsuredZeroYears', 'recentAccident'),
  oneOf('otherOwner', 'otherOwnerWithNie', 'otherOwnerWithPassport'),
];

/**
 * The ways in which a valid body of each line can vary, as independent groups: any choice of a group goes with any choice
 * of the others.
 */
const CHOICES: Readonly<Partial<Record<InsuranceLine, readonly Choices[]>>> = {
  Home: [
    oneOf('holderWithNie', 'holderWithPassport', 'withoutSurname2'),
    oneOf('otherAddress', 'otherAddressUnsaid'),
    oneOf('tenant', 'landlord'),
    oneOf('neverReformed'),
  ],
  Car: [...MOTOR, oneOf('plannedPurchase'), oneOf('oneFine')],
  Motorcycle: [...MOTOR, oneOf('otherMotorcycle'), oneOf('withoutCarLicence')],
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
