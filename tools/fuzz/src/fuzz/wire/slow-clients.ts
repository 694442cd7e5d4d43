import { connect } from 'node:net';
import { CHECKS } from '../cases/addresses';
import { headerOf, type Answer } from './answer';
import { AnswerParser } from './answer-parser';
import type { Target } from './exchange';

/** A head has 15 seconds and a whole request 30; slow ones are looked for every 5, by a machine that may be slow. */
const LET_GO_AFTER_MS = 90_000;
const TOO_SLOW = 408;

const HALF_A_HEAD = `POST ${CHECKS} HTTP/1.1\r\nHost: a\r\nContent-`;
const HALF_A_BODY = `${HALF_A_HEAD}Type: application/json\r\nContent-Length: 100\r\n\r\n{`;

/** Clients that send half of something and then wait. @returns what is wrong with how they are let go of, in sentences */
export async function slowClients(count: number, target: Target): Promise<readonly string[]> {
  const clients = Array.from({ length: count }, (_, place) =>
    slowClient(place % 2 ? HALF_A_HEAD : HALF_A_BODY, target),
  );
  return (await Promise.all(clients)).filter((fault) => fault !== undefined);
}

function slowClient(half: string, target: Target): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(target);
    const answers: Answer[] = [];
    const parser = new AnswerParser(() => 'POST');
    const timeout = setTimeout(() => socket.destroy(), LET_GO_AFTER_MS);
    const startedAt = performance.now();
    socket
      .on('connect', () => socket.write(half))
      .on('data', (bytes: Buffer) => parser.read(bytes, (answer) => answers.push(answer)))
      .on('error', () => undefined)
      .on('close', () => {
        clearTimeout(timeout);
        resolve(faultOf(answers, performance.now() - startedAt));
      });
  });
}

function faultOf([answer]: readonly Answer[], tookMs: number): string | undefined {
  if (tookMs >= LET_GO_AFTER_MS) return 'a client that waits in the middle of its request is never let go of';
  if (answer?.status !== TOO_SLOW)
    return `a client that waits in the middle of its request is told ${answer?.status ?? 'nothing'}`;
  return headerOf(answer, 'x-request-id') === undefined
    ? 'a client that was too slow is told no request id'
    : undefined;
}
