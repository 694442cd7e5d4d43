import { EVENTS_TYPE } from './batch';

const JSON_TYPE = 'application/json';
const REFUSED = /^q=0(?:\.0*)?$/;

/**
 * Reads which of the types that the SDK answers with an `Accept` header allows, as RFC 9110 has it: without one, any type
 * matches, and the most specific range decides.
 */
export function acceptedTypes(accept = '*/*') {
  const ranges = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => {
        const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
        return [type, !parameters.some((parameter) => REFUSED.test(parameter))] as const;
      }),
  );
  const matches = (type: string, family: string) =>
    ranges.get(type) ?? ranges.get(family) ?? ranges.get('*/*') ?? false;
  return { json: matches(JSON_TYPE, 'application/*'), events: matches(EVENTS_TYPE, 'text/*') };
}

/** Returns the `Accept` that the SDK asks for, which is both types, or the one sent where neither matches. */
export const acceptForSdk = (accept: string | undefined): string | undefined => {
  const { json, events } = acceptedTypes(accept);
  return json || events ? `${JSON_TYPE}, ${EVENTS_TYPE}` : accept;
};

/**
 * Returns an answer in a type that its client accepts: events become JSON, without the progress before the result, and JSON
 * becomes one event. Errors of HTTP stay JSON.
 */
export async function inAcceptedType(answer: Response, accept: string | undefined, isBatch: boolean) {
  const { json, events } = acceptedTypes(accept);
  const { status } = answer;
  const isStream = answer.headers.get('content-type') === EVENTS_TYPE;
  if (isStream && !events && json) {
    const results = (await answer.text()).split('\n').filter(isResult).map(dataOf);
    return new Response(isBatch ? `[${results.join(',')}]` : results.at(-1), responseOf(status, JSON_TYPE));
  }
  if (!isStream && !json && events && answer.ok && answer.body) {
    return new Response(`event: message\ndata: ${await answer.text()}\n\n`, responseOf(status, EVENTS_TYPE));
  }
  return answer;
}

const DATA = 'data: ';
const dataOf = (line: string) => line.slice(DATA.length);
const isResult = (line: string) =>
  line.startsWith(DATA) && line.length > DATA.length && !('method' in (JSON.parse(dataOf(line)) as object));

const responseOf = (status: number, type: string): ResponseInit => ({ status, headers: { 'content-type': type } });
