import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exampleBody, judgeBody } from '@cotiza/contract';
import { embeddedQuoting } from '@cotiza/embedded';
import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import type * as tariff from '@cotiza/insurers-tariff';
import { existing } from '@cotiza/kernel';
import { panelOfAll } from '@cotiza/quoting';

/** Equal requests that take turns, so that no answer is remembered by the object that was asked with. */
const COPIES = 64;

/** Usage: rating.process.js TREE SECONDS. Prints the microseconds in which one insurer of a built tree rates the example car. */
async function main(): Promise<void> {
  const [tree = '', seconds] = process.argv.slice(2);
  const load = createRequire(join(tree, 'package.json'));
  const { loadTariffInsurers } = load('@cotiza/insurers-tariff') as typeof tariff;
  const insurer = loadTariffInsurers().find(({ manifest }) => manifest.lines.includes('Car'));
  const requests = await requestsOf();
  process.stdout.write(String(microsEach(existing(insurer, 'insurer of cars'), requests, Number(seconds))));
}

/** Returns the requests that an insurer gets when the example arrives, as this tree makes them. */
async function requestsOf(): Promise<readonly InsurerRequest[]> {
  const requests: InsurerRequest[] = [];
  const listener: InsurerConnector = {
    manifest: { id: 'listener', name: 'Listener', lines: ['Car'], currency: 'EUR', reach: 'embedded' },
    quote: (request) => {
      requests.push(request);
      return { kind: 'declined', reasons: [{ code: 'listens-only', message: 'Solo escucha.' }] };
    },
  };
  const { requestQuote, clock } = embeddedQuoting({ insurerPanel: panelOfAll([listener]) });
  const today = clock.today();
  while (requests.length < COPIES) {
    const answer = await requestQuote(judgeBody(exampleBody('Car', today), today), { requestId: 'bench' });
    if ('refusal' in answer) throw new Error(`the example is refused: ${answer.refusal.problem}`);
  }
  return requests;
}

function microsEach(insurer: InsurerConnector, requests: readonly InsurerRequest[], seconds: number): number {
  const context = { deadlineMs: 1000, signal: new AbortController().signal };
  const rateFor = (ms: number): number => {
    let count = 0;
    for (const endsAt = performance.now() + ms; performance.now() < endsAt; count++) {
      const answer = insurer.quote({ ...existing(requests[count % COPIES], 'request') }, context);
      if (answer instanceof Promise || answer.kind !== 'offers')
        throw new Error(`${insurer.manifest.id} has no offers`);
    }
    return count;
  };
  rateFor(seconds * 500);
  const before = process.cpuUsage();
  const count = rateFor(seconds * 1000);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

void main();
