import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { CarRisk, HomeRisk, MotorcycleRisk, RateBook, Risk, RiskByLine, Tariffs } from '@cotiza/insurers-tariff';
import type { Portfolio } from '../portfolio/portfolio';
import { carLevels, carRelativities } from './car.figures';
import { type Cliff, highestCliff, type Walk } from './cliffs';
import { figuresOf, type MarketFigure } from './figure';
import { homeFigures } from './home.figures';
import { wins } from './levels';
import { type LossRatio, lossRatios } from './loss-ratios';
import { motorcycleFigures } from './motorcycle.figures';
import { offersOf, quoteAll, type QuotedRisk } from './quoted';

/** The measurements of one line on a portfolio. */
export interface LineMeasure {
  readonly line: InsuranceLine;
  readonly quoted: readonly QuotedRisk[];
  readonly figures: readonly MarketFigure[];
  /** Each insurer's share of cheapest offers, by its id. */
  readonly wins: ReadonlyMap<string, number>;
  readonly lossRatios: readonly LossRatio[];
  readonly cliff: Cliff;
}

/** Every insurer is the cheapest for some requests, and none for most of them: bounds in per cent. */
const WINS: readonly [number, number] = [4, 45];

/** The largest change in per cent that one year, one kilowatt or one square metre may cause. */
const HIGHEST_CLIFF = 15;

/** The allowed difference of a declared loss ratio, in points. */
const LOSS_RATIO_POINTS = 5;

/** Risks at which each walk begins. */
const WALKED_RISKS = 25;

export interface MeasureOptions {
  /** Called with the number of risks rated so far. */
  readonly onProgress?: (rated: number) => void;
}

/** Measures the portfolio against every target of the market. Lines without risks are left out. */
export function measureMarket(
  tariffs: Tariffs,
  books: readonly RateBook[],
  portfolio: Portfolio,
  { onProgress = () => undefined }: MeasureOptions = {},
): readonly LineMeasure[] {
  let before = 0;
  const quote = <R extends Risk>(risks: readonly R[]): readonly QuotedRisk<R>[] => {
    const quoted = quoteAll(tariffs, risks, (rated) => onProgress(before + rated));
    before += risks.length;
    return quoted;
  };
  const measureLine = <L extends InsuranceLine>(line: L): LineMeasure => {
    const risks: readonly RiskByLine[L][] = portfolio[line];
    const { figures, walks }: Measured<RiskByLine[L]> = MEASURED[line] ?? { figures: () => [], walks: [] };
    const quoted = quote(risks);
    const cliff = highestCliff(tariffs, risks.slice(0, WALKED_RISKS), walks);
    return measured(line, quoted, figures(tariffs, quoted), books, cliff);
  };
  return INSURANCE_LINES.filter((line) => portfolio[line].length > 0).map(measureLine);
}

function measured(
  line: InsuranceLine,
  quoted: readonly QuotedRisk[],
  figures: readonly MarketFigure[],
  books: readonly RateBook[],
  cliff: Cliff,
): LineMeasure {
  const figure = figuresOf(line);
  const shares = wins(quoted);
  const ratios = lossRatios(
    books.filter((book) => book.line === line),
    quoted,
  );
  const worst = ratios.map(({ declared, implied }) => 100 * Math.abs(implied - declared));
  return {
    line,
    quoted,
    wins: shares,
    lossRatios: ratios,
    cliff,
    figures: [
      ...figures,
      ...[...shares].map(([id, share]) => figure(`requests that ${id} is cheapest for`, '%', WINS, 100 * share)),
      figure('highest cliff', '%', [null, HIGHEST_CLIFF], 100 * cliff.height),
      figure('declared loss ratio, farthest from true, in points', '%', [null, LOSS_RATIO_POINTS], Math.max(...worst)),
    ],
  };
}

/** Limit of the price of own damage, in per cent of its largest payment. */
const MOST_PERCENT = 25;

/** Finds the dearest own damage of a portfolio: its net premium in per cent of the value of the vehicle less the excess. */
export function dearestOwnDamage(
  line: 'Car' | 'Motorcycle',
  quoted: readonly QuotedRisk<CarRisk | MotorcycleRisk>[],
): MarketFigure {
  const percents = quoted.flatMap((each) =>
    offersOf(each).flatMap(({ offer }) => {
      const ownDamage = offer.guarantees.find(({ id }) => id === 'own-damage');
      const most = Math.max(0, each.risk.retailValueCents - (offer.excessCents ?? 0));
      return ownDamage ? [(100 * ownDamage.netCents) / most] : [];
    }),
  );
  const dearest = percents.reduce((most, percent) => Math.max(most, percent), 0);
  return figuresOf(line)('dearest own damage, of what it can pay', '%', [null, MOST_PERCENT], dearest);
}

/** The facts of a line that grow by ones, with their ranges. The years of a licence do not grow with the driver's age. */
export const CAR_WALKS: readonly Walk<CarRisk>[] = [
  { fact: 'driverAge', from: 18, to: 90, at: (risk, driverAge) => ({ ...risk, driverAge, holderAge: driverAge }) },
  { fact: 'licenceYears', from: 0, to: 40, at: (risk, licenceYears) => ({ ...risk, licenceYears }) },
  { fact: 'cleanYears', from: 0, to: 20, at: (risk, cleanYears) => ({ ...risk, insuredYears: 30, cleanYears }) },
  { fact: 'vehicleAge', from: 0, to: 30, at: (risk, vehicleAge) => ({ ...risk, vehicleAge }) },
  { fact: 'powerKw', from: 30, to: 300, at: (risk, powerKw) => ({ ...risk, powerKw }) },
];

export const MOTORCYCLE_WALKS: readonly Walk<MotorcycleRisk>[] = [
  { fact: 'riderAge', from: 20, to: 85, at: (risk, riderAge) => ({ ...risk, riderAge, holderAge: riderAge }) },
  { fact: 'licenceYears', from: 0, to: 40, at: (risk, licenceYears) => ({ ...risk, licenceYears }) },
  { fact: 'cleanYears', from: 0, to: 20, at: (risk, cleanYears) => ({ ...risk, insuredYears: 30, cleanYears }) },
  { fact: 'vehicleAge', from: 0, to: 30, at: (risk, vehicleAge) => ({ ...risk, vehicleAge }) },
  {
    fact: 'powerKw',
    from: 15,
    to: 130,
    at: (risk, powerKw) => ({ ...risk, electric: false, displacementCc: 650, powerKw }),
  },
];

export const HOME_WALKS: readonly Walk<HomeRisk>[] = [
  { fact: 'areaM2', from: 30, to: 400, at: (risk, areaM2) => ({ ...risk, areaM2 }) },
  { fact: 'yearBuilt', from: 1900, to: 2026, at: (risk, yearBuilt) => ({ ...risk, yearBuilt, lastReformYear: 2026 }) },
  { fact: 'rooms', from: 1, to: 12, at: (risk, rooms) => ({ ...risk, rooms }) },
];

/** The figures of a line, beside those of every line, and the walks on which its cliffs are looked for. */
interface Measured<R extends Risk> {
  readonly figures: (tariffs: Tariffs, quoted: readonly QuotedRisk<R>[]) => readonly MarketFigure[];
  readonly walks: readonly Walk<R>[];
}

const MEASURED: { readonly [L in InsuranceLine]?: Measured<RiskByLine[L]> } = {
  Car: {
    figures: (tariffs, quoted) => [
      ...carLevels(quoted),
      ...carRelativities(tariffs, quoted),
      dearestOwnDamage('Car', quoted),
    ],
    walks: CAR_WALKS,
  },
  Motorcycle: {
    figures: (tariffs, quoted) => [...motorcycleFigures(tariffs, quoted), dearestOwnDamage('Motorcycle', quoted)],
    walks: MOTORCYCLE_WALKS,
  },
  Home: { figures: homeFigures, walks: HOME_WALKS },
};
