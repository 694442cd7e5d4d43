import type { InsuranceLine, LineJudgement } from '@cotiza/contract';
import type { Sources } from '../ports/reference-data';
import type { Findings } from './findings';
import { resolveCar } from './resolve-car';
import { resolveHome } from './resolve-home';
import { resolveMotorcycle } from './resolve-motorcycle';
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
