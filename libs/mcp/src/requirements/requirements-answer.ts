import {
  byLine,
  object,
  REQUIREMENTS_SCHEMA,
  requirementsOf,
  type InsuranceLine,
  type RequirementBlock,
  type Requirements,
} from '@cotiza/contract';
import { eachDay, type CalendarDay } from '@cotiza/kernel';
import { BRIEF_REQUIREMENTS_SCHEMA, briefRequirements } from './brief-requirements';
import { briefText, detailText, wholeText, type RequirementsDetail } from './requirements-text';

const { ramo, insurance_line, ...onDemand } = {
  ...REQUIREMENTS_SCHEMA.properties,
  ...BRIEF_REQUIREMENTS_SCHEMA.properties,
};

/** The requirements in brief, whole, or of some fields. */
export const REQUIREMENTS_ANSWER_SCHEMA = object(
  { ramo, insurance_line, ...onDemand },
  Object.keys(onDemand) as (keyof typeof onDemand)[],
);

/** Asks for everything. */
const EVERYTHING = 'todo';

/** An answer and its words. */
interface Worded {
  readonly result: object;
  readonly brief?: object;
  readonly text: string;
}

/** Made once a day: examples have a date to come. */
const answers = eachDay((today) => byLine((line) => answersOf(line, today)));

/** Returns the requirements of a line, in brief or in the detail that is asked for; undefined for an unknown name. */
export const requirementsAnswer = (line: InsuranceLine, today: CalendarDay, detail?: string): Worded | undefined =>
  answers(today)[line](detail);

function answersOf(line: InsuranceLine, today: CalendarDay): (detail?: string) => Worded | undefined {
  const whole = requirementsOf(line, today, 'mcp');
  const brief = briefRequirements(whole);
  const inBrief: Worded = { result: whole, brief, text: briefText(brief) };
  const everything: Worded = { result: whole, text: wholeText(whole) };
  return (detail) => {
    if (detail === undefined) return inBrief;
    if (detail === EVERYTHING) return everything;
    const part = detailOf(whole, detail);
    return part && { result: part, text: detailText(part) };
  };
}

/** Returns what the requirements say of a field, or of a block with all that is in it; undefined for an unknown name. */
function detailOf(whole: Requirements, path: string): RequirementsDetail | undefined {
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
