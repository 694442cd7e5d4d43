import type { MotorcycleRisk, Tariffs } from '@cotiza/insurers-tariff';
import { figuresOf, type MarketFigure } from './figure';
import { meanCheapest, meanPrice, medianSpread } from './levels';
import { quoteAll, type QuotedRisk } from './quoted';
import { differingIn, relativity } from './relativity';

const LIABILITY = 'Terceros';
const FIRE_AND_THEFT = 'Terceros con robo e incendio';
const EXCESS = 'Todo Riesgo con franquicia';

const figure = figuresOf('Motorcycle');

export function motorcycleFigures(
  tariffs: Tariffs,
  quoted: readonly QuotedRisk<MotorcycleRisk>[],
): readonly MarketFigure[] {
  const risks = quoted.map(({ risk }) => risk);
  const movedTo = (provinceCode: string) =>
    meanPrice(
      quoteAll(
        tariffs,
        risks.slice(0, 1_000).map((risk) => ({ ...risk, provinceCode })),
      ),
    );
  const electric = differingIn<MotorcycleRisk>(
    { electric: true, displacementCc: 0, powerKw: 9 },
    { electric: false, displacementCc: 125, powerKw: 9 },
  );
  return [
    figure('mean of the offers, all covers', 'EUR', [261, 391], meanPrice(quoted)),
    figure('mean of the offers, all covers, in Soria', 'EUR', [207, 311], movedTo('42')),
    figure('mean of the offers, all covers, in Melilla', 'EUR', [326, 490], movedTo('52')),
    figure('cheapest offer, Terceros', 'EUR', [156, 234], meanCheapest(quoted, LIABILITY)),
    ...classes(tariffs, quoted),
    ...[LIABILITY, FIRE_AND_THEFT, EXCESS].map((modality) =>
      figure(`dearest over cheapest, ${modality}`, 'x', [1.6, 3], medianSpread(quoted, modality)),
    ),
    figure(
      'electric of 9 kW over petrol of 125 cc',
      'x',
      [0.85, 1.15],
      relativity(tariffs, risks, LIABILITY, electric),
    ),
  ];
}

/** Measures the cheapest offers of the same riders on a moped, on 125 cc and above 1,000 cc. */
function classes(tariffs: Tariffs, quoted: readonly QuotedRisk<MotorcycleRisk>[]): readonly MarketFigure[] {
  const riding = (displacementCc: number, powerKw: number) =>
    meanCheapest(
      quoteAll(
        tariffs,
        quoted.slice(0, 400).map(({ risk }) => ({ ...risk, electric: false, displacementCc, powerKw })),
      ),
      LIABILITY,
    );
  const mopeds = quoted.filter(({ risk }) => !risk.electric && risk.displacementCc <= 50);
  const light = riding(125, 9);
  return [
    figure('cheapest offer, 125 cc over a moped', 'x', [1.15, 1.8], light / riding(49, 3)),
    figure('cheapest offer, above 1,000 cc over 125 cc', 'x', [2.4, 3.5], riding(1_250, 100) / light),
    figure(
      'cheapest offer, the least of a moped',
      'EUR',
      [60, null],
      Math.min(...mopeds.map((each) => meanCheapest([each], LIABILITY))),
    ),
  ];
}
