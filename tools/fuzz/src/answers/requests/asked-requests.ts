import { askedBodies } from './asked-bodies';
import type { AskedRequest } from './asked-request';
import { mcpRequests } from './mcp-requests';
import { quoteRequests, repeatedRequests } from './quote-requests';
import { referenceRequests } from './reference-requests';

/** Draws everything that is drawn: the set is the same each time, until what it is drawn from changes. */
const SEED = 20261121;

/** The requests whose answers are recorded: complete, partial and faulty, of every line, over REST and MCP. */
export function askedRequests(): AskedRequest[] {
  const bodies = askedBodies(SEED);
  return [...referenceRequests(SEED), ...mcpRequests(), ...quoteRequests(bodies), ...repeatedRequests(bodies)];
}
