import { type CarRisk, type Tariffs, valueAfter } from '@cotiza/insurers-tariff';
import type { Cents } from '@cotiza/kernel';
import { figuresOf, type Bounds, type MarketFigure } from './figure';
import { meanCheapest, meanPrice, medianSpread, medianStep } from './levels';
import type { QuotedRisk } from './quoted';
import { mean } from './statistics';
import { differingIn, relativity } from './relativity';

const LIABILITY = 'Terceros';
const EXTENDED = 'Terceros Ampliado';
const EXCESS = 'Todo Riesgo con franquicia';
const FULL = 'Todo Riesgo';

const figure = figuresOf('Car');

/** Figures of Roams, Rastreator and Kelisto, with bounds as wide as they differ; INE codes. */
const PROVINCES: readonly (readonly [name: string, bounds: Bounds, ...codes: string[]])[] = [
  ['Melilla', [1.4, 1.75], '52'],
  ['Ceuta', [1.2, 1.4], '51'],
  ['Cantabria', [1.1, 1.35], '39'],
  ['Pontevedra', [1.2, 1.5], '36'],
  ['Almería', [1.05, 1.3], '04'],
  ['Asturias', [1.01, 1.3], '33'],
  ['Galicia', [1.02, 1.25], '15', '27', '32', '36'],
  ['Segovia', [0.6, 0.8], '40'],
];

const CITY: Partial<CarRisk> = { provinceCode: '28', townId: 28_079, postalCode: '28020' };
const VILLAGE: Partial<CarRisk> = { provinceCode: '28', townId: 28_999, postalCode: '28300' };

const NOVICE: Partial<CarRisk> = { driverAge: 18, holderAge: 18, licenceAge: 18, licenceYears: 0 };
const NO_HISTORY: Partial<CarRisk> = { insuredYears: 0, cleanYears: 0, atFaultClaims: 0, employment: 'Employee' };
const CLEAN_45: Partial<CarRisk> = {
  driverAge: 45,
  holderAge: 45,
  licenceAge: 20,
  licenceYears: 25,
  insuredYears: 20,
  cleanYears: 20,
  atFaultClaims: 0,
  employment: 'Employee',
};

/** Measures the levels and spread of a portfolio's prices. */
export function carLevels(quoted: readonly QuotedRisk<CarRisk>[]): readonly MarketFigure[] {
  const factor = (modality: string) => meanPrice(quoted, modality) / meanCheapest(quoted, modality);
  return [
    figure('mean of the offers, Terceros', 'EUR', [400, 600], meanPrice(quoted, LIABILITY)),
    figure('mean of the offers, Terceros Ampliado', 'EUR', [421, 633], meanPrice(quoted, EXTENDED)),
    figure('mean of the offers, Todo Riesgo con franquicia', 'EUR', [650, 1_100], meanPrice(quoted, EXCESS)),
    figure('cheapest offer, Terceros', 'EUR', [284, 350], meanCheapest(quoted, LIABILITY)),
    figure('cheapest offer, Todo Riesgo con franquicia', 'EUR', [380, 520], meanCheapest(quoted, EXCESS)),
    figure('mean over cheapest, Terceros', 'x', [1.5, 1.8], factor(LIABILITY)),
    figure('same insurer, Todo Riesgo over con franquicia', 'x', [1.5, 2.4], medianStep(quoted, FULL, EXCESS)),
    ...[LIABILITY, EXTENDED, EXCESS, FULL].map((modality) =>
      figure(`dearest over cheapest, ${modality}`, 'x', [1.6, 3], medianSpread(quoted, modality)),
    ),
  ];
}

/** Measures the effect of one fact, the rest being equal. */
export function carRelativities(tariffs: Tariffs, quoted: readonly QuotedRisk<CarRisk>[]): readonly MarketFigure[] {
  const risks = quoted.map(({ risk }) => risk);
  const versus = (one: Partial<CarRisk>, other: Partial<CarRisk>, modality = LIABILITY) =>
    relativity(tariffs, risks, modality, differingIn(one, other));
  const adults = risks.filter(({ driverAge }) => driverAge >= 40);
  const licence = relativity(
    tariffs,
    adults,
    LIABILITY,
    differingIn<CarRisk>({ licenceYears: 1 }, { licenceYears: 18 }),
  );
  const insured = { insuredYears: 15 };
  const claims = [
    { ...insured, cleanYears: 2, atFaultClaims: 2 },
    { ...insured, cleanYears: 15, atFaultClaims: 0 },
  ] as const;
  return [
    ...ages(quoted),
    figure('licence of one year over eighteen, at the same age', 'x', [1.4, 2.2], licence),
    figure('two claims at fault over none', 'x', [1.3, 2.2], versus(...claims)),
    figure('two fines over none', 'x', [1.05, 1.15], versus({ fines: '2', parkingFineOnly: false }, { fines: '0' })),
    figure('a novice of 18 over a clean driver of 45', 'x', [null, 5], versus({ ...NOVICE, ...NO_HISTORY }, CLEAN_45)),
    figure(
      'electric over petrol, Todo Riesgo con franquicia',
      'x',
      [1.08, 1.3],
      versus({ fuel: 'Electric', vehicleAge: 3 }, { fuel: 'Gasoline', vehicleAge: 3 }, EXCESS),
    ),
    figure(
      '80,000 new over 22,000 new, four years old, Todo Riesgo con franquicia',
      'x',
      [1.7, null],
      relativity(tariffs, risks, EXCESS, (risk) => [boughtFor(80_000_00, risk), boughtFor(22_000_00, risk)]),
    ),
    figure('a city over a village of its province', 'x', [1.05, 1.25], versus(CITY, VILLAGE)),
    ...provinces(tariffs, quoted),
  ];
}

/** Values a car as a request does: the official depreciation of four years comes off the declared price new. */
const boughtFor = (priceNewCents: Cents, risk: CarRisk): CarRisk => ({
  ...risk,
  vehicleAge: 4,
  retailValueCents: valueAfter(priceNewCents, 4, risk),
});

/** Measures drivers by age, with their licences and histories. */
function ages(quoted: readonly QuotedRisk<CarRisk>[]): readonly MarketFigure[] {
  const meanOf = (from: number, to: number) =>
    meanPrice(
      quoted.filter(({ risk }) => risk.driverAge >= from && risk.driverAge <= to),
      LIABILITY,
    );
  return [
    figure('drivers under 25 over those of 36 to 50', 'x', [2.2, 3], meanOf(18, 24) / meanOf(36, 50)),
    figure('drivers of 18 to 24 over those of 25 to 29', 'x', [1.3, 1.5], meanOf(18, 24) / meanOf(25, 29)),
  ];
}

/** Measures a province against the mean: the whole portfolio is moved there, with towns of unchanged size. */
function provinces(tariffs: Tariffs, quoted: readonly QuotedRisk<CarRisk>[]): readonly MarketFigure[] {
  const risks = quoted.map(({ risk }) => risk);
  const over = (...codes: string[]) =>
    mean(
      codes.map((provinceCode) => relativity(tariffs, risks, LIABILITY, (risk) => [{ ...risk, provinceCode }, risk])),
    );
  return PROVINCES.map(([name, bounds, ...codes]) => figure(`${name} over the mean`, 'x', bounds, over(...codes)));
}
