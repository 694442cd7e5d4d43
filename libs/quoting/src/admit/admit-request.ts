import { inOrder, judge, type Fault, type LineJudgement, type Reading } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { Warning } from '../improbable/warning';
import type { InsurerPanel } from '../ports/insurer-panel';
import type { PlateRegistry, ReferenceData } from '../ports/reference-data';
import { Findings } from '../resolve/findings';
import type { Resolution, Resolved } from '../resolve/resolution';
import { resolveCar } from '../resolve/resolve-car';
import { resolveHome } from '../resolve/resolve-home';
import { resolveMotorcycle } from '../resolve/resolve-motorcycle';
import { withUnsoldLine } from './unsold-line';

/**
 * A body either makes a request to the insurers, or has faults: all of them, in the order of the questions. Whichever it is,
 * something of it may be allowed and hardly true: who asks for the warnings gets them.
 */
export type Admission = { readonly warnings: () => readonly Warning[] } & (
  | { readonly faults: readonly Fault[]; readonly complete?: undefined }
  | { readonly faults?: undefined; readonly complete: Resolution }
);

const noWarnings = (): readonly Warning[] => [];

/** What is needed to judge a body completely. */
export interface AdmissionPorts {
  readonly referenceData: ReferenceData;
  readonly plateRegistry: PlateRegistry;
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
  const resolved = await resolve(judgement, ports, findings);
  const warnings = () => resolved.warnings(today);
  return findings.faults.length === 0
    ? { complete: resolved.complete, warnings }
    : { faults: inOrder(judgement.line, findings.faults), warnings };
}

function resolve(
  judgement: { [L in LineJudgement['line']]: LineJudgement<L> }[LineJudgement['line']],
  { referenceData, plateRegistry }: Pick<AdmissionPorts, 'referenceData' | 'plateRegistry'>,
  findings: Findings,
): Resolved | Promise<Resolved> {
  switch (judgement.line) {
    case 'Home':
      return resolveHome(judgement.sound, referenceData, findings);
    case 'Car':
      return resolveCar(judgement.sound, referenceData, plateRegistry, findings);
    case 'Motorcycle':
      return resolveMotorcycle(judgement.sound, referenceData, plateRegistry, findings);
  }
}
