import { byLine, object, REQUIREMENTS_SCHEMA, requirementsOf, type InsuranceLine } from '@cotiza/contract';
import { eachDay, type CalendarDay } from '@cotiza/kernel';
import { BRIEF_REQUIREMENTS_SCHEMA, briefRequirements } from './brief-requirements';
import { detailOf, EVERYTHING } from './requirements-detail';
import { briefText, detailText, wholeText } from './requirements-text';

const { ramo, insurance_line, ...onDemand } = {
  ...REQUIREMENTS_SCHEMA.properties,
  ...BRIEF_REQUIREMENTS_SCHEMA.properties,
};

/** What the requirements are answered as: in brief, whole, or what they say of some fields. */
export const REQUIREMENTS_ANSWER_SCHEMA = object(
  { ramo, insurance_line, ...onDemand },
  Object.keys(onDemand) as (keyof typeof onDemand)[],
);

/** An answer and its words. */
interface Worded {
  readonly result: object;
  readonly brief?: object;
  readonly text: string;
}

/** Made once a day: they show a day to come. */
const answers = eachDay((today) => byLine((line) => answersOf(line, today)));

/** The requirements of a line, in brief or as far as is asked for; undefined where nothing is called so. */
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
