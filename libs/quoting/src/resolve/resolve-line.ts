import type { JudgedEstimate, Judgement } from '@cotiza/contract';
import type { EstimateRequest } from '@cotiza/insurers-port';
import type { Sources } from '../ports/reference-data';
import type { Findings } from './findings';
import { resolveCar, resolveCarEstimate } from './resolve-car';
import { resolveHome, resolveHomeEstimate } from './resolve-home';
import { resolveMotorcycle, resolveMotorcycleEstimate } from './resolve-motorcycle';
import type { Resolved } from './resolved';

type OfKnownLine<T extends { readonly line: unknown }> = Exclude<T, { readonly line: undefined }>;

/** Deduces and checks what reference data knows of a body, by the rules of its line. Its faults are added to the findings. */
export async function resolveLine(
  judged: OfKnownLine<Judgement>,
  sources: Sources,
  findings: Findings,
): Promise<Resolved> {
  switch (judged.line) {
    case 'Home':
      return resolveHome(judged, sources, findings);
    case 'Car':
      return resolveCar(judged, sources, findings);
    case 'Motorcycle':
      return resolveMotorcycle(judged, sources, findings);
  }
}

/** Resolves a body that asks for an estimate in the same way. */
export async function resolveEstimate(
  judged: OfKnownLine<JudgedEstimate>,
  sources: Sources,
  findings: Findings,
): Promise<Resolved<EstimateRequest>> {
  switch (judged.line) {
    case 'Home':
      return resolveHomeEstimate(judged, sources, findings);
    case 'Car':
      return resolveCarEstimate(judged, sources, findings);
    case 'Motorcycle':
      return resolveMotorcycleEstimate(judged, sources, findings);
  }
}
