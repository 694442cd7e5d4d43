import { existing } from '@cotiza/kernel';
import { chanceOf } from '@cotiza/tools-kit';
import type { Marks } from '../marks/marks';
import { address } from './address.case';
import { broken, goingOn, gone, halfClosed, pipeline, slow, unread } from './connection.case';
import { contentType } from './content.case';
import type { FuzzCase, KnownIds, MakeSent } from './fuzz-case';
import { toolCall } from './mcp-call.case';
import { batch, mcpHeaders, message } from './mcp-message.case';
import { offerOrProduct } from './offer.case';
import { query } from './query.case';
import { chunks, garbage, malformed, wrongLength } from './raw.case';
import { estimateBody, jsonText, tableBody } from './rest-body.case';

interface Kind {
  readonly make: MakeSent;
  /** How often it comes, compared with the others. */
  readonly weight: number;
}

/** What is sent, by its name. */
const KINDS: Readonly<Record<string, Kind>> = {
  'body by the tables': { make: tableBody, weight: 20 },
  'estimate by the tables': { make: estimateBody, weight: 6 },
  'offer or product': { make: offerOrProduct, weight: 5 },
  'spoilt JSON': { make: jsonText, weight: 10 },
  'type and encoding': { make: contentType, weight: 6 },
  query: { make: query, weight: 12 },
  'address, method and headers': { make: address, weight: 12 },
  'MCP call': { make: toolCall, weight: 12 },
  'MCP message': { make: message, weight: 10 },
  'MCP batch': { make: batch, weight: 3 },
  'MCP headers': { make: mcpHeaders, weight: 4 },
  malformed: { make: malformed, weight: 3 },
  garbage: { make: garbage, weight: 2 },
  'wrong length': { make: wrongLength, weight: 2 },
  chunks: { make: chunks, weight: 2 },
  pipeline: { make: pipeline, weight: 2 },
  'going on': { make: goingOn, weight: 2 },
  unread: { make: unread, weight: 1 },
  'broken client': { make: broken, weight: 1 },
  'gone client': { make: gone, weight: 1 },
  'slow client': { make: slow, weight: 1 },
  'half-closed client': { make: halfClosed, weight: 1 },
};

const DRAWN = Object.entries(KINDS).flatMap(([kind, { weight }]) => Array<string>(weight).fill(kind));

/** Spreads numbers that follow on each other over all seeds. */
const SPREAD = 0x9e3779b1;

/** What all cases of a run have in common. */
export interface RunSource {
  readonly seed: number;
  readonly marks: Marks;
  readonly effectiveDay: string;
  /** The same of every service, but for random parts of ids. */
  readonly known: KnownIds;
}

/** The case of a number: the same each time, whatever was made before it. */
export function makeCase(number: number, { seed, ...common }: RunSource): FuzzCase {
  const chance = chanceOf((seed ^ Math.imul(number + 1, SPREAD)) >>> 0);
  const kind = chance.pick(DRAWN);
  return { number, kind, ...existing(KINDS[kind], `kind ${kind}`).make({ chance, ...common }) };
}
