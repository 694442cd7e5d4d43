import type { Explanation, ExplanationStep, Tariffs } from '@cotiza/insurers-tariff';
import type { PriceMove } from './largest-moves';

/** As many reasons as fit on a line. */
const TOLD = 3;

/**
 * What of the books made a price move, in a few words each: the factors that are others now, and else the bases. The greatest first.
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
    .slice(0, TOLD);
}

/** The steps that a book decides, by guarantee and name. */
function stepsOf(explanation: Explanation): ReadonlyMap<string, ExplanationStep> {
  const steps = explanation.kind === 'explained' ? explanation.steps : [];
  const decided = steps.filter(({ kind }) => kind === 'base' || kind === 'factor' || kind === 'excess');
  return new Map(decided.map((step) => [`${step.guarantee} ${step.kind} ${step.name}`, step]));
}

/** A factor, or a base in euros. */
const figureOf = ({ factor, amountCents }: ExplanationStep): number => factor ?? amountCents / 100;

function changeText(known: ExplanationStep | undefined, step: ExplanationStep): string {
  const name = step.kind === 'base' ? `base of ${step.guarantee}` : step.name;
  const value = step.value === null ? '' : ` (${step.value})`;
  return `${name} ${known ? `${figureOf(known)} to ` : 'is new: '}${figureOf(step)}${value}`;
}
