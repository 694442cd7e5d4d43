import type { Outcome } from './agent/agent';
import { MARKER } from './customer/customer';
import type { Door, DoorName } from './door/door';
import type { Persona } from './personas.table';

/** A conversation that has ended. */
export interface Conversation {
  readonly persona: Persona;
  readonly door: DoorName;
  readonly customer: string;
  readonly outcome?: Outcome;
  /** Answers that repeat a hostile value. */
  readonly echoes: number;
  /** Questions that the customer did not understand. */
  readonly puzzling: readonly string[];
  /** The error that ended it early. */
  readonly error?: string;
}

/** Returns a door that reports each answer that repeats a hostile value. */
export const watched = (door: Door, onEcho: () => void): Door => ({
  ...door,
  call: async (call) => {
    const answer = await door.call(call);
    if (answer.whole.toUpperCase().includes(MARKER)) onEcho();
    return answer;
  },
});

const FEWEST_OFFERS = 3;
const FEWEST_LEVELS = 2;

/** Returns the faults of the service in a conversation, in sentences. */
export function faultsOf({ persona, door, customer, outcome, echoes, puzzling, error }: Conversation): string[] {
  const { offers = 0, levels = 0, detail, estimate, surprises = 0, helpless = [] } = outcome ?? {};
  const { readsTextOnly, holdsIdentityBack } = persona;
  const faults: readonly (readonly [isFault: boolean, what: string])[] = [
    [error !== undefined, `broke off: ${error}`],
    [offers < FEWEST_OFFERS, `${offers} offers with a readable price`],
    [levels < FEWEST_LEVELS, `${levels} levels of cover with a readable best offer`],
    [!readsTextOnly && !detail, 'the detail of the first offer cannot be read'],
    [detail?.addsUp === false, 'the premium lines of the detail do not add up'],
    [holdsIdentityBack && !estimate, 'no estimate without identifying values'],
    [estimate?.holds === false, 'the price is outside its estimate'],
    [surprises > 0, 'a quotation was refused that the dry run had called complete'],
    [echoes > 0, `${echoes} answers repeat a hostile value`],
    ...helpless.map((what) => [true, `helpless with ${what}`] as const),
    ...puzzling.map((question) => [true, `the customer did not understand: ${question}`] as const),
  ];
  return faults.flatMap(([isFault, what]) => (isFault ? [`${persona.name} at ${door}, ${customer}: ${what}`] : []));
}
