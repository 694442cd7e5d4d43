import {
  asksToLeaveOut,
  isLine,
  questionsFor,
  type Fault,
  type Reading,
  type RequirementQuestion,
} from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import { admitRequest, type AdmissionPorts } from './admit/admit-request';
import type { CheckResult } from './answers/check-result';
import { keyFaults } from './once/key-faults';
import type { RequestTerms } from './request-terms';

export type CheckRequest = (body: unknown, terms?: RequestTerms) => Promise<CheckResult>;

/** The dry run: judges a complete or partial body, and the form of its key, exactly as a quotation would. */
export function checkRequestWith(ports: AdmissionPorts & { readonly clock: Clock }): CheckRequest {
  return async (body, { reading, idempotencyKeys = [] } = {}) => {
    const { faults = [], warnings } = await admitRequest(body, ports.clock.today(), ports, reading);
    const errores = [...keyFaults(idempotencyKeys), ...faults];
    return {
      completo: errores.length === 0,
      errores,
      advertencias: warnings(),
      preguntas: questionsAbout(lineOf(body, reading), faults, ports.insurerPanel),
    };
  };
}

function lineOf(body: unknown, reading: Reading | undefined): unknown {
  if (reading) return reading.line;
  return typeof body === 'object' && body !== null && 'insurance_line' in body ? body.insurance_line : undefined;
}

/** None about a line that nobody sells: no answer would bring a price. */
function questionsAbout(
  line: unknown,
  faults: readonly Fault[],
  panel: AdmissionPorts['insurerPanel'],
): readonly RequirementQuestion[] {
  if (!isLine(line) || !panel.sells(line)) return [];
  return questionsFor(line, new Set(faults.filter((fault) => !asksToLeaveOut(fault)).map(({ campo }) => campo)));
}
