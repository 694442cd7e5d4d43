import { randomUUID } from 'node:crypto';
import { chanceOf } from '@cotiza/tools-kit';
import { Agent, type Outcome } from './agent/agent';
import { Customer } from './customer/customer';
import { inventFacts, RAMOS, type Ramo } from './customer/invent-customer';
import { MARKER, spoilt } from './customer/spoil';
import { DOORS, type Door, type DoorName, type DoorSurroundings } from './door/door';
import { mcpDoor, type Era } from './door/mcp.door';
import { remembering } from './door/remembering';
import { restDoor } from './door/rest.door';
import { Ledger, type Talked } from './figures';
import { PERSONAS, type Persona } from './personas.table';

/** What a run is made of. */
export interface AgentsPlan extends DoorSurroundings {
  readonly seed: number;
  /** Customers of each line that every persona talks to at every door. */
  readonly people: number;
  readonly personas?: readonly Persona[];
  readonly doors?: readonly DoorName[];
  readonly ramos?: readonly Ramo[];
  /** The day in Spain on which it is run, AAAA-MM-DD. */
  readonly today: string;
}

/** Has every persona quote every line at every door that it uses, one conversation after the other. */
export async function runAgents(plan: AgentsPlan): Promise<Talked[]> {
  const { personas = PERSONAS, doors = DOORS, ramos = RAMOS, people, seed } = plan;
  const talks: Talked[] = [];
  for (const persona of personas) {
    for (const door of persona.doors.filter((name) => doors.includes(name))) {
      const customers = ramos.flatMap((ramo) => Array.from({ length: people }, (_, at) => ({ ramo, seed: seed + at })));
      for (const customer of customers) talks.push(await talk(plan, { persona, door, ...customer }));
    }
  }
  return talks;
}

interface Meeting {
  readonly persona: Persona;
  readonly door: DoorName;
  readonly ramo: Ramo;
  readonly seed: number;
}

/** The same whichever others are left out. No two conversations with the same seed have the same. */
function numberOf({ persona, door, ramo }: Meeting): number {
  const at = PERSONAS.findIndex(({ name }) => name === persona.name);
  return (at * DOORS.length + DOORS.indexOf(door)) * RAMOS.length + RAMOS.indexOf(ramo);
}

const NOTHING: Outcome = { prices: [], levels: 0, turns: 0, questions: 0, surprises: 0, helpless: [] };

async function talk(plan: AgentsPlan, meeting: Meeting): Promise<Talked> {
  const { persona, door: name, ramo, seed } = meeting;
  const { today } = plan;
  const conversation = numberOf(meeting);
  // What is forgotten and invented is the same at every door, so that the doors can be compared.
  const chance = chanceOf(seed + 17 * numberOf({ ...meeting, door: 'rest' }));
  const facts = inventFacts({ ramo, seed, conversation, isFree: persona.isFree, today });
  const spoil = persona.isHostile ? { spoil: spoilt } : {};
  const customer = new Customer(facts, { forgetsOneIn: persona.forgetsOneIn, ...spoil }, chance.branch());
  const ledger = new Ledger(persona.isHostile ? MARKER : undefined);
  let outcome = NOTHING;
  let broken: string | undefined;
  try {
    const opened = await openDoor(name, persona, plan);
    try {
      const door = remembering(ledger.watching(opened));
      const words = { ramo, key: randomUUID(), thisYear: Number(today.slice(0, 4)) };
      outcome = await new Agent({ persona, customer, door, ...words }).quote();
    } finally {
      await opened.close();
    }
  } catch (error) {
    broken = error instanceof Error ? error.message : String(error);
  }
  return { persona, door: name, ramo, seed, outcome, ledger, puzzling: customer.puzzling, broken };
}

const openDoor = (name: DoorName, { readsTextOnly }: Persona, surroundings: DoorSurroundings): Promise<Door> =>
  name === 'rest'
    ? Promise.resolve(restDoor(surroundings))
    : mcpDoor(name.slice('mcp-'.length) as Era, readsTextOnly, surroundings);
