import type { EstimateJudgement, InsuranceLine, LineJudgement } from '@cotiza/contract';
import type { AnyQuestion, EstimateRequest, InsurerRequest } from '@cotiza/insurers-port';
import type { Sources } from '../ports/reference-data';
import type { FaultCollector, Resolved } from './fault-collector';
import { resolveCar, resolveCarEstimate } from './resolve-car';
import { resolveHome, resolveHomeEstimate } from './resolve-home';
import { resolveMotorcycle, resolveMotorcycleEstimate } from './resolve-motorcycle';

/** Deduces and checks what reference data knows of a body. Its faults are added to the findings. */
type Resolver<Judgement, R extends AnyQuestion> = (
  judged: Judgement,
  sources: Sources,
  findings: FaultCollector,
) => Resolved<R> | Promise<Resolved<R>>;

const resolvers: { readonly [L in InsuranceLine]: Resolver<LineJudgement<L>, InsurerRequest> } = {
  Home: resolveHome,
  Car: resolveCar,
  Motorcycle: resolveMotorcycle,
};

export const resolveLine = <L extends InsuranceLine>(
  judged: LineJudgement<L>,
  sources: Sources,
  findings: FaultCollector,
) => resolvers[judged.line](judged, sources, findings);

const estimates: { readonly [L in InsuranceLine]: Resolver<EstimateJudgement<L>, EstimateRequest> } = {
  Home: resolveHomeEstimate,
  Car: resolveCarEstimate,
  Motorcycle: resolveMotorcycleEstimate,
};

/** Resolves a body that asks for an estimate by the rules of its line. */
export const resolveEstimate = <L extends InsuranceLine>(
  judged: EstimateJudgement<L>,
  sources: Sources,
  findings: FaultCollector,
) => estimates[judged.line](judged, sources, findings);
