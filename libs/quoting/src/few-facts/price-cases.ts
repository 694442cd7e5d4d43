import {
  casesOf,
  middleCaseOf,
  type Fault,
  type InsuranceLine,
  type JudgedEstimateBody,
  type UnsaidFact,
} from '@cotiza/contract';
import type { EstimateRequest, InsurerConnector } from '@cotiza/insurers-port';
import { askAll, type AskAllOptions } from '../ask/ask-all';
import type { InsurerAnswer } from '../ask/ask-insurer';
import { referenced } from '../resolve/fault-collector';
import { validateEstimate, type AdmissionPorts } from '../validate-request';

/** The middle case with another value for one fact. */
interface Case extends Pick<UnsaidFact, 'campo' | 'value'> {
  readonly request: EstimateRequest;
}

/** A body with few facts, as cases that an insurer can price. */
export interface FewFacts {
  readonly unsaid: readonly UnsaidFact[];
  readonly middle: EstimateRequest;
  readonly cases: readonly Case[];
}

export interface PricedCase extends Pick<Case, 'campo' | 'value'> {
  readonly answers: readonly InsurerAnswer[];
}

/** Makes the middle case of a body with few facts, and its variations by one fact at a time; or returns why there is no such case. */
export async function fewFactsOf(
  line: InsuranceLine,
  sent: JudgedEstimateBody,
  reference: string,
  ports: AdmissionPorts,
): Promise<FewFacts | { readonly faults: readonly Fault[] }> {
  const { body, unsaid } = middleCaseOf(line, sent);
  const { faults, request, warnings } = await validateEstimate(body, ports);
  if (!request) return { faults };
  const known = new Set(warnings().map(({ mensaje }) => mensaje));
  const cases: Case[] = [];
  for (const { campo } of unsaid) {
    for (const { value, body: varied } of casesOf(line, sent, campo)) {
      // A value that contradicts what was said, or is hardly true beside it, makes no case.
      const admitted = await validateEstimate(varied, ports);
      if (admitted.request && admitted.warnings().every(({ mensaje }) => known.has(mensaje)))
        cases.push({ campo, value, request: referenced<EstimateRequest>(admitted.request, reference) });
    }
  }
  return { unsaid, middle: referenced<EstimateRequest>(request, reference), cases };
}

/** Asks insurers of this process for the price of each case. Metrics do not count them: no customer asked for them. */
export async function pricedCases(
  cases: readonly Case[],
  insurers: readonly InsurerConnector[],
  asking: Pick<AskAllOptions, 'deadlineMs' | 'clock'>,
): Promise<readonly PricedCase[]> {
  const priced: PricedCase[] = [];
  for (const { campo, value, request } of cases) {
    priced.push({ campo, value, answers: await askAll(insurers, { way: 'estimate', request }, asking) });
  }
  return priced;
}
