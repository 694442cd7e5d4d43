import { existing, fromEuros } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { fuelOfCode } from './fuel-codes';
import { handKeptTable } from './hand-kept-table';
import { type KnownPrice, PriceEstimator, type Priceable } from './price-estimator';
import { identityOf } from './stable-id';
import type { MergedVersion } from './version.merger';

/**
 * The price of a petrol car of 100 kW of each segment, in euros, and below what another power and fuel make of it: fitted on
 * the known list prices. Of pickups and microcars few prices are known.
 */
const EUROS_BY_SEGMENT: Readonly<Record<string, number>> = {
  ...{ A: 26_000, B: 27_000, C: 31_500, D: 39_000, E: 44_500, F: 53_500, MPV: 33_000, van: 38_000, pickup: 36_000 },
  ...{ 'SUV-B': 30_500, 'SUV-C': 35_000, 'SUV-D': 37_000, 'SUV-E': 50_000, sport: 41_500, luxury: 78_000 },
  microcar: 85_000,
};
const POWER_EXPONENT = 0.68;
const BY_FUEL: Readonly<Record<Fuel, number>> = {
  ...{ Gasoline: 1, Diesel: 1.12, Electric: 1.12, Hybrid: 1.05, PlugInHybrid: 1.15, Lpg: 0.9, Cng: 1.03 },
};
const REFERENCE_KW = 100;
const USUAL_SEGMENT = 'C';

/**
 * Known prices are those of 2022 to 2026. The official values of cars of earlier years are lower, compared with these, by
 * 2.7 per cent a year down to 68 per cent in 2010 (Orden HAC/1501/2025, sample of 85 cars).
 */
const YEAR_OF_PRICES = 2022;
const LESS_A_YEAR = 0.027;
const LEAST_OF_YEAR = 0.68;

/** Estimates are stated in hundreds of euros. */
const ROUNDED_TO = 100;

/** Sources of price levels that repeat the prices of the versions, or are official values, which are below list prices. */
const REPEATED_LEVELS = /^ADEME|^BOE|^cars-recent\.csv/;

/** Adds an estimated price to every car without a known one. */
export function carPrices(
  source: SourceFolder,
  versions: readonly MergedVersion[],
  report: ImportReport,
): MergedVersion[] {
  const segmentOf = carSegments();
  const estimator = new PriceEstimator(knownCarPrices(source, versions));
  return versions.map((version) => {
    if (version.newPriceCents !== null) return version;
    report.note('prices estimated from the known ones of the model, the brand and the segment');
    const ofToday = estimator.estimate(priceableCar(version, segmentOf(version)));
    const euros = Math.round((ofToday * ofYear(version.fromYear)) / ROUNDED_TO) * ROUNDED_TO;
    return { ...version, newPriceCents: fromEuros(euros), priceBasis: 'estimado' as const };
  });
}

type PricedVersion = Pick<MergedVersion, 'brand' | 'model' | 'fuel' | 'powerKw' | 'newPriceCents' | 'priceBasis'>;

/** Returns the known prices of versions, and of models and segments of brands without a version. */
export function knownCarPrices(source: SourceFolder, versions: readonly PricedVersion[]): KnownPrice[] {
  const segmentOf = carSegments();
  const ofVersions = versions.flatMap((version) =>
    version.newPriceCents === null || version.priceBasis === 'estimado'
      ? []
      : { ...priceableCar(version, segmentOf(version)), euros: version.newPriceCents / 100 },
  );
  const columns = [
    'brand',
    'segment',
    'fuel',
    'kw_low',
    'kw_high',
    'price_eur_low',
    'price_eur_high',
    'source',
  ] as const;
  const levels = source.rows('brand-price-levels.csv', columns).filter((row) => !REPEATED_LEVELS.test(row.source));
  const ofBrands = levels.flatMap((row): KnownPrice | readonly [] => {
    const fuel = fuelOfCode(row.fuel);
    if (fuel === undefined) return [];
    const car = { brand: brandName(row.brand), model: '', fuel, powerKw: middle(row.kw_low, row.kw_high) };
    const known = { ...priceableCar(car, row.segment), euros: middle(row.price_eur_low, row.price_eur_high) };
    return known.powerKw > 0 ? known : [];
  });
  const ofModels = handKeptTable('known-prices.csv', ['brand', 'model', 'fuel', 'kw', 'euros']).map((row) => {
    const car = { brand: row.brand, model: row.model, fuel: row.fuel as Fuel, powerKw: Number(row.kw) };
    return { ...priceableCar(car, segmentOf(car)), euros: Number(row.euros) };
  });
  return [...ofVersions, ...ofBrands, ...ofModels];
}

function priceableCar(
  { brand, model, fuel, powerKw }: Pick<MergedVersion, 'brand' | 'model' | 'fuel' | 'powerKw'>,
  segment: string,
): Priceable {
  const ofSegment = existing(EUROS_BY_SEGMENT[segment], `price of segment ${segment}`);
  const baseEuros = ofSegment * (powerKw / REFERENCE_KW) ** POWER_EXPONENT * BY_FUEL[fuel];
  return { brand: identityOf(brand), model, segment, fuel, powerKw, baseEuros };
}

/** Reads the segments of models; `*` stands for the other models of a brand. */
function carSegments(): (car: { readonly brand: string; readonly model: string }) => string {
  const rows = handKeptTable('segments.csv', ['brand', 'segment', 'models']);
  const segments = new Map(
    rows.flatMap(({ brand, segment, models }) =>
      models.split('|').map((model) => [`${identityOf(brand)}|${identityOf(model)}`, segment] as const),
    ),
  );
  return ({ brand, model }) =>
    segments.get(`${identityOf(brand)}|${identityOf(model)}`) ?? segments.get(`${identityOf(brand)}|`) ?? USUAL_SEGMENT;
}

function ofYear(year: number | null): number {
  const before = Math.max(0, YEAR_OF_PRICES - (year ?? YEAR_OF_PRICES));
  return Math.max(LEAST_OF_YEAR, 1 - before * LESS_A_YEAR);
}

const middle = (low: string, high: string): number => (Number(low) + Number(high)) / 2;
