import { isUnsaid, type Fault, type InsuranceLine, type JudgedEstimateBody } from '@cotiza/contract';
import type { EstimateRequest, InsurerConnector } from '@cotiza/insurers-port';
import type { Warning } from '../answers/check-result';
import type { InsurerPanel } from '../ports/insurer-panel';
import { referenced } from '../resolve/fault-collector';
import { validateEstimate, type AdmissionPorts } from '../validate-request';
import { fewFactsOf, type FewFacts } from './price-cases';

interface EstimateAdmissionPorts extends AdmissionPorts {
  readonly insurerPanel: InsurerPanel;
  readonly newReference: () => string;
}

interface AdmittedEstimate {
  readonly line: InsuranceLine;
  readonly request: EstimateRequest;
  readonly warnings: () => readonly Warning[];
  /** Every insurer of the line. */
  readonly insurers: readonly InsurerConnector[];
  /** Those that are asked. */
  readonly asked: readonly InsurerConnector[];
  /** Absent where the customer has said everything; `request` is the middle case otherwise. */
  readonly few?: FewFacts;
}

/**
 * Makes the request of an estimate. Where facts are missing it is the middle case, which insurers of this process alone are asked: one
 * over a network would be asked for every case.
 */
export async function admitEstimate(
  body: JudgedEstimateBody,
  ports: EstimateAdmissionPorts,
): Promise<AdmittedEstimate | { readonly faults: readonly Fault[] }> {
  const { faults, request, warnings } = await validateEstimate(body, ports);
  const { line } = body.judgement;
  if (line === undefined) return { faults: faults.filter((fault) => !isUnsaid(line, fault)) };
  const reference = ports.newReference();
  const insurers = ports.insurerPanel.insurersOf(line, reference);
  const able = insurers.filter((insurer) => insurer.estimate);
  if (request) {
    return { line, warnings, insurers, asked: able, request: referenced<EstimateRequest>(request, reference) };
  }
  const embedded = able.filter(({ manifest }) => manifest.reach === 'embedded');
  const needed = embedded.length === 0 ? faults : faults.filter((fault) => !isUnsaid(line, fault));
  if (needed.length > 0) return { faults: needed };
  const few = await fewFactsOf(line, body, reference, ports);
  return 'faults' in few ? few : { line, warnings, insurers, asked: embedded, request: few.middle, few };
}
