import { headerOf } from '../wire/answer';
import type { Judge } from './judge';

/** On every answer, whatever it is. */
const ALWAYS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
  'date',
];

/** Those that the metrics leave out, which are for no page of a browser. */
const FOR_PAGES = ['access-control-allow-origin', 'access-control-expose-headers', 'cross-origin-resource-policy'];

/** Named once at most: who sees two of them takes the one or the other. */
const ONCE = new Set([...ALWAYS, ...FOR_PAGES, 'content-length', 'content-type', 'transfer-encoding', 'cache-control']);

/** The headers that every answer has, each once. */
export const judgeHeaders: Judge = ({ answer, request }) => {
  const isForOperator = headerOf(answer, 'content-type')?.includes('version=0.0.4') ?? false;
  const wanted = isForOperator ? ALWAYS : [...ALWAYS, ...FOR_PAGES];
  const missing = wanted.filter((name) => headerOf(answer, name) === undefined);
  const names = answer.headers.map(([name]) => name);
  const twice = names.filter((name, place) => ONCE.has(name) && names.indexOf(name) < place);
  const isKept = answer.status >= 400 && headerOf(answer, 'cache-control') !== 'no-store';
  return [
    ...missing.map((name) => `the header ${name} is missing`),
    ...twice.map((name) => `the header ${name} is there twice`),
    ...(isKept && request?.method !== 'HEAD' ? ['a refusal may be kept: no cache-control: no-store'] : []),
  ];
};
