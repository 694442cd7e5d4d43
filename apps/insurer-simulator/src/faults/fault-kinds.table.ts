import type { Protocol } from '../participants/protocol';

/**
 * The stage at which a fault acts: instead of any answer, on the content of a priced answer, on the bytes of an answer, on
 * their transmission, or on the tokens.
 */
export type FaultStage = 'instead' | 'meaning' | 'bytes' | 'transmission' | 'token-use' | 'token-issue';

/** The stages at which a request for a price or a plate can be struck. */
export const ANSWER_STAGES: readonly FaultStage[] = ['instead', 'meaning', 'bytes', 'transmission'];

interface FaultRow {
  readonly stage: FaultStage;
  readonly protocols: readonly Protocol[];
  readonly what: string;
}

const ALL: readonly Protocol[] = ['rest', 'soap', 'plates'];
const INSURERS: readonly Protocol[] = ['rest', 'soap'];
const REST: readonly Protocol[] = ['rest'];
const SOAP: readonly Protocol[] = ['soap'];
const PLATES: readonly Protocol[] = ['plates'];

/** Every fault that can be asked for. */
export const FAULT_KINDS = {
  hang: { stage: 'transmission', protocols: ALL, what: 'never answers' },
  'reset-before-headers': { stage: 'transmission', protocols: ALL, what: 'resets the connection before the answer' },
  'reset-after-headers': { stage: 'transmission', protocols: ALL, what: 'resets it once the headers are sent' },
  'early-close': { stage: 'transmission', protocols: ALL, what: 'closes it in the middle of the body' },
  'slow-body': { stage: 'transmission', protocols: ALL, what: 'trickles the body, a few bytes at a time' },
  'huge-body': { stage: 'transmission', protocols: ALL, what: 'streams a body of 50 MB' },
  'status-500': { stage: 'instead', protocols: ALL, what: 'answers 500' },
  'status-503': { stage: 'instead', protocols: ALL, what: 'answers 503 with Retry-After' },
  'status-429': { stage: 'instead', protocols: ALL, what: 'answers 429 with Retry-After' },
  'soap-fault': { stage: 'instead', protocols: SOAP, what: 'answers a SOAP Fault of the server' },
  'malformed-body': { stage: 'bytes', protocols: ALL, what: 'answers JSON or XML that does not parse' },
  'wrong-content-type': { stage: 'bytes', protocols: ALL, what: 'answers a page of HTML with status 200' },
  'empty-body': { stage: 'bytes', protocols: ALL, what: 'answers 200 and nothing' },
  'deep-nesting': { stage: 'bytes', protocols: ALL, what: 'answers 30,000 levels of arrays or elements' },
  'entity-bomb': { stage: 'bytes', protocols: SOAP, what: 'answers XML with a DOCTYPE whose entities multiply' },
  'wrong-currency': { stage: 'meaning', protocols: INSURERS, what: 'prices in another currency' },
  'negative-price': { stage: 'meaning', protocols: INSURERS, what: 'prices below zero' },
  'zero-price': { stage: 'meaning', protocols: INSURERS, what: 'prices of zero' },
  'three-decimals': { stage: 'meaning', protocols: INSURERS, what: 'prices with three decimals' },
  'unknown-code': { stage: 'meaning', protocols: INSURERS, what: 'puts a code in the answer that no list has' },
  'unknown-result': { stage: 'meaning', protocols: INSURERS, what: 'answers with an outcome that no document has' },
  'wrong-breakdown': { stage: 'meaning', protocols: INSURERS, what: 'itemises a price by a cent too much' },
  'duplicate-offers': { stage: 'meaning', protocols: INSURERS, what: 'says every offer twice' },
  'wrong-reference': { stage: 'meaning', protocols: INSURERS, what: 'echoes the reference of another request' },
  'monthly-payment': { stage: 'meaning', protocols: INSURERS, what: 'asks for the price in twelve payments' },
  decline: { stage: 'meaning', protocols: INSURERS, what: 'declines the risk' },
  referral: { stage: 'meaning', protocols: INSURERS, what: 'refers the risk to an underwriter' },
  'unknown-version': { stage: 'meaning', protocols: PLATES, what: 'finds a version that no catalogue has' },
  'invalid-date': { stage: 'meaning', protocols: PLATES, what: 'registered the vehicle on a day that does not exist' },
  'too-many-vehicles': { stage: 'meaning', protocols: PLATES, what: 'finds 51 versions where 50 is the most' },
  'expired-token': {
    stage: 'token-use',
    protocols: REST,
    what: 'refuses a token that has served until another is fetched',
  },
  'token-endpoint-down': { stage: 'token-issue', protocols: REST, what: 'answers 503 to who asks for a token' },
  'token-expires-at-once': { stage: 'token-issue', protocols: REST, what: 'issues tokens that have expired already' },
} as const satisfies Record<string, FaultRow>;

export type FaultKind = keyof typeof FAULT_KINDS;

export const faultRow = (kind: FaultKind): FaultRow => FAULT_KINDS[kind];

/** Returns the faults that a protocol can show, in the order of the table. */
export function faultKindsOf(protocol: Protocol): FaultKind[] {
  return (Object.keys(FAULT_KINDS) as FaultKind[]).filter((kind) => faultRow(kind).protocols.includes(protocol));
}
