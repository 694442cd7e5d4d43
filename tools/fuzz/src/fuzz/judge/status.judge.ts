import { PROBLEMS } from '@cotiza/problems';
import { MCP } from '../cases/addresses';
import { pathOf, type Judge } from './judge';

const OK = [200, 202, 204, 302, 304];
const KNOWN = new Set([...OK, ...Object.values(PROBLEMS).map(({ status }) => status)]);

/** What the transport of MCP answers to a client that accepts nothing of what it has. */
const NOT_ACCEPTABLE = 406;

/** No status but those that the service has, and never that of an error of its own. */
export const judgeStatus: Judge = ({ answer: { status }, request }) => {
  if (status === 500) return ['a 500'];
  const isKnown = KNOWN.has(status) || (status === NOT_ACCEPTABLE && pathOf(request) === MCP);
  return isKnown ? [] : [`${status} is no status of the service`];
};
