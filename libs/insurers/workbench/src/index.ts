export { spanishPortfolio, USUAL_SIZE, type Portfolio } from './portfolio/portfolio';
export { isMet, type FigureUnit, type MarketFigure } from './market/figure';
export { checkBooks, rewrittenBooks, type Finding } from './check/check-books';
export { measureMarket, type LineMeasure, type MeasureOptions } from './market/measure-market';
export type { Cliff } from './market/cliffs';
export type { LossRatio } from './market/loss-ratios';
export type { QuotedRisk } from './market/quoted';
