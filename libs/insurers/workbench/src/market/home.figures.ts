import { PROVINCE_CODES, type HomeRisk, type Tariffs } from '@cotiza/insurers-tariff';
import { figuresOf, type MarketFigure } from './figure';
import { meanPrice, medianSpread } from './levels';
import type { QuotedRisk } from './quoted';
import { differingIn, relativity } from './relativity';

const BASIC = 'Básico';
const COMPLETE = 'Completo';
const PREMIUM = 'Premium';
const FLATS: readonly HomeRisk['dwellingType'][] = ['MiddleFloor', 'TopFloor', 'GroundFloor'];

/** Enough to distinguish fifty-two provinces. */
const RISKS_A_PROVINCE = 100;

const figure = figuresOf('Home');

export function homeFigures(tariffs: Tariffs, quoted: readonly QuotedRisk<HomeRisk>[]): readonly MarketFigure[] {
  const risks = quoted.map(({ risk }) => risk).slice(0, RISKS_A_PROVINCE);
  const byProvince = PROVINCE_CODES.map((provinceCode) =>
    relativity(tariffs, risks, COMPLETE, differingIn<HomeRisk>({ provinceCode }, { provinceCode: '28' })),
  );
  const city = differingIn<HomeRisk>(
    { provinceCode: '28', townId: 28_079, postalCode: '28020' },
    { provinceCode: '28', townId: 28_999, postalCode: '28300' },
  );
  return [
    figure('mean of the offers, Básico', 'EUR', [100, 150], meanPrice(quoted, BASIC)),
    figure('mean of the offers, Completo', 'EUR', [212, 318], meanPrice(quoted, COMPLETE)),
    figure('mean of the offers, Completo, flats', 'EUR', [160, 240], meanPrice(flatsOf(quoted), COMPLETE)),
    figure('mean of the offers, all covers', 'EUR', [190, 265], meanPrice(quoted)),
    ...[BASIC, COMPLETE, PREMIUM].map((modality) =>
      figure(`dearest over cheapest, ${modality}`, 'x', [1.5, 3], medianSpread(quoted, modality)),
    ),
    figure('dearest province over cheapest', 'x', [1.15, 1.6], Math.max(...byProvince) / Math.min(...byProvince)),
    figure('a city over a village of its province', 'x', [1.05, 1.25], relativity(tariffs, risks, COMPLETE, city)),
  ];
}

function flatsOf(quoted: readonly QuotedRisk<HomeRisk>[]): readonly QuotedRisk<HomeRisk>[] {
  return quoted.filter(({ risk }) => FLATS.includes(risk.dwellingType));
}
