import type { InsuranceLine } from '@cotiza/contract';
import type { EstimateOf, EstimateRequest } from '@cotiza/insurers-port';
import type { Risk, RiskByLine } from '../lines/line-models';
import { toCarRisk } from './to-car-risk.mapper';
import { toHomeRisk } from './to-home-risk.mapper';
import { toMotorcycleRisk } from './to-motorcycle-risk.mapper';

type RiskMapper<L extends InsuranceLine> = (request: EstimateOf<L>, law?: string) => RiskByLine[L];

const mappers: { readonly [L in InsuranceLine]: RiskMapper<L> } = {
  Home: toHomeRisk,
  Car: toCarRisk,
  Motorcycle: toMotorcycleRisk,
};

const mapped = <L extends InsuranceLine>(line: L, request: EstimateOf<L>, law?: string): Risk =>
  mappers[line](request, law);

/** Returns the risk of a request of any line. @param law version of the law; the newest when absent */
export const toRisk = (request: EstimateRequest, law?: string): Risk => mapped(request.line, request, law);
