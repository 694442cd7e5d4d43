import { byLine, type InsuranceLine } from '../lines';
import type { RequirementQuestion } from '../schema/requirements.schema';
import { guideOf } from './requirements';

const questionsOf = byLine((line) => guideOf(line).flatMap(({ preguntas }) => preguntas));

/**
 * The questions of a line whose answers fill any of these fields, or any field of these blocks: each once, in the order in
 * which they are asked.
 */
export function questionsFor(line: InsuranceLine, paths: ReadonlySet<string>): readonly RequirementQuestion[] {
  const blocks = [...paths].map((path) => `${path}.`);
  const isWanted = (campo: string) => paths.has(campo) || blocks.some((block) => campo.startsWith(block));
  return questionsOf[line].filter(({ campos }) => campos.some(isWanted));
}
