import { judge, questionsFor, type InsuranceLine, type JudgedEstimateBody } from '@cotiza/contract';
import type { EstimateResult } from '../answers/estimate-result';

type OpenQuestions = EstimateResult['falta_para_cotizar'];

/** Lists that were made before, by line and fields. The fields are the contract's own, so that there are few lists. */
const made = new Map<string, OpenQuestions>();

/** Returns what a quotation of the same body lacks, as the questions that ask for it. */
export function openQuestions(line: InsuranceLine, { sent, today, reading }: JudgedEstimateBody): OpenQuestions {
  const { faults } = judge(sent, today, reading);
  const missing = faults.filter(({ codigo }) => codigo === 'falta').map(({ campo }) => campo);
  const key = [line, ...missing].join(' ');
  let questions = made.get(key);
  if (!questions) {
    const wanted = new Set(missing);
    questions = questionsFor(line, wanted).map(({ pregunta, campos }) => ({
      pregunta,
      campos: campos.filter((campo) => wanted.has(campo)),
    }));
    made.set(key, questions);
  }
  return questions;
}
