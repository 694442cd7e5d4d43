import { accountFor, type Account } from '../torture/evidence/account';
import type { Evidence } from '../torture/evidence/evidence';
import { Load } from '../torture/load/load';
import { postQuote, type Outcome } from '../torture/load/post-quote';
import type { QuoteOrder } from '../torture/load/quote-order';
import { drain } from '../torture/scenarios/drain';
import { letClaimsLapse } from '../torture/scenarios/let-claims-lapse';
import { FULL_PACE, QUICK_PACE } from '../torture/scenarios/pace';
import type { Surroundings } from '../torture/scenarios/scenario';
import type { FleetOptions } from './fleet-options';
import { probeLimit, type Probe } from './load/limit-probe';
import { postToolCall } from './load/post-tool-call';
import { Reading } from './load/reading';
import { restartInTurn, restartsOf } from './restarts';
import type { Fleet } from './start-fleet';

/** What a run came to. */
export interface FleetResult {
  readonly seconds: number;
  readonly restarts: number;
  readonly load: Load;
  readonly overMcp: number;
  readonly reading: Reading;
  /** Before the restarts, and after them. */
  readonly probes: readonly Probe[];
  readonly account: Account;
  /** What must not be, in sentences. */
  readonly faults: readonly string[];
}

/** Clients that quote at once in the quick form. */
const QUICK_CLIENTS = 3;

/** One order in so many goes over MCP, however often it is repeated. */
const OVER_MCP = 3;

/** Loads the fleet, restarts everything in turn, waits for the last message, and counts. */
export async function runFleet(
  fleet: Fleet,
  surroundings: Surroundings,
  options: Pick<FleetOptions, 'seconds' | 'quick'>,
  say: (text: string) => void,
): Promise<FleetResult> {
  const { receivers, happenings, chance } = surroundings;
  const { victims } = fleet.scenario;
  const pace = options.quick ? QUICK_PACE : FULL_PACE;
  const startedAt = Date.now();
  receivers.setMood('mail', 'calm');
  receivers.setMood('webhooks', 'calm');
  const faults: string[] = [];
  const asking = new Asking(fleet, (startedAtMs) => happenings.wasWithout('proxy', startedAtMs), faults);
  const load = new Load((order) => asking.ask(order), chance.branch(), options.quick ? QUICK_CLIENTS : undefined);
  const reading = new Reading(fleet.url, fleet.callerHeaders, (at) => happenings.wasWithout('proxy', at));
  load.begin();
  reading.begin();
  const probes = [await limitProbed(fleet, '127.1', say)];
  const restarts = restartsOf(fleet, happenings).filter(({ isQuick }) => isQuick || !options.quick);
  await restartInTurn(restarts, options.quick ? 0 : options.seconds, say);
  probes.push(await limitProbed(fleet, '127.2', say));
  await Promise.all([load.end(), reading.end()]);
  if (options.quick) await letTimePass(fleet, load.unanswered);
  await load.finish(pace.keysMs);
  say('the load has ended; what is left to deliver is waited for');
  const outbox = await drain(fleet.scenario, pace.drainMs, say);
  await Promise.all(victims.map((victim) => victim.stop()));
  const { acknowledged } = load.ledger;
  const account = accountOf(surroundings, acknowledged, outbox);
  if (acknowledged.length === 0 || reading.answered === 0) faults.push('nothing was answered at all');
  return {
    seconds: (Date.now() - startedAt) / 1000,
    restarts: restarts.length,
    load,
    overMcp: asking.overMcp,
    reading,
    probes,
    account,
    faults: [
      ...faults,
      ...account.faults,
      ...happenings.faults,
      ...receivers.faults,
      ...load.ledger.faults,
      ...reading.faults,
      ...probes.flatMap((probe) => probe.faults),
    ],
  };
}

/** Before the restarts and after them: replicas count together again. */
function limitProbed({ url, scenario }: Fleet, network: string, say: (text: string) => void): Promise<Probe> {
  say('a client asks for more than its limit, of every replica');
  return probeLimit({ url, doors: scenario.doors }, network);
}

/** What waits for a minute in earnest is over at once, while nobody works. */
async function letTimePass({ scenario }: Fleet, unanswered: readonly QuoteOrder[]): Promise<void> {
  await Promise.all(scenario.victims.map((victim) => victim.stop()));
  await letClaimsLapse(scenario, unanswered);
  await Promise.all(scenario.victims.map((victim) => victim.start()));
}

function accountOf(
  { receivers, happenings }: Surroundings,
  acknowledged: Evidence['acknowledged'],
  outbox: Evidence['outbox'],
): Account {
  const { deaths, outages, stoodStill } = happenings;
  const deliveries = [...receivers.emails, ...receivers.told];
  return accountFor({ acknowledged, deliveries, deaths, outages, stoodStill, outbox });
}

/** Asks over one door or the other, and sees that only a proxy that is gone gives no answer. */
class Asking {
  overMcp = 0;
  private asked = 0;
  private readonly isOverMcp = new Map<string, boolean>();

  constructor(
    private readonly fleet: Pick<Fleet, 'url' | 'callerHeaders'>,
    private readonly mayFail: (startedAt: number) => boolean,
    private readonly faults: string[],
  ) {}

  async ask(order: QuoteOrder): Promise<Outcome> {
    const { url, callerHeaders } = this.fleet;
    const startedAt = Date.now();
    const outcome = await (this.wayOf(order) ? postToolCall : postQuote)(url, order, callerHeaders);
    if (outcome.kind === 'failed' && !this.mayFail(startedAt))
      this.faults.push(`request ${order.clientReference} had no answer while nginx ran: ${outcome.code}`);
    return outcome;
  }

  private wayOf({ clientReference }: QuoteOrder): boolean {
    const known = this.isOverMcp.get(clientReference);
    if (known !== undefined) return known;
    const isOverMcp = ++this.asked % OVER_MCP === 0;
    this.isOverMcp.set(clientReference, isOverMcp);
    if (isOverMcp) this.overMcp += 1;
    return isOverMcp;
  }
}
