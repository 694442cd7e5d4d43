import type { InsuranceLine } from '@cotiza/contract';
import type { EstimateOf, EstimateRequest, Law } from '@cotiza/insurers-port';
import type { Risk, RiskByLine } from '../lines/line-models';
import { toCarRisk } from './to-car-risk.mapper';
import { toHomeRisk } from './to-home-risk.mapper';
import { toMotorcycleRisk } from './to-motorcycle-risk.mapper';

type RiskMapper<L extends InsuranceLine> = (request: EstimateOf<L>, law?: Law) => RiskByLine[L];

const mappers: { readonly [L in InsuranceLine]: RiskMapper<L> } = {
  Home: toHomeRisk,
  Car: toCarRisk,
  Motorcycle: toMotorcycleRisk,
};

const mapped = <L extends InsuranceLine>(line: L, request: EstimateOf<L>, law?: Law): Risk =>
  mappers[line](request, law);

/** Returns the risk of a request of any line. @param law the packaged series when absent */
export const toRisk = (request: EstimateRequest, law?: Law): Risk => mapped(request.line, request, law);
