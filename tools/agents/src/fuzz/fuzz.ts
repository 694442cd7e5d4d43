import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { exampleBody, INSURANCE_LINES } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import { count, LIMITS_OFF, runCommand, toolCommand, type Cleanup } from '@cotiza/tools-kit';
import fc from 'fast-check';
import { Findings, WatchedService } from '../driver';
import { OFFERS, OPENAPI, OTHER_ADDRESSES, QUOTES } from './addresses';
import { requests, SHOP_KEY } from './cases';
import { judgeBy, type OpenApi } from './judge';
import { marksOf, type Marks } from './marks';
import { send } from './send';

const FUZZ = toolCommand(
  'check -- fuzz',
  'Sends a started service wrong requests over REST and MCP. Answers must have the described shapes and no status of an ' +
    'internal error, repeat no personal value, and leave no descriptors or memory behind.',
)
  .option('--requests <number>', 'requests that are sent', count, 5000)
  .option('--seed <number>', 'decides what is sent (default: another one each time, which is printed)', count);

interface Options {
  readonly requests: number;
  readonly seed?: number;
}

/** Settings of the service, and their share of the requests. */
const PARTS = [
  { title: 'limits off', settings: LIMITS_OFF, share: 0.9 },
  { title: 'limits on', settings: {}, share: 0.05 },
  { title: 'one quotation at a time', settings: { ...LIMITS_OFF, ADMISSION_MAX_IN_FLIGHT: '1' }, share: 0.05 },
];
const AT_ONCE = 12;
const DAYS_AHEAD = 7;
/** What a service may hold after all requests: a leak with each of those of a night would take more. */
const MOST = { process_resident_memory_bytes: 600 * 2 ** 20, process_open_fds: 100 };

async function run({ requests: number, seed = randomInt(2 ** 31) }: Options, cleanup: Cleanup): Promise<boolean> {
  console.error(`fuzz: --seed ${seed}`);
  const findings = new Findings();
  for (const { title, settings, share } of PARTS) {
    const marks = marksOf(seed);
    const service = new WatchedService(marks, findings);
    cleanup.add(() => service.stop());
    await service.start({ PURCHASE_API_KEY: SHOP_KEY, ...settings });
    const statuses = await sendAll(service, marks, Math.ceil(number * share), seed);
    for (const [name, most] of Object.entries(MOST)) {
      const held = await service.metric(name);
      if (held > most) findings.add(`${name} is ${held}, more than ${most}`);
    }
    await service.judge();
    await service.stop();
    console.error(`fuzz: ${title}: ${[...statuses].map((pair) => pair.join(' x ')).join(', ')}`);
  }
  console.log(`fuzz: ${number} requests, ${findings.sorts.size} sorts of findings`);
  return findings.sorts.size === 0;
}

/** Sends a service its cases, and judges every answer. Returns how often each status came. */
async function sendAll(service: WatchedService, marks: Marks, number: number, seed: number) {
  const effectiveDay = addDays(systemClock().today(), DAYS_AHEAD);
  const openApi = JSON.parse(await service.text(OPENAPI)) as OpenApi;
  const judge = judgeBy(openApi, marks);
  const described = Object.keys(openApi.paths).map((path) => path.replace(/\{.*/, ''));
  const offers = await quotedOffers(service.url, effectiveDay);
  const addresses = [...OTHER_ADDRESSES, ...described, ...offers.map((offer) => OFFERS + offer)];
  const cases = requests({ marks, effectiveDay, offers, addresses });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<number, number>();
  let next = 0;
  const client = async () => {
    while (next < number) {
      const [request] = fc.sample(cases, { seed: seed + next++, numRuns: 1 });
      if (!request) continue;
      const { kind, method, target, body = '' } = request;
      const found = (what: string) =>
        service.findings.add(`${kind}: ${what}`, `${method} ${target}\n${body.toString()}`);
      try {
        const answer = await send(service.url, agent, request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        judge(answer, request).forEach(found);
      } catch (error) {
        // The service may close an idle connection just as the next request goes out on it.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') found(`no answer: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  agent.destroy();
  return statuses;
}

/** Quotes the example of each line. Returns the ids of the offers. */
async function quotedOffers(url: string, effectiveDay: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const quotes = INSURANCE_LINES.map(async (line) => {
    const body = JSON.stringify(exampleBody(line, effectiveDay));
    return (await fetch(url + QUOTES, { method: 'POST', headers, body })).text();
  });
  return (await Promise.all(quotes)).flatMap((quote) =>
    Array.from(quote.matchAll(/"oferta_id":"([^"]+)"/g), ([, id = '']) => id),
  );
}

void runCommand(FUZZ, run);
