import { inOrder, judge, type Fault, type Reading } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { Warning } from '../answers/check-result';
import type { InsurerPanel } from '../ports/insurer-panel';
import { Findings } from '../resolve/findings';
import type { Sources } from '../ports/reference-data';
import { resolveLine } from '../resolve/resolve-line';
import type { Unreferenced } from '../resolve/resolved';
import { withUnsoldLine } from './unsold-line';

/**
 * A body either makes a request to the insurers, or has faults: all of them, in the order of the questions. Whichever it is,
 * something of it may be allowed and hardly true: who asks for the warnings gets them.
 */
export type Admission = { readonly warnings: () => readonly Warning[] } & (
  | { readonly faults: readonly Fault[]; readonly request?: undefined }
  | { readonly faults?: undefined; readonly request: Unreferenced }
);

const noWarnings = (): readonly Warning[] => [];

/** What is needed to judge a body completely. */
export interface AdmissionPorts extends Sources {
  /** Which lines are sold now. */
  readonly insurerPanel: Pick<InsurerPanel, 'sells'>;
}

/**
 * Judges a body against the contract and what is sold, then what is sound of it against the reference data, so that every
 * fault of each kind comes back at once.
 */
export async function admitRequest(
  body: unknown,
  today: CalendarDay,
  ports: AdmissionPorts,
  reading?: Reading,
): Promise<Admission> {
  const judgement = judge(body, today, reading);
  if (judgement.line === undefined) return { faults: judgement.faults, warnings: noWarnings };
  const findings = new Findings(judgement.line, withUnsoldLine(judgement, ports.insurerPanel), today);
  const resolved = await resolveLine(judgement, ports, findings);
  const warnings = () => resolved.warnings(today);
  if (findings.faults.length > 0) return { faults: inOrder(judgement.line, findings.faults), warnings };
  if (!resolved.request) throw new Error(`a body of ${judgement.line} has no fault and makes no request`);
  return { request: resolved.request, warnings };
}
