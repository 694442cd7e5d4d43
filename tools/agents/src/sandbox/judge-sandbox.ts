import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_ROWS } from '@cotiza/assembly';
import { SANDBOX_PLATES } from '@cotiza/catalogues';
import { exampleBody, LINES, withValue, type InsuranceLine } from '@cotiza/contract';
import { dayInSpain } from '@cotiza/kernel';
import type { SandboxRow } from '@cotiza/quoting';
import { LIMITS_OFF } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { mcpDoor } from '../agents/door/doors';
import type { Json } from '../agents/reading/json';
import { openInbox, type Inbox } from './inbox';
import { faultsOf, faultsOfChoice, type Judged } from './judges';
import { SandboxAgent, type Conversation } from './sandbox-agent';

/** A case of the sandbox: the data of its customer, and its judge. */
interface Scenario {
  readonly value: string;
  readonly body: Json;
  readonly judge: (judged: Judged) => readonly string[];
}

type IsIn = (row: SandboxRow) => boolean;

/** Every value of the sandbox that is in, and every plate of several versions. */
function scenariosOf(line: InsuranceLine, isIn: IsIn): Scenario[] {
  const example = exampleBody(line, dayInSpain(Date.now())) as unknown as Json;
  const rows = SANDBOX_ROWS.filter(isIn).map(({ field, value, effect }) => ({
    value,
    body: withValue(example, field, value) as Json,
    judge: (judged: Judged) => faultsOf(judged, effect),
  }));
  return [...rows, ...(line === 'Home' ? [] : platesOf(line, example))];
}

const platesOf = (line: Exclude<InsuranceLine, 'Home'>, example: Json): Scenario[] =>
  Object.entries(SANDBOX_PLATES[line])
    .filter(([, matches]) => matches.length > 1)
    .map(([value, [match]]) => {
      const date = match?.registrationDate;
      const vehicle = { registration_plate: value, registration_date: date, purchase_date: date };
      return {
        value,
        body: { ...example, vehicle: { ...(example.vehicle as Json), ...vehicle } },
        judge: faultsOfChoice,
      };
    });

/** Settings of a service that answers after three seconds, adds late offers, and sends webhooks. */
const settingsWith = (webhooksFile: string) => ({
  ...{ HOST: '127.0.0.1', ...LIMITS_OFF, LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0', LOG_LEVEL: 'error' },
  ...{ QUOTE_DEADLINE_MS: '3000', INSURER_DEADLINE_MS: '30000', WEBHOOKS_FILE: webhooksFile },
});
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/**
 * Has an agent meet every value of the sandbox in some lines, with a service of its own.
 *
 * @param isIn chooses the values
 * @returns the number of conversations, and the faults in sentences
 */
export async function judgeSandbox(
  lines: readonly InsuranceLine[],
  isIn: IsIn = () => true,
): Promise<{ count: number; faults: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-sandbox-'));
  const webhooksFile = join(folder, 'webhooks.json');
  const inbox = await openInbox();
  writeFileSync(
    webhooksFile,
    JSON.stringify({ webhooks: [{ name: 'agents', url: inbox.url, secret: SECRET, events: 'all' }] }),
  );
  const service = await startServiceProcess(settingsWith(webhooksFile));
  const played: Played[] = [];
  try {
    for (const line of lines) {
      const scenarios = scenariosOf(line, isIn);
      played.push(...(await Promise.all(scenarios.map((each) => play(each, LINES[line].ramo, service.url, inbox)))));
    }
  } finally {
    // A delivery under way ends with it.
    await service.stop();
    inbox.close();
    rmSync(folder, { recursive: true });
  }
  return { count: played.length, faults: played.flatMap((each) => faultsOfPlayed(each, inbox)) };
}

interface Played extends Scenario {
  readonly ramo: string;
  /** The course of the conversation, or why it broke off. */
  readonly ended: Conversation | { readonly error: unknown };
}

async function play(scenario: Scenario, ramo: string, url: string, inbox: Inbox): Promise<Played> {
  const door = await mcpDoor('2026-07-28', true, url);
  const agent = new SandboxAgent(door, ramo, inbox);
  try {
    return { ...scenario, ramo, ended: await agent.converse(scenario.body).catch((error: unknown) => ({ error })) };
  } finally {
    await door.close();
  }
}

function faultsOfPlayed({ value, ramo, judge, ended }: Played, inbox: Inbox): string[] {
  const where = `${ramo}, ${value}`;
  if ('error' in ended) return [`${where}: broke off: ${String(ended.error)}`];
  const deliveries = inbox.deliveriesOf(ended.reference ?? '');
  const heard = ended.heard.at(-1) ?? 'nothing';
  return judge({ ...ended, deliveries }).map(
    (what) => `${where}: not so: ${what}. The customer heard at last: ${heard}`,
  );
}
