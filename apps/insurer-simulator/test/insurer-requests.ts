import { loadCatalogues, sandboxPlateRegistry } from '@cotiza/catalogues';
import { homeEnumerations, judgeBody, motorEnumerations, type Enumeration, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, TEST_DAY, VARIANTS } from '@cotiza/contract/testing';
import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import { carRequest, homeRequest, motorcycleRequest, TEST_CAR } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import { panelOfAll, requestQuoteWith } from '@cotiza/quoting';
import { openChannel, TestIdempotencyKeys } from '@cotiza/quoting/testing';

export interface NamedRequest {
  readonly name: string;
  readonly request: InsurerRequest;
}

/** Makes the insurer requests for every way in which a body can vary, and every value that a price may depend on. */
export async function everyInsurerRequest(): Promise<NamedRequest[]> {
  const requests = [...(await everyVariant()), ...everyValue(), ...everyFuel()];
  return requests.map(({ name, request }, index) => {
    return { name, request: { ...request, reference: `COT-${String(index).padStart(10, '0')}` } };
  });
}

async function everyVariant(): Promise<NamedRequest[]> {
  const heard: InsurerRequest[] = [];
  const listener: InsurerConnector = {
    manifest: {
      id: 'listener',
      name: 'Listener',
      lines: ['Home', 'Car', 'Motorcycle'],
      currency: 'EUR',
      reach: 'embedded',
    },
    quote: (request) => {
      heard.push(request);
      return { kind: 'declined', reasons: [{ code: 'listens-only', message: 'Solo escucha.' }] };
    },
  };
  const ask = quotingWith(listener);
  const named: NamedRequest[] = [];
  for (const { name, draft } of VARIANTS) {
    const answer = await ask(judgeBody(draft.build(), TEST_DAY), { requestId: name });
    if ('refusal' in answer) throw new Error(`${name} is refused: ${JSON.stringify(answer.refusal)}`);
    named.push({ name, request: heard.at(-1)! });
  }
  return named;
}

/** The use case with the real catalogues and plates. */
function quotingWith(insurer: InsurerConnector) {
  return requestQuoteWith(
    {
      clock: manualClock(`${TEST_DAY}T09:00:00Z`),
      referenceData: loadCatalogues().referenceData,
      plateRegistry: sandboxPlateRegistry,
      insurerPanel: panelOfAll([insurer]),
      channelSwitch: openChannel,
      idempotencyKeys: new TestIdempotencyKeys(),
      quoteRecorder: { emailsCustomer: false, record: () => undefined },
      newReference: () => 'COT-0000000000',
      offerToken: () => '0000000000000000000000',
    },
    {
      insurerDeadlineMs: 1_000,
      quoteDeadlineMs: 1_000,
      priceHoldsDays: 15,
      distributor: { name: 'Correduría Inventada' },
    },
  );
}

/** Enumerated fields that a price may depend on. */
const PRICED: readonly (readonly [InsuranceLine, string, Enumeration])[] = [
  ['Home', 'risk.use', homeEnumerations.homeUse],
  ['Home', 'risk.occupancy', homeEnumerations.occupancy],
  ['Home', 'risk.dwelling_type', homeEnumerations.dwellingType],
  ['Home', 'risk.location', homeEnumerations.homeLocation],
  ['Home', 'risk.materials', homeEnumerations.materials],
  ['Home', 'risk.build_quality', homeEnumerations.buildQuality],
  ['Home', 'risk.alarm', homeEnumerations.alarm],
  ['Home', 'risk.settlement_type', homeEnumerations.settlementType],
  ['Car', 'vehicle.use', motorEnumerations.carUse],
  ['Car', 'vehicle.annual_km', motorEnumerations.annualKm],
  ['Car', 'vehicle.parking_type', motorEnumerations.parking],
  ['Car', 'driver.penalties', motorEnumerations.penalties],
  ['Motorcycle', 'vehicle.garage_type_id', motorEnumerations.parking],
  ['Motorcycle', 'driver.driving_license_type', motorEnumerations.motorcycleLicense],
  ['Motorcycle', 'driver.driving_license_issuing_zone_id', motorEnumerations.licenseZone],
];

const REQUESTS = { Home: homeRequest, Car: carRequest, Motorcycle: motorcycleRequest } as const;

function everyValue(): NamedRequest[] {
  return PRICED.flatMap(([line, path, { values }]) =>
    values.map((value) => {
      const isOneFine = path === 'driver.penalties' && value === '1';
      const draft = bodyOf(line).with(path, value);
      const body = isOneFine ? draft.with('driver.parking_fine_only', false) : draft;
      return { name: `${line} ${path} ${value}`, request: REQUESTS[line](body as never) };
    }),
  );
}

function everyFuel(): NamedRequest[] {
  return motorEnumerations.fuel.values.map((fuel) => {
    const displacementCc = fuel === 'Electric' ? 0 : TEST_CAR.displacementCc;
    const vehicle = { ...TEST_CAR, fuel, displacementCc, newPriceCents: null };
    return {
      name: `Car fuel ${fuel}`,
      request: carRequest(bodyOf('Car').without('vehicle.retail_price'), { vehicle }),
    };
  });
}
