import { MCP } from '../cases/addresses';
import { isObject, parsed, pathOf, type Judge } from './judge';

/** Answers repeat what the caller has named its request by, as specification and protocol ask. */
const REPEATED = new Set(['client_reference', 'id', 'progressToken']);

/** No marked value in an answer, but what it has to repeat. */
export const judgeMarks: Judge = ({ answer, request, marks }) => {
  const header = answer.headers.find((pair) => marks.findIn(pair.join(': ')));
  const body = answer.body.toString();
  const found = marks.findIn(body) === undefined ? undefined : foundIn(body, marks.findIn, pathOf(request) === MCP);
  return [
    ...(header ? [`the header ${header[0]} repeats ${marks.findIn(header[1]) ?? 'a mark'}`] : []),
    ...(found === undefined ? [] : [`the answer ${answer.status} repeats ${found}`]),
  ];
};

function foundIn(body: string, find: (text: string) => string | undefined, isMcp: boolean): string | undefined {
  const texts = isMcp ? messageTexts(body) : [body];
  for (const text of texts) {
    const value = parsed(text);
    const found = find(value === undefined ? text : JSON.stringify(withoutRepeated(value)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The messages of an answer of MCP, which is one JSON or events. */
export function messageTexts(body: string): readonly string[] {
  const events = [...body.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => data);
  return events.length > 0 ? events : [body];
}

function withoutRepeated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRepeated);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !REPEATED.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutRepeated(inner)]));
}
