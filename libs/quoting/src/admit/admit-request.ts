import { inOrder, type Fault, type InsuranceLine, type JudgedBody, type JudgedEstimateBody } from '@cotiza/contract';
import type { AnyQuestion, EstimateRequest, InsurerRequest } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { Warning } from '../answers/check-result';
import type { InsurerPanel } from '../ports/insurer-panel';
import { Findings } from '../resolve/findings';
import type { Sources } from '../ports/reference-data';
import { resolveEstimate, resolveLine } from '../resolve/resolve-line';
import type { Resolved, Unreferenced } from '../resolve/resolved';
import { withUnsoldLine } from './unsold-line';

/**
 * A body either makes a request to the insurers, or has faults: all of them, in the order of the questions. Whichever it is,
 * something of it may be allowed and hardly true: who asks for the warnings gets them.
 */
export type Admission<R extends AnyQuestion = InsurerRequest> = { readonly warnings: () => readonly Warning[] } & (
  | { readonly faults: readonly Fault[]; readonly request?: undefined }
  | { readonly faults?: undefined; readonly request: Unreferenced<R> }
);

const noWarnings = (): readonly Warning[] => [];

/** Ports that are needed to admit a judged body. */
export interface AdmissionPorts extends Sources {
  /** Which lines are sold now. */
  readonly insurerPanel: Pick<InsurerPanel, 'sells'>;
}

/**
 * Goes on from what the contract says of a body: judges it against what is sold, then what is sound of it against the reference
 * data, so that every fault of each kind comes back at once.
 */
export async function admitRequest({ judgement, today }: JudgedBody, ports: AdmissionPorts): Promise<Admission> {
  if (judgement.line === undefined) return { faults: judgement.faults, warnings: noWarnings };
  const findings = new Findings(judgement.line, withUnsoldLine(judgement, ports.insurerPanel), today);
  return admitted(judgement.line, await resolveLine(judgement, ports, findings), findings, today);
}

/** Goes on in the same way from a body that asks for an estimate. */
export async function admitEstimate(
  { judgement, today }: JudgedEstimateBody,
  ports: AdmissionPorts,
): Promise<Admission<EstimateRequest>> {
  if (judgement.line === undefined) return { faults: judgement.faults, warnings: noWarnings };
  const findings = new Findings(judgement.line, withUnsoldLine(judgement, ports.insurerPanel), today, 'estimate');
  return admitted(judgement.line, await resolveEstimate(judgement, ports, findings), findings, today);
}

function admitted<R extends AnyQuestion>(
  line: InsuranceLine,
  resolved: Resolved<R>,
  { faults }: Findings,
  today: CalendarDay,
): Admission<R> {
  const warnings = () => resolved.warnings(today);
  if (faults.length > 0) return { faults: inOrder(line, faults), warnings };
  if (!resolved.request) throw new Error(`a body of ${line} has no fault and makes no request`);
  return { request: resolved.request, warnings };
}
