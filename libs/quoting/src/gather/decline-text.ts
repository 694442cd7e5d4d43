import { listed } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import { inOrder } from './name-order';

/**
 * Who does not insure this and why, in the words of the reasons: insurers that say the same are named together, and each
 * reason of one is said once. Nothing when nobody declines.
 */
export function declineText(answers: readonly InsurerAnswer[]): string {
  if (!answers.some(({ outcome }) => outcome.kind === 'declined')) return '';
  const namesByReasons = new Map<string, string[]>();
  for (const { insurer, outcome } of answers) {
    if (outcome.kind !== 'declined') continue;
    const reasons = listed([...new Set(outcome.reasons.map(({ message }) => quoted(message)))]);
    const names = namesByReasons.get(reasons);
    if (names) names.push(insurer.name);
    else namesByReasons.set(reasons, [insurer.name]);
  }
  const groups = [...namesByReasons].map(([reasons, names]) => `${listed(inOrder(names))} (${reasons})`);
  return inOrder(groups).join('; ');
}

/** A sentence within another one: without its full stop. */
function quoted(sentence: string): string {
  return `«${sentence.replace(/\.$/, '')}»`;
}
