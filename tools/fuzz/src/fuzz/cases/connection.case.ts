import { ADDRESSES, CATALOGUE, CHECKS, MCP, QUOTES, REQUIREMENTS } from './addresses';
import { alone, type CaseSource, type MakeSent, type Sent, type SentRequest } from './fuzz-case';
import { httpBytes, JSON_TYPE } from './http-bytes';
import { address } from './address.case';
import { toolCall } from './mcp-call.case';
import { offerOrProduct } from './offer.case';
import { query } from './query.case';
import { estimateBody, tableBody } from './rest-body.case';
import { soundBody } from './wrong-body';

const PIPED: readonly MakeSent[] = [query, tableBody, estimateBody, offerOrProduct, address, toolCall];

/** Requests that are written without waiting for an answer, all of which are read, or none. */
export function pipeline(source: CaseSource): Sent {
  const { chance } = source;
  const count = chance.isOneIn(6) ? chance.between(20, 60) : chance.between(2, 10);
  const made = Array.from({ length: count }, () => chance.pick(PIPED)(source));
  const bytes = Buffer.concat(made.flatMap(({ parts }) => parts.map((part) => part.bytes)));
  const requests = made.flatMap((sent) => sent.requests);
  return { parts: [{ bytes }], requests, ending: chance.isOneIn(3) ? 'reset' : 'answered' };
}

/** Writes of a client that goes on asking on its connection, and at most how long it waits before each. */
const GOES_ON = { atLeast: 3, atMost: 8, waitMs: 12 };

/** A client that asks one thing after the other, each in a write of its own or in two, whether it has been answered or not. */
export function goingOn(source: CaseSource): Sent {
  const { chance } = source;
  const asked = Array.from({ length: chance.between(GOES_ON.atLeast, GOES_ON.atMost) }, () =>
    chance.isOneIn(4) ? chance.pick(PIPED)(source) : alone(...requestOf(source)),
  );
  const parts = asked.flatMap((sent) => {
    const bytes = Buffer.concat(sent.parts.map((part) => part.bytes));
    const cut = chance.isOneIn(4) ? chance.between(0, bytes.length) : bytes.length;
    return [bytes.subarray(0, cut), bytes.subarray(cut)].filter((half) => half.length > 0);
  });
  return {
    parts: parts.map((bytes) => ({ bytes, waitMs: chance.isOneIn(3) ? 0 : chance.between(1, GOES_ON.waitMs) })),
    requests: asked.flatMap((sent) => sent.requests),
    ending: 'answered',
  };
}

const LARGE = ['/api/openapi.json', '/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css', '/llms.txt'];

/** The largest documents asked for many times by a client that goes without reading any. */
export function unread({ chance }: CaseSource): Sent {
  const target = chance.isOneIn(3) ? `${CATALOGUE}?tipo=car-brands` : chance.pick(LARGE);
  const bytes = Buffer.concat(Array<Buffer>(chance.between(2, 100)).fill(httpBytes({ target })));
  return { parts: [{ bytes }], requests: [], ending: 'reset', lingerMs: chance.between(0, 60), isUnread: true };
}

const requestOf = (source: CaseSource): [request: SentRequest, bytes: Buffer] => {
  const { chance } = source;
  const target = chance.pick([QUOTES, CHECKS, MCP]);
  const method = 'POST';
  return [
    { method, target },
    httpBytes({ method, target, headers: [JSON_TYPE], body: JSON.stringify(soundBody(source).body) }),
  ];
};

/** A client that goes in the middle of what it has to say. */
export function broken(source: CaseSource): Sent {
  const { chance } = source;
  const [, bytes] = requestOf(source);
  const half = bytes.subarray(0, chance.between(0, bytes.length - 1));
  return { parts: [{ bytes: half }], requests: [], ending: chance.isOneIn(2) ? 'left' : 'reset' };
}

/** A client that goes while its answer is made. */
export function gone(source: CaseSource): Sent {
  const [request, bytes] = requestOf(source);
  return { parts: [{ bytes }], requests: [request], ending: 'reset', lingerMs: source.chance.between(0, 15) };
}

const DRIPS = 6;
const DRIP_MS = 25;

/** A client that says what it has to say bit by bit, and is answered all the same. */
export function slow(source: CaseSource): Sent {
  const { chance } = source;
  const isGet = chance.isOneIn(3);
  const asked = { method: 'GET', target: `${REQUIREMENTS}?ramo=coche` };
  const [request, bytes] = isGet ? ([asked, httpBytes(asked)] as const) : requestOf(source);
  const cuts = Array.from({ length: DRIPS }, () => chance.between(0, bytes.length)).sort((one, other) => one - other);
  const parts = [0, ...cuts].map((from, place) => ({
    bytes: bytes.subarray(from, cuts[place] ?? bytes.length),
    waitMs: place === 0 ? 0 : DRIP_MS,
  }));
  return { parts, requests: [request], ending: 'answered' };
}

/** A client that says it is done sending right after its request: it still reads. */
export function halfClosed(source: CaseSource): Sent {
  const [, bytes] = requestOf(source);
  const target = source.chance.pick(ADDRESSES);
  return { parts: [{ bytes: source.chance.isOneIn(2) ? bytes : httpBytes({ target }) }], requests: [], ending: 'left' };
}
