import {
  carPriceNew,
  type CarRisk,
  depreciate,
  type HomeRisk,
  motorcyclePriceNew,
  type MotorcycleRisk,
  type Risk,
} from '@cotiza/insurers-tariff';
import { defined, type Fields, isRecord, wholeYearsBetween, yearOf } from '@cotiza/kernel';
import type { RiskCodes } from '../vendor-documents/code-lists';
import type { VendorLine } from '../vendor-documents/vendor-lines';

/** The path of each fact that a price depends on, in a vendor's request. Of several, the first with a value counts. */
type Places = Readonly<Record<string, readonly string[]>>;

export type VendorPlaces = Readonly<Record<VendorLine, Places>>;

/** A request that the vendor's schema has accepted, and the vendor's notation. */
export interface VendorRequest {
  /** Faro's JSON, or Roble's elements with their texts. */
  readonly fields: Fields;
  readonly places: VendorPlaces;
  readonly codes: RiskCodes;
}

type VendorRisk = Extract<Risk, { readonly line: VendorLine }>;

export interface PriceQuestion {
  readonly risk: VendorRisk;
  /** True when the vendor can verify the data: its price is then firm. */
  readonly isFirm: boolean;
}

/** Maps a vendor's request to a risk of the tariff. */
export function priceQuestion(line: VendorLine, request: VendorRequest): PriceQuestion {
  const facts = new Facts(request.fields, request.places[line]);
  return { risk: RISKS[line](request), isFirm: facts.has('evidence') };
}

const RISKS: Readonly<Record<VendorLine, (request: VendorRequest) => VendorRisk>> = {
  Home: toHomeRisk,
  Car: toCarRisk,
  Motorcycle: toMotorcycleRisk,
};

/** Reads facts in the notation of either vendor. */
class Facts {
  constructor(
    private readonly fields: Fields,
    private readonly places: Places,
  ) {}

  has(fact: string): boolean {
    return this.value(fact) !== undefined;
  }

  text(fact: string): string {
    return String(this.value(fact) ?? '');
  }

  number(fact: string): number {
    return Number(this.value(fact) ?? 0);
  }

  flag(fact: string): boolean {
    return this.value(fact) === true || this.value(fact) === 'S';
  }

  /** Reads whole cents, or euros with two decimals. */
  cents(fact: string): number {
    return Number(this.text(fact).replace('.', ''));
  }

  private value(fact: string): unknown {
    const places = defined(this.places[fact], `place of ${fact}`);
    const values = places.map((place) => valueAt(this.fields, place));
    return values.find((value) => value !== undefined && value !== null);
  }
}

function toHomeRisk({ fields, places, codes }: VendorRequest): HomeRisk {
  const facts = new Facts(fields, places.Home);
  const effectiveDate = facts.text('effectiveDate');
  return {
    line: 'Home',
    effectiveDate,
    holderAge: facts.has('holderBirth') ? wholeYearsBetween(facts.text('holderBirth'), effectiveDate) : null,
    ...placeOf(facts),
    postalCode: facts.text('postalCode'),
    areaM2: facts.number('areaM2'),
    rooms: facts.number('rooms'),
    yearBuilt: facts.number('yearBuilt'),
    lastReformYear: facts.has('lastReformYear') ? facts.number('lastReformYear') : null,
    use: codes.homeUse(facts.text('use')),
    occupancy: codes.occupancy(facts.text('occupancy')),
    dwellingType: codes.dwellingType(facts.text('dwellingType')),
    location: codes.location(facts.text('location')),
    materials: codes.materials(facts.text('materials')),
    buildQuality: codes.buildQuality(facts.text('buildQuality')),
    alarm: codes.alarm(facts.text('alarm')),
    securityDoor: facts.flag('securityDoor'),
    securityWindows: facts.flag('securityWindows'),
    settlement: codes.settlement(facts.text('settlement')),
    buildingsCents: facts.cents('buildings'),
    contentsCents: facts.cents('contents'),
  };
}

function toCarRisk({ fields, places, codes }: VendorRequest): CarRisk {
  const facts = new Facts(fields, places.Car);
  const { registered, declaredCents, driverAge, ...motor } = motorRisk(facts);
  const fuel = codes.fuel(facts.text('fuel'));
  const { powerKw } = motor;
  const price = carPriceNew({ declaredCents, catalogueCents: null, powerKw, fuel, fromYear: yearOf(registered) });
  return {
    line: 'Car',
    ...motor,
    ...placeOf(facts),
    driverAge,
    postalCode: facts.text('postalCode'),
    employment: codes.employment(facts.text('employment')),
    fuel,
    retailValueCents: depreciate(price, registered, motor),
    annualKm: codes.annualKm(facts.text('annualKm')),
    parking: codes.parking(facts.text('parking')),
    use: codes.carUse(facts.text('use')),
    fines: codes.fines(facts.text('fines')),
    parkingFineOnly: facts.flag('parkingFineOnly'),
    pointsLost: facts.flag('pointsLost'),
  };
}

function toMotorcycleRisk({ fields, places, codes }: VendorRequest): MotorcycleRisk {
  const facts = new Facts(fields, places.Motorcycle);
  const { registered, declaredCents, driverAge, ...motor } = motorRisk(facts);
  const engine = {
    electric: codes.motorcycleEngine(facts.text('engine')) === 'Electric',
    displacementCc: facts.number('displacementCc'),
    powerKw: motor.powerKw,
  };
  const price = motorcyclePriceNew({ ...engine, effectiveDate: motor.effectiveDate, catalogueCents: declaredCents });
  return {
    line: 'Motorcycle',
    ...motor,
    ...engine,
    riderAge: driverAge,
    licenceDate: facts.text('licenceDate'),
    licence: codes.motorcycleLicence(facts.text('licence')),
    spanishLicence: facts.has('licenceZone') && codes.licenceZone(facts.text('licenceZone')) === 'Spain',
    experience: codes.ridingExperience(facts.text('experience')),
    provinceCode: placeOf(facts).provinceCode,
    retailValueCents: depreciate(price, registered, motor),
    garage: codes.parking(facts.text('parking')),
    kilometersPerYear: facts.number('kilometersPerYear'),
  };
}

function motorRisk(facts: Facts) {
  const day = (fact: string) => facts.text(fact);
  const effectiveDate = day('effectiveDate');
  return {
    effectiveDate,
    registered: day('registered'),
    holderAge: wholeYearsBetween(day('holderBirth'), effectiveDate),
    driverAge: wholeYearsBetween(day('driverBirth'), effectiveDate),
    licenceYears: wholeYearsBetween(day('licenceDate'), effectiveDate),
    licenceAge: wholeYearsBetween(day('driverBirth'), day('licenceDate')),
    vehicleAge: wholeYearsBetween(day('registered'), effectiveDate),
    powerKw: facts.number('powerKw'),
    declaredCents: facts.has('priceNew') ? facts.cents('priceNew') : null,
    insuredYears: facts.number('insuredYears'),
    cleanYears: facts.number('cleanYears'),
    atFaultClaims: facts.number('atFaultClaims'),
  };
}

function placeOf(facts: Facts): { readonly provinceCode: string; readonly townId: number } {
  const municipality = facts.text('municipality');
  return { provinceCode: municipality.slice(0, 2), townId: Number(municipality) };
}

/** Returns the value at a path of names joined by points; undefined when there is none. */
export function valueAt(fields: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((held, name) => (isRecord(held) ? held[name] : undefined), fields);
}
