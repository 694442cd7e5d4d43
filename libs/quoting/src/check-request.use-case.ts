import {
  publishedFault,
  questionsFor,
  type Fault,
  type InsuranceLine,
  type JudgedBody,
  type RequirementQuestion,
  type Judgement,
} from '@cotiza/contract';
import { validateRequest, type AdmissionPorts } from './validate-request';
import type { CheckResult, Proposal } from './answers/check-result';
import { keyFaults } from './idempotency/key-faults';
import type { RequestTerms } from './request-terms';
import { euros, type CalendarDay } from '@cotiza/kernel';
import { homeFacts } from './warnings/facts-of';
import { rebuildCost } from './warnings/home.rules';

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

/** Proposes what rebuilding the dwelling costs, to the thousand, once its area and quality are known. A tenant insures no building. */
function proposalsFor(judgement: Judgement, today: CalendarDay): readonly Proposal[] {
  if (judgement.line !== 'Home') return [];
  const facts = homeFacts(judgement.sound, today);
  const cost = rebuildCost(facts);
  if (cost === undefined || facts.use === 'Tenant') return [];
  const importe = Math.round(cost / 1_000) * 1_000;
  const mensaje = `Reconstruir una vivienda de esta superficie y calidad cuesta unos ${euros(importe)}, sin el suelo: se puede proponer al cliente, y decide él.`;
  return [{ campo: 'risk.buildings_limit', importe, mensaje }];
}
