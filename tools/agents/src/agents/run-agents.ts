import { randomUUID } from 'node:crypto';
import { Agent, type Outcome } from './agent/agent';
import { Customer } from './customer/customer';
import { CUSTOMERS, factsOf, type CustomerRow } from './customer/facts';
import type { Door, DoorContext, DoorName } from './door/door';
import { mcpDoor, type Era } from './door/mcp.door';
import { restDoor } from './door/rest.door';
import { watched, type Conversation } from './faults';
import type { Persona } from './personas.table';

export interface AgentsPlan extends DoorContext {
  readonly personas: readonly Persona[];
  /** The day in Spain, AAAA-MM-DD. */
  readonly today: string;
  /** All doors of a persona where absent. */
  readonly doors?: readonly DoorName[];
  readonly customers?: readonly CustomerRow[];
}

/** Has each persona get a quotation for each customer at each of its doors, one conversation after the other. */
export async function runAgents(plan: AgentsPlan): Promise<Conversation[]> {
  const { personas, doors, customers = CUSTOMERS } = plan;
  const conversations: Conversation[] = [];
  for (const persona of personas) {
    for (const door of persona.doors.filter((name) => doors?.includes(name) ?? true)) {
      for (const customer of customers)
        conversations.push(await converse(plan, persona, door, customer, conversations.length));
    }
  }
  return conversations;
}

async function converse(
  plan: AgentsPlan,
  persona: Persona,
  name: DoorName,
  row: CustomerRow,
  number: number,
): Promise<Conversation> {
  const facts = factsOf(row, number, plan.today);
  const customer = new Customer(facts, persona);
  let echoes = 0;
  let outcome: Outcome | undefined;
  let error: string | undefined;
  try {
    const opened = await openDoor(name, persona, plan);
    try {
      const door = watched(opened, () => (echoes += 1));
      outcome = await new Agent({ persona, customer, door, ramo: row.ramo, key: randomUUID() }).quote();
    } finally {
      await opened.close();
    }
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  return { persona, door: name, customer: row.name, outcome, echoes, puzzling: customer.puzzling, error };
}

const openDoor = (name: DoorName, { readsTextOnly }: Persona, context: DoorContext): Promise<Door> =>
  name === 'rest'
    ? Promise.resolve(restDoor(context))
    : mcpDoor(name.slice('mcp-'.length) as Era, readsTextOnly, context);
