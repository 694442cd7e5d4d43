import { listed } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import { inOrder } from './name-order';

/**
 * Returns which insurers decline and why, in the words of the reasons; an empty text when none declines. Insurers with the same
 * reasons are named together, and each reason is said once.
 */
export function declineText(answers: readonly InsurerAnswer[]): string {
  const namesByReasons = new Map<string, string[]>();
  for (const { insurer, outcome } of answers) {
    if (outcome.kind !== 'declined') continue;
    const reasons = listed([...new Set(outcome.reasons.map(({ message }) => quoted(message)))]);
    namesByReasons.set(reasons, [...(namesByReasons.get(reasons) ?? []), insurer.name]);
  }
  const groups = [...namesByReasons].map(([reasons, names]) => `${listed(inOrder(names))} (${reasons})`);
  return inOrder(groups).join('; ');
}

/** Returns a sentence to be quoted within another one: without its full stop. */
const quoted = (sentence: string): string => `«${sentence.replace(/\.$/, '')}»`;
