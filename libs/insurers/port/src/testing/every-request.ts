import { INSURANCE_LINES, motorEnumerations, tables, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, VARIANTS, variantsOf, type BodyDraft } from '@cotiza/contract/testing';
import type { Party } from '../facts';
import type { InsurerRequest } from '../request';
import { carRequest, homeRequest, motorcycleRequest, ORDINARY_REQUESTS, TEST_CAR, TEST_MOTORCYCLE } from './requests';

/** A request under a name that says what is special about it. */
interface NamedRequest {
  readonly name: string;
  readonly request: InsurerRequest;
}

type Identity = Partial<Record<string, string>>;

const partyOf = (fields: Identity): Party => ({
  documentType: fields.document_type as Party['documentType'],
  documentId: fields.document_id!,
  name: fields.name!,
  surname: fields.surname!,
  surname2: fields.surname2 ?? '',
  birthDate: fields.birth_date!,
  gender: fields.gender as Party['gender'],
  maritalStatus: fields.marital_status as Party['maritalStatus'],
  nationality: (fields.document_type === 'Dni' ? 'ESP' : (fields.nationality ?? 'PRT')) as Party['nationality'],
});

/** Makes the insurer request for a body, with its persons deduced as in the use case. */
function requestOf(draft: BodyDraft): InsurerRequest {
  const holder = partyOf(draft.at('holder') as Identity);
  if (draft.line === 'Home') return homeRequest(draft as never, { holder });
  const driver = draft.at('driver.same_as_holder') === true ? holder : partyOf(draft.at('driver') as Identity);
  const owner = draft.at('owner_same_as_holder') === true ? holder : partyOf(draft.at('owner') as Identity);
  if (draft.line === 'Car') return carRequest(draft as never, { holder, driver, owner });
  const previousMotorcycle = draft.at('driver.previous_motorcycle_code') === undefined ? null : TEST_MOTORCYCLE;
  return motorcycleRequest(draft as never, { holder, driver, owner, previousMotorcycle });
}

interface Node {
  readonly children?: Readonly<Record<string, Node>>;
  readonly kind?: { readonly type: string; readonly enumeration?: { readonly values: readonly string[] } };
}

/** Yields every enumerated field of a table, with its values. */
function* choicesIn(children: Readonly<Record<string, Node>>, prefix = ''): Generator<[string, readonly string[]]> {
  for (const [name, { children: inner, kind }] of Object.entries(children)) {
    if (inner) yield* choicesIn(inner, `${prefix}${name}.`);
    if (kind?.enumeration) yield [prefix + name, kind.enumeration.values];
  }
}

/** Makes a request for each value of every field of the line, in a body that has the field. */
function everyValueOf(line: InsuranceLine): NamedRequest[] {
  return [...choicesIn(tables[line] as unknown as Record<string, Node>)]
    .filter(([path]) => path !== 'insurance_line')
    .flatMap(([path, values]) => {
      const drafts = variantsOf(line).map((variant) => variant.draft);
      // A field at the root that no variant has is optional: it goes with the example.
      const draft = drafts.find((each) => each.at(path) !== undefined) ?? bodyOf(line);
      return values.map((value) => ({ name: `${line} ${path} ${value}`, request: requestOf(draft.with(path, value)) }));
    });
}

/** A vehicle of each fuel without a known price. */
const vehicles = motorEnumerations.fuel.values.map((fuel) => ({
  ...{ ...TEST_CAR, fuel, powerKw: 100.5, newPriceCents: null },
  displacementCc: fuel === 'Electric' ? 0 : TEST_CAR.displacementCc,
}));

const isRequested = (line: InsuranceLine) => line in ORDINARY_REQUESTS;

/** Requests of every line that has an ordinary one, with every value of every enumeration, and every variant of the bodies. */
export const EVERY_REQUEST: readonly NamedRequest[] = [
  ...VARIANTS.filter(({ draft }) => isRequested(draft.line)).map(({ name, draft }) => ({
    name,
    request: requestOf(draft),
  })),
  ...INSURANCE_LINES.filter(isRequested).flatMap(everyValueOf),
  ...vehicles.flatMap((vehicle) => [
    {
      name: `Car that is ${vehicle.fuel}`,
      request: carRequest(bodyOf('Car').without('vehicle.retail_price'), { vehicle }),
    },
    { name: `Motorcycle that is ${vehicle.fuel}`, request: motorcycleRequest(undefined, { vehicle }) },
  ]),
];
