import { operatorServer } from '../metrics/operator-server';
import { Metrics } from '../metrics/metrics';
import { rehearse } from './rehearse';

const CONNECTIONS = 4;
const PATHS = ['/health/live', '/health/ready', '/metrics'];

/** Answers what an operator asks for at a port of its own, for a service of which there is nothing to tell. */
export function rehearseOperatorAnswers(): Promise<void> {
  const server = operatorServer({ metrics: new Metrics(), dependencies: [] });
  return rehearse(server, { connections: CONNECTIONS, requests: PATHS.map((path) => ({ line: `GET ${path}` })) });
}
