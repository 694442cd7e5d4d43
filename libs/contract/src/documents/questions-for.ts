import { onFirstUse } from '@cotiza/kernel';
import { byLine, tables, type InsuranceLine } from '../lines';
import { walk } from '../model/walk';
import type { RequirementQuestion } from '../schema/requirements.schema';
import { guideOf } from './requirements';

const questionsOf = byLine((line) => onFirstUse(() => guideOf(tables[line]).flatMap(({ preguntas }) => preguntas)));

/** The fields that may be sent in the place of a block, by the path of the block. */
const instead = new Map<string, string>();
for (const table of Object.values(tables)) {
  walk(table, (node, path) => {
    if (node.node === 'block' && node.orField !== undefined) instead.set(path, node.orField);
  });
}

/**
 * The questions of a line whose answers fill any of these fields, or any field of these blocks: each once, in the order in
 * which they are asked.
 */
export function questionsFor(line: InsuranceLine, paths: ReadonlySet<string>): readonly RequirementQuestion[] {
  const blocks = [...paths].map((path) => `${path}.`);
  const fields = new Set([...paths, ...[...paths].flatMap((path) => instead.get(path) ?? [])]);
  const isWanted = (campo: string) => fields.has(campo) || blocks.some((block) => campo.startsWith(block));
  return questionsOf[line]().filter(({ campos }) => campos.some(isWanted));
}
