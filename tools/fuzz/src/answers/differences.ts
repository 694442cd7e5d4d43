import type { Answer, Recorded } from './ask';

const SHOWN_BEFORE = 60;
const SHOWN_AFTER = 100;

/** Headers that say how a body is framed on its connection. */
const FRAMING = ['content-length', 'transfer-encoding'];

/** A request that two services answer differently, and where, in a few lines. */
export interface Difference {
  readonly name: string;
  readonly where: string;
}

/** Returns the requests that are answered differently, or are missing in one recording. */
export function differences(before: readonly Recorded[], after: readonly Recorded[]): Difference[] {
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, index) => difference(index, before[index], after[index])).flat();
}

function difference(index: number, before: Recorded | undefined, after: Recorded | undefined): Difference[] {
  const name = `${index + 1}. ${(before ?? after)?.request.name ?? ''}`;
  if (!before || !after) return [{ name, where: `is only in the ${before ? 'first' : 'second'}` }];
  if (JSON.stringify(before.request) !== JSON.stringify(after.request))
    return [{ name, where: 'is another request in the second' }];
  const [first, second] = [textOf(before.answer), textOf(after.answer)];
  return first === second ? [] : [{ name, where: firstDifference(first, second) }];
}

/** Status, headers in order of their names without the framing of the body, body and what was sent to the customer. */
function textOf({ status, headers, body, sent = '' }: Answer): string {
  const head = Object.entries(headers)
    .filter(([name]) => !FRAMING.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}: ${value}\n`);
  return `${status}\n${head.join('')}\n${body}\n${sent}`;
}

function firstDifference(first: string, second: string): string {
  let at = 0;
  while (first[at] === second[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - SHOWN_BEFORE), at + SHOWN_AFTER));
  return `  - ${part(first)}\n  + ${part(second)}`;
}
