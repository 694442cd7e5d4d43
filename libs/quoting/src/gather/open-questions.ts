import { judge, questionsFor, type InsuranceLine, type JudgedEstimateBody } from '@cotiza/contract';
import type { EstimateResult } from '../answers/estimate-result';

/** Returns what a quotation of the same body lacks, as the questions that ask for it. */
export function openQuestions(
  line: InsuranceLine,
  { sent, today, reading }: JudgedEstimateBody,
): EstimateResult['falta_para_cotizar'] {
  const { faults } = judge(sent, today, reading);
  const missing = new Set(faults.filter(({ codigo }) => codigo === 'falta').map(({ campo }) => campo));
  return questionsFor(line, missing).map(({ pregunta, campos }) => ({
    pregunta,
    campos: campos.some((campo) => missing.has(campo)) ? campos.filter((campo) => missing.has(campo)) : campos,
  }));
}
