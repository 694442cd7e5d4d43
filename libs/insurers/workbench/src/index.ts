export { spanishPortfolio, USUAL_SIZE, type Portfolio } from './portfolio/portfolio';
export { isMet, type FigureUnit, type MarketFigure } from './market/figure';
export { checkBooks, rewrittenBooks, type Finding } from './check/check-books';
export {
  casesFileOf,
  figuresOf,
  movedCases,
  renewed,
  type CaseFigures,
  type GoldenCase,
  type GoldenCases,
} from './check/golden-cases';
export { measureMarket, type LineMeasure, type MeasureOptions } from './market/measure-market';
export type { Cliff } from './market/cliffs';
export type { LossRatio } from './market/loss-ratios';
export type { QuotedRisk } from './market/quoted';
export { compareBooks, type LineDiff, type ModalityChange, type SegmentChange } from './diff/compare-books';
export type { FactorChange } from './diff/off-balance';
export type { PriceMove } from './diff/largest-moves';
export type { Change } from './diff/tally';
export { BandCounts, FEWEST_ASKED, type BandDrift, type FactorDrift } from './measure-drift';
export { whyMoved } from './diff/why-moved';
