import type { EstimateJudgement, InsuranceLine, LineJudgement } from '@cotiza/contract';
import type { EstimateRequest } from '@cotiza/insurers-port';
import type { Sources } from '../ports/reference-data';
import type { Findings } from './findings';
import { resolveCar, resolveCarEstimate } from './resolve-car';
import { resolveHome, resolveHomeEstimate } from './resolve-home';
import { resolveMotorcycle, resolveMotorcycleEstimate } from './resolve-motorcycle';
import type { Resolved } from './resolved';

/** Deduces and checks what reference data knows of a body. Its faults are added to the findings. */
type ResolveLine<L extends InsuranceLine> = (
  judged: LineJudgement<L>,
  sources: Sources,
  findings: Findings,
) => Resolved | Promise<Resolved>;

const resolvers: { readonly [L in InsuranceLine]: ResolveLine<L> } = {
  Home: resolveHome,
  Car: resolveCar,
  Motorcycle: resolveMotorcycle,
};

/** Resolves a body by the rules of its line. */
export const resolveLine = <L extends InsuranceLine>(
  judged: LineJudgement<L>,
  sources: Sources,
  findings: Findings,
): Resolved | Promise<Resolved> => resolvers[judged.line](judged, sources, findings);

type ResolveEstimate<L extends InsuranceLine> = (
  judged: EstimateJudgement<L>,
  sources: Sources,
  findings: Findings,
) => Resolved<EstimateRequest> | Promise<Resolved<EstimateRequest>>;

const estimates: { readonly [L in InsuranceLine]: ResolveEstimate<L> } = {
  Home: resolveHomeEstimate,
  Car: resolveCarEstimate,
  Motorcycle: resolveMotorcycleEstimate,
};

/** Resolves a body that asks for an estimate by the rules of its line. */
export const resolveEstimate = <L extends InsuranceLine>(
  judged: EstimateJudgement<L>,
  sources: Sources,
  findings: Findings,
): Resolved<EstimateRequest> | Promise<Resolved<EstimateRequest>> => estimates[judged.line](judged, sources, findings);
