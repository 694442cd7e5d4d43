import { Agent } from 'node:http';
import { addDays, systemClock } from '@cotiza/kernel';
import {
  chanceOf,
  drawnSeed,
  LIMITS_OFF,
  runCommand,
  seedOption,
  toolCommand,
  wholeNumber,
  type Undoing,
} from '@cotiza/tools-kit';
import fc from 'fast-check';
import { requests } from './cases';
import { FuzzedService, type Holding } from './fuzzed-service';
import { judgeAll } from './judge';
import { marksOf, type Marks } from './marks';
import { bytesOf, rawCases, type RawCase } from './raw-cases';
import { send, sendRaw, statusesIn } from './send';

const REQUESTS = 5000;
const AT_ONCE = 12;
/** One case in so many is raw bytes. */
const RAW = 12;
const DAYS_AHEAD = 7;
const SHOWN_BYTES = 1500;
/** Part of the requests after which resources are measured first. */
const WARM_UP = 0.1;
const MORE_MB = 50;
const MORE_DESCRIPTORS = 2;

interface Options {
  readonly requests: number;
  readonly seed: number;
}

const FUZZ = toolCommand(
  {
    script: 'check -- fuzz',
    purpose:
      'Sends a started service wrong requests over REST and MCP, and bytes that are no HTTP. Answers must have the described ' +
      'shapes and no status of an internal error, repeat no personal value, and leave no descriptors or memory behind.',
    examples: ['', '--requests 100000', '--seed 7'],
    wellWhen: 'all of it holds',
  },
  (command) =>
    command
      .option('--requests <number>', 'requests that are sent', wholeNumber(1), REQUESTS)
      .addOption(seedOption('what is sent')),
  ({ requests, seed = drawnSeed() }: { readonly requests: number; readonly seed?: number }): Options => ({
    requests,
    seed,
  }),
);

/** Settings of the service, and their share of the requests. */
const PARTS = [
  { title: 'limits off', settings: LIMITS_OFF, share: 0.9 },
  { title: 'limits on', settings: {}, share: 0.05 },
  { title: 'one quotation at a time', settings: { ...LIMITS_OFF, ADMISSION_MAX_IN_FLIGHT: '1' }, share: 0.05 },
];

const say = (text: string) => void process.stderr.write(`fuzz: ${text}\n`);

async function run({ requests: count, seed }: Options, undoing: Undoing): Promise<boolean> {
  say(`--seed ${seed}`);
  const marks = marksOf(chanceOf(seed));
  const findings = new Map<string, number>();
  for (const { title, settings, share } of PARTS) {
    const service = new FuzzedService(marks);
    undoing.add(() => service.stop());
    await service.start(settings);
    const part = new Part(service, marks, seed, findings);
    const statuses = await part.run(Math.ceil(count * share));
    say(
      `${title}: ${[...statuses]
        .sort(([one], [other]) => one - other)
        .map((pair) => pair.join(' x '))
        .join(', ')}`,
    );
    await service.stop();
  }
  for (const [what, times] of findings) process.stdout.write(`${what} (${times} times)\n`);
  process.stdout.write(`fuzz: ${count} requests, ${findings.size} sorts of findings\n`);
  return findings.size === 0;
}

/** The cases that one service gets. */
class Part {
  private readonly statuses = new Map<number, number>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private next = 0;

  constructor(
    private readonly service: FuzzedService,
    private readonly marks: Marks,
    private readonly seed: number,
    private readonly findings: Map<string, number>,
  ) {}

  async run(count: number): Promise<ReadonlyMap<number, number>> {
    const effectiveDay = addDays(systemClock().today(), DAYS_AHEAD);
    const known = await this.service.warmUp(effectiveDay);
    const cases = requests({ marks: this.marks, effectiveDay, ...known });
    const raw = rawCases(cases, this.marks);
    const judge = judgeAll(await this.service.description(), this.marks);
    const sendUntil = (end: number) =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (this.next < end) {
            const number = this.next++;
            const sample = { seed: this.seed + number, numRuns: 1 };
            if (number % RAW === 0) for (const one of fc.sample(raw, sample)) await this.sendRaw(one);
            else for (const one of fc.sample(cases, sample)) await this.send(one, judge);
          }
        }),
      );
    await sendUntil(count * WARM_UP);
    const before = await this.service.holding();
    await sendUntil(count);
    this.agent.destroy();
    const after = await this.service.holding();
    for (const what of [...holdingFaults(before, after), ...(await this.service.faults())]) this.add(what);
    return this.statuses;
  }

  private async send(request: Parameters<typeof bytesOf>[0], judge: ReturnType<typeof judgeAll>): Promise<void> {
    try {
      const answer = await send(this.service.url, this.agent, request);
      this.count(answer.status);
      for (const what of judge(answer, request)) this.add(what, request.kind, bytesOf(request));
    } catch (error) {
      // The service may close an idle connection just as the next request goes out on it.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET')
        this.add(`no answer: ${String(error)}`, request.kind, bytesOf(request));
    }
  }

  private async sendRaw(raw: RawCase): Promise<void> {
    const { kind, expected, answers = 0, bytes } = raw;
    const received = await sendRaw(this.service.url, raw);
    const statuses = statusesIn(received);
    statuses.forEach((status) => this.count(status));
    const echo = this.marks.findIn(received);
    if (echo !== undefined) this.add(`bytes are answered with ${echo}`, kind, bytes);
    if (statuses.includes(500)) this.add('a 500', kind, bytes);
    if (expected === 'refused' && !((statuses[0] ?? 0) >= 400)) this.add('what is no HTTP is not refused', kind, bytes);
    if (expected === 'answered' && statuses.length !== answers)
      this.add(`${statuses.length} answers to ${answers} requests`, kind, bytes);
  }

  private count(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** Keeps the first finding of each sort with what was sent. */
  private add(what: string, kind = '', bytes: Buffer = Buffer.alloc(0)): void {
    const sort = `${what} ${kind}`;
    if (!this.findings.has(sort)) say(`${sort}\n  ${JSON.stringify(bytes.toString('latin1').slice(0, SHOWN_BYTES))}`);
    this.findings.set(sort, (this.findings.get(sort) ?? 0) + 1);
  }
}

function holdingFaults(before: Holding, after: Holding): string[] {
  const leaked = (after.descriptors ?? 0) - (before.descriptors ?? 0);
  const grown = (after.residentMb ?? 0) - (before.residentMb ?? 0);
  return [
    ...(leaked > MORE_DESCRIPTORS ? [`${leaked} more descriptors are open than before`] : []),
    ...(grown > MORE_MB ? [`${Math.round(grown)} MB more are resident than before`] : []),
  ];
}

void runCommand(FUZZ, run);
