import { setTimeout as sleep } from 'node:timers/promises';
import { untilFound } from '@cotiza/tools-kit';
import type { Member } from './cluster';
import type { GrownSite } from './site';
import { seconds, type Ending, type GrownStep, type Outage, type StepContext } from './steps';

type Context = StepContext<GrownSite>;

const BETWEEN_MS = 3000;
const TIMEOUT_MS = 60_000;
const NOTICED_MS = 100;

/** Does something to the leader, and waits until the other one leads and takes writing. */
async function takeOver(
  { site: { cluster }, say }: Context,
  what: string,
  act: (leader: Member) => Promise<unknown>,
): Promise<Outage> {
  const leader = await cluster.member('primary');
  const from = Date.now();
  say(what);
  await act(leader);
  await cluster.untilLed(leader);
  const outage = { from, to: Date.now() };
  say(`the other one leads after ${seconds(outage.to - from)}`);
  await sleep(BETWEEN_MS);
  return outage;
}

/** Waits until the old leader follows as a synchronous replica. */
async function comeBack({ site: { cluster }, say }: Context, member?: Member): Promise<void> {
  member?.start();
  const startsAt = Date.now();
  await cluster.untilWhole();
  say(`the pair is whole again after ${seconds(Date.now() - startsAt)}`);
  await sleep(BETWEEN_MS);
}

async function switchOver(context: Context): Promise<Ending> {
  const { cluster } = context.site;
  const outage = await takeOver(context, 'patronictl switches over', () => cluster.switchOver());
  await comeBack(context);
  return { primary: cluster.leader, outages: [outage] };
}

/** The machine of the leader has an api and a notifier, too. */
async function loseMachine(context: Context): Promise<Ending> {
  const { cluster, processes, ports } = context.site;
  const beside = [processes[0], processes[ports.apis.length]].filter((each) => each !== undefined);
  let killed: Member | undefined;
  const outage = await takeOver(context, 'the leader, an api and a notifier are killed', async (leader) => {
    killed = leader;
    await Promise.all([leader.kill(), ...beside.map((each) => each.kill())]);
  });
  await Promise.all(beside.map((each) => each.start()));
  await comeBack(context, killed);
  return { primary: cluster.leader, outages: [outage] };
}

/** A PostgreSQL without its Patroni runs on, and takes writing until HAProxy ends the connections. */
async function losePatroni(context: Context): Promise<Ending> {
  const { cluster } = context.site;
  let killed: Member | undefined;
  const outage = await takeOver(context, 'Patroni of the leader is killed, its PostgreSQL runs on', (leader) => {
    killed = leader;
    return leader.killPatroni();
  });
  await comeBack(context, killed);
  return { primary: cluster.leader, outages: [outage] };
}

/** Returns whether an api counts its limits in Redis. */
async function isSharing(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`);
  return answer.ok && !(await answer.text()).includes('"limits"');
}

async function loseRedis({ site, say }: Context): Promise<Ending> {
  const [leader] = site.cluster.redis;
  const apis = site.processes.slice(0, site.ports.apis.length);
  const from = Date.now();
  await leader?.end('SIGKILL');
  say('the Redis that leads is killed');
  await sleep(NOTICED_MS);
  const areShared = async () => {
    const shared = await Promise.all(apis.map(({ url }) => isSharing(url)));
    return shared.includes(false) ? undefined : true;
  };
  await untilFound('limits are shared again', areShared, TIMEOUT_MS);
  say(`the other Redis leads, and limits are shared again after ${seconds(Date.now() - from)}`);
  return { primary: site.cluster.leader };
}

export const GROWN_STEPS: Readonly<Record<string, GrownStep>> = {
  switchover: {
    about: 'on a Patroni pair behind HAProxy and PgBouncer, the replica is made the leader',
    runGrown: switchOver,
  },
  machine: { about: 'there, the leader is killed together with an api and a notifier', runGrown: loseMachine },
  patroni: { about: 'there, Patroni of the leader is killed and its PostgreSQL is not', runGrown: losePatroni },
  sentinel: { about: 'there, the Redis that leads is killed', runGrown: loseRedis },
};
