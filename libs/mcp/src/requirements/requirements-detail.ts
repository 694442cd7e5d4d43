import type { RequirementBlock, Requirements } from '@cotiza/contract';

/** Asks for everything there is. */
export const EVERYTHING = 'todo';

/** Everything that is said of some fields, or of all. */
export type RequirementsDetail = Pick<Requirements, 'ramo' | 'insurance_line' | 'guia_de_preguntas' | 'bloques'>;

/**
 * Everything that the requirements say of a block with what is in it, or of a field.
 *
 * @param path a block or a field as the requirements name it
 * @returns undefined where there is none of that name
 */
export function detailOf(whole: Requirements, path: string): RequirementsDetail | undefined {
  const bloques = blocksAt(whole.bloques, path);
  if (bloques.length === 0) return undefined;
  const meant = new Set(bloques.flatMap(({ campos }) => campos.map(({ campo }) => campo)));
  const { ramo, insurance_line } = whole;
  const guia_de_preguntas = whole.guia_de_preguntas
    .map((section) => ({
      ...section,
      preguntas: section.preguntas.filter(({ campos }) => campos.some((campo) => meant.has(campo))),
    }))
    .filter(({ preguntas }) => preguntas.length > 0);
  return { ramo, insurance_line, guia_de_preguntas, bloques };
}

function blocksAt(blocks: readonly RequirementBlock[], path: string): RequirementBlock[] {
  const within = blocks.filter(({ bloque }) => bloque === path || bloque.startsWith(`${path}.`));
  if (within.length > 0) return within;
  return blocks
    .map((block) => ({ ...block, campos: block.campos.filter(({ campo }) => campo === path) }))
    .filter(({ campos }) => campos.length > 0);
}
