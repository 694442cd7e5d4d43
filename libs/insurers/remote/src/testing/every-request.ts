import { INSURANCE_LINES, tables, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, VARIANTS, variantsOf, type BodyDraft } from '@cotiza/contract/testing';
import type { InsurerRequest, Party } from '@cotiza/insurers-port';
import { carRequest, homeRequest, motorcycleRequest, TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';

/** A request under a name that says what is special about it. */
export interface NamedRequest {
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
  nationality: fields.document_type === 'Dni' ? 'ESP' : (fields.nationality ?? 'PRT'),
});

/** Makes the insurer request for a body, with its persons deduced as in the use case. */
export function requestOf(draft: BodyDraft): InsurerRequest {
  const holder = partyOf(draft.at('holder') as Identity);
  if (draft.line === 'Home')
    return homeRequest(
      bodyOf('Home').changed(() => draft),
      { holder },
    );
  const driver = draft.at('driver.same_as_holder') === true ? holder : partyOf(draft.at('driver') as Identity);
  const owner = draft.at('owner_same_as_holder') === true ? holder : partyOf(draft.at('owner') as Identity);
  if (draft.line === 'Car')
    return carRequest(
      bodyOf('Car').changed(() => draft),
      { holder, driver, owner },
    );
  const previousMotorcycle = draft.at('driver.previous_motorcycle_code') === undefined ? null : TEST_MOTORCYCLE;
  const people = { holder, driver, owner, previousMotorcycle };
  return motorcycleRequest(
    bodyOf('Motorcycle').changed(() => draft),
    people,
  );
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

const vehicles = [
  { ...TEST_CAR, fuel: 'Electric', displacementCc: 0, powerKw: 150.5, newPriceCents: null },
  { ...TEST_CAR, fuel: 'PlugInHybrid' },
] as const;

/** Requests of every line with every value of every enumeration, and every variant of the bodies. */
export const EVERY_REQUEST: readonly NamedRequest[] = [
  ...VARIANTS.map(({ name, draft }) => ({ name, request: requestOf(draft) })),
  ...INSURANCE_LINES.flatMap(everyValueOf),
  ...vehicles.flatMap((vehicle) => [
    { name: `Car that is ${vehicle.fuel}`, request: carRequest(undefined, { vehicle }) },
    { name: `Motorcycle that is ${vehicle.fuel}`, request: motorcycleRequest(undefined, { vehicle }) },
  ]),
];
