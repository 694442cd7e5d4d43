import { addDays, systemClock } from '@cotiza/kernel';
import { chanceOf, LIMITS_OFF, runCommand, type Undoing } from '@cotiza/tools-kit';
import { FUZZ, type FuzzOptions } from './fuzz-options';
import { LatenessWatch } from './lateness';
import { marksOf } from './marks/marks';
import { Findings } from './report/findings';
import { reportText } from './report/report';
import { runPart, type PartFigures } from './run-part';
import { FuzzedService } from './service/fuzzed-service';

const say = (text: string) => void process.stderr.write(`fuzz: ${text}\n`);

const DAYS_AHEAD = 7;
const TIMEOUT_MS = 2000;
/** In the quick form others are likely to be at work on the machine. */
const QUICK_TIMEOUT_MS = 30_000;
/** One request in so many is sent with the limits on, and as many where there is room for one quotation at a time. */
const APART = 20;

/** Of fewer requests a part may have none that is answered as it wants. */
const MANY = 200;

interface Part {
  readonly title: string;
  readonly settings: Record<string, string>;
  readonly share: number;
  readonly slowClients: number;
  /** A status that some have to be answered with: without it, what the part is for has not been tried. */
  readonly wanted?: number;
}

const PARTS: readonly Part[] = [
  { title: 'limits off', settings: LIMITS_OFF, share: 1 - 2 / APART, slowClients: 40 },
  { title: 'limits on', settings: {}, share: 1 / APART, slowClients: 0 },
  {
    title: 'little room',
    settings: { ...LIMITS_OFF, ADMISSION_MAX_IN_FLIGHT: '1' },
    share: 1 / APART,
    slowClients: 0,
    wanted: 503,
  },
];

/** @returns whether everything holds */
async function run(options: FuzzOptions, undoing: Undoing): Promise<boolean> {
  const { seed, only, quick } = options;
  say(`seed ${seed}: --seed ${seed} sends the same again`);
  const marks = marksOf(chanceOf(seed));
  const source = { seed, marks, effectiveDay: addDays(systemClock().today(), DAYS_AHEAD) };
  const findings = new Findings();
  const lateness = new LatenessWatch();
  undoing.add(() => lateness.end());
  const figures: PartFigures[] = [];
  let from = 0;
  for (const { title, settings, share, ...part } of PARTS) {
    say(title);
    const service = await FuzzedService.start(settings, marks);
    undoing.add(() => service.stop());
    const timeoutMs = quick ? QUICK_TIMEOUT_MS : TIMEOUT_MS;
    const requests = Math.ceil(options.requests * share);
    const slowClients = quick || only !== undefined ? 0 : part.slowClients;
    const common = { title, service, source, only, timeoutMs, lateness, findings, say };
    const made = await runPart({ ...common, requests, from, slowClients });
    from += made.cases;
    figures.push(made);
    if (part.wanted !== undefined && made.requests >= MANY && !made.statuses.has(part.wanted))
      findings.add({ what: `${title}: nothing was answered with ${part.wanted}`, sent: undefined });
    await service.stop();
  }
  process.stdout.write(`\n${reportText(figures, findings, seed)}\n`);
  return findings.size === 0;
}

void runCommand(FUZZ, run);
