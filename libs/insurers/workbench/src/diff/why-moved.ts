import type { Explanation, ExplanationStep, Tariffs } from '@cotiza/insurers-tariff';
import type { PriceMove } from './largest-moves';

/** The number of reasons that fit on a line. */
const MOST_REASONS = 3;

/**
 * Explains a change of price by the books, in a few words each, the largest cause first: changed factors, or else changed
 * bases.
 */
export function whyMoved(
  before: Tariffs,
  after: Tariffs,
  { insurerId, modalityId, formerId, risk }: PriceMove,
): readonly string[] {
  const [old, now] = [
    stepsOf(before.explain(risk, insurerId, formerId)),
    stepsOf(after.explain(risk, insurerId, modalityId)),
  ];
  const changes = new Map<string, number>();
  for (const [key, step] of now) {
    const known = old.get(key);
    const size = Math.abs(Math.log(figureOf(step) / (known ? figureOf(known) : 1)));
    if (size > 0) changes.set(changeText(known, step), size);
  }
  for (const [key, step] of old)
    if (!now.has(key)) changes.set(`${step.name} is gone`, Math.abs(Math.log(figureOf(step))));
  return [...changes]
    .sort(([, a], [, b]) => b - a)
    .map(([text]) => text)
    .slice(0, MOST_REASONS);
}

/** Returns the steps that a book decides, by guarantee and name. */
function stepsOf(explanation: Explanation): ReadonlyMap<string, ExplanationStep> {
  const steps = explanation.kind === 'explained' ? explanation.steps : [];
  const decided = steps.filter(({ kind }) => kind === 'base' || kind === 'factor' || kind === 'excess');
  return new Map(decided.map((step) => [`${step.guarantee} ${step.kind} ${step.name}`, step]));
}

/** Returns a factor, or a base in euros. */
const figureOf = ({ factor, amountCents }: ExplanationStep): number => factor ?? amountCents / 100;

function changeText(known: ExplanationStep | undefined, step: ExplanationStep): string {
  const name = step.kind === 'base' ? `base of ${step.guarantee}` : step.name;
  const value = step.value === null ? '' : ` (${step.value})`;
  return `${name} ${known ? `${figureOf(known)} to ` : 'is new: '}${figureOf(step)}${value}`;
}
