import {
  inOrder,
  type Fault,
  type InsuranceLine,
  type JudgedBody,
  type JudgedEstimateBody,
  type EstimateJudgement,
  type LineJudgement,
} from '@cotiza/contract';
import type { AnyQuestion, EstimateRequest, InsurerRequest } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { Warning } from './answers/check-result';
import type { InsurerPanel } from './ports/insurer-panel';
import type { Sources } from './ports/reference-data';
import { FaultCollector, type Resolved, type Unreferenced } from './resolve/fault-collector';
import { resolveCar, resolveCarEstimate } from './resolve/resolve-car';
import { resolveHome, resolveHomeEstimate } from './resolve/resolve-home';
import { resolveMotorcycle, resolveMotorcycleEstimate } from './resolve/resolve-motorcycle';

/** A body that was judged against everything: a request to the insurers, or all its faults in the order of the questions. */
export interface AdmittedRequest<R extends AnyQuestion = InsurerRequest> {
  readonly faults: readonly Fault[];
  /** Absent where there are faults. */
  readonly request?: Unreferenced<R>;
  /** Returns what is allowed and hardly true. */
  readonly warnings: () => readonly Warning[];
}

export interface AdmissionPorts extends Sources {
  readonly insurerPanel: Pick<InsurerPanel, 'sells'>;
}

/** Judges a body against what is sold, and its sound part against the reference data. */
export async function validateRequest(
  { judgement, today }: JudgedBody,
  ports: AdmissionPorts,
): Promise<AdmittedRequest> {
  if (judgement.line === undefined) return { faults: judgement.faults, warnings: () => [] };
  const findings = new FaultCollector(judgement.line, withUnsoldLine(judgement, ports.insurerPanel), today);
  return admitted(await resolveLine(judgement, ports, findings), findings, today);
}

/** Judges a body that asks for an estimate in the same way. */
export async function validateEstimate(
  { judgement, today }: JudgedEstimateBody,
  ports: AdmissionPorts,
): Promise<AdmittedRequest<EstimateRequest>> {
  if (judgement.line === undefined) return { faults: judgement.faults, warnings: () => [] };
  const findings = new FaultCollector(judgement.line, withUnsoldLine(judgement, ports.insurerPanel), today, 'estimate');
  return admitted(await resolveEstimate(judgement, ports, findings), findings, today);
}

function admitted<R extends AnyQuestion>(
  { request, warnings }: Resolved<R>,
  { line, faults }: FaultCollector,
  today: CalendarDay,
): AdmittedRequest<R> {
  const isSound = faults.length === 0;
  if (isSound && !request) throw new Error(`a body of ${line} has no fault and makes no request`);
  return {
    faults: inOrder(line, faults),
    request: isSound ? request : undefined,
    warnings: () => warnings(today),
  };
}

const LINE_PATH = 'insurance_line';

/** A fault without question and values: no answer of the customer would bring a price. */
const UNSOLD: Fault = {
  campo: LINE_PATH,
  codigo: 'caso_no_soportado',
  mensaje: 'Ahora mismo ninguna aseguradora de este servicio cotiza este ramo.',
};

/** Returns the faults of a judged body, with one for a line that no insurer sells. A line that is wrong gets no second fault. */
function withUnsoldLine(
  { line, faults }: { readonly line: InsuranceLine; readonly faults: readonly Fault[] },
  panel: AdmissionPorts['insurerPanel'],
): readonly Fault[] {
  if (panel.sells(line) || faults.some(({ campo }) => campo === LINE_PATH)) return faults;
  return [UNSOLD, ...faults];
}

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

const resolveLine = <L extends InsuranceLine>(judged: LineJudgement<L>, sources: Sources, findings: FaultCollector) =>
  resolvers[judged.line](judged, sources, findings);

const estimates: { readonly [L in InsuranceLine]: Resolver<EstimateJudgement<L>, EstimateRequest> } = {
  Home: resolveHomeEstimate,
  Car: resolveCarEstimate,
  Motorcycle: resolveMotorcycleEstimate,
};

/** Resolves a body that asks for an estimate by the rules of its line. */
const resolveEstimate = <L extends InsuranceLine>(
  judged: EstimateJudgement<L>,
  sources: Sources,
  findings: FaultCollector,
) => estimates[judged.line](judged, sources, findings);
