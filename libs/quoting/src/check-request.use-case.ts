import {
  publishedFault,
  questionsFor,
  type Fault,
  type InsuranceLine,
  type JudgedBody,
  type RequirementQuestion,
} from '@cotiza/contract';
import { validateRequest, type AdmissionPorts } from './validate-request';
import type { CheckResult } from './answers/check-result';
import { proposalsFor } from './warnings/proposals';
import { keyFaults } from './idempotency/key-faults';
import type { RequestTerms } from './request-terms';

export type CheckRequest = (body: JudgedBody, terms?: RequestTerms) => Promise<CheckResult>;

/** The dry run: admits a complete or partial body, and judges the form of its key, exactly as a quotation would. */
export function checkRequestWith(ports: AdmissionPorts): CheckRequest {
  return async (body, { idempotencyKeys = [] } = {}) => {
    const { faults, warnings } = await validateRequest(body, ports);
    const errores = [...keyFaults(idempotencyKeys), ...faults];
    return {
      completo: errores.length === 0,
      errores: errores.map(publishedFault),
      advertencias: warnings(),
      propuestas: proposalsFor(body.judgement, body.today),
      preguntas: questionsAbout(body.judgement.line, faults, ports.insurerPanel),
    };
  };
}

/** Returns the questions that the customer has not answered: none about a line that no insurer sells. */
function questionsAbout(
  line: InsuranceLine | undefined,
  faults: readonly Fault[],
  panel: AdmissionPorts['insurerPanel'],
): readonly RequirementQuestion[] {
  if (line === undefined || !panel.sells(line)) return [];
  return questionsFor(line, new Set(faults.filter(({ pregunta }) => pregunta !== undefined).map(({ campo }) => campo)));
}
