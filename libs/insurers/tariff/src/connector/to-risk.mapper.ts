import type { InsuranceLine } from '@cotiza/contract';
import type { EstimateOf, EstimateRequest, Law } from '@cotiza/insurers-port';
import { lineModels, type Risk } from '../lines/line-models';

const mapped = <L extends InsuranceLine>(line: L, request: EstimateOf<L>, law?: Law): Risk =>
  lineModels[line].toRisk(request, law);

/** Returns the risk of a request of any line. @param law the packaged series when absent */
export const toRisk = (request: EstimateRequest, law?: Law): Risk => mapped(request.line, request, law);
