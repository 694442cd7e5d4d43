import { pathsIn } from './agent/body';
import type { Outcome } from './agent/agent';
import type { Door, DoorCall, DoorName } from './door/door';
import type { Persona } from './personas.table';
import { isPersonal } from './personal.data';

/** A conversation that has ended. */
export interface Talked {
  readonly persona: Persona;
  readonly door: DoorName;
  readonly ramo: string;
  readonly seed: number;
  readonly outcome: Outcome;
  readonly ledger: Ledger;
  /** Questions that the customer did not understand. */
  readonly puzzling: readonly string[];
  /** Why it broke off. */
  readonly broken?: string;
}

/** Counts the calls of a conversation. */
export class Ledger {
  calls = 0;
  /** Characters that the model reads. */
  characters = 0;
  /** Values that identify somebody, sent to anything but the quotation. */
  early = 0;
  /** Answers that repeat something hostile. */
  echoes = 0;

  /** @param marker a word that stands in everything hostile */
  constructor(private readonly marker: string | undefined) {}

  watching(door: Door): Door {
    this.characters += JSON.stringify(door.tools).length;
    return {
      ...door,
      call: async (call) => {
        this.note(call);
        const heard = await door.call(call);
        this.characters += heard.said.length;
        if (this.marker !== undefined && heard.whole.toUpperCase().includes(this.marker)) this.echoes += 1;
        return heard;
      },
    };
  }

  private note({ operation, sent }: DoorCall): void {
    this.calls += 1;
    if (operation !== 'cotizar') this.early += pathsIn(sent).filter(([path]) => isPersonal(path)).length;
  }
}

const FEWEST_OFFERS = 3;
const FEWEST_LEVELS = 2;

/** Returns what a service must not do to an agent, in sentences. */
export function faultsOf({ persona, door, ramo, seed, outcome, ledger, puzzling, broken }: Talked): string[] {
  const { prices, levels, detail, estimate, surprises, helpless } = outcome;
  const { readsDetail, estimatesFirst, holdsIdentityBack } = persona;
  const isEarly = holdsIdentityBack && !estimatesFirst && ledger.early > 0;
  const faults: readonly (readonly [isFault: boolean, what: string])[] = [
    [broken !== undefined, `broke off: ${broken}`],
    [prices.length < FEWEST_OFFERS, `${prices.length} offers that the customer can be told`],
    [levels < FEWEST_LEVELS, `${levels} levels of cover that the customer can be told`],
    [readsDetail && !detail, 'the detail of the cheapest offer cannot be read'],
    [detail?.addsUp === false, 'the premium lines of the detail do not add up'],
    [estimatesFirst && !estimate, 'no estimate without what identifies somebody'],
    [estimate?.holds === false, 'the estimate does not hold the price'],
    [isEarly, `${ledger.early} identifying values were needed before the quotation`],
    [surprises > 0, 'a quotation was refused that the dry run had called complete'],
    [ledger.echoes > 0, `${ledger.echoes} answers repeat something hostile`],
    ...helpless.map((what) => [true, `helpless with ${what}`] as const),
    ...puzzling.map((question) => [true, `the customer did not understand: ${question}`] as const),
  ];
  const where = `${persona.name} at ${door}, ${ramo}, seed ${seed}: `;
  return faults.flatMap(([isFault, what]) => (isFault ? [where + what] : []));
}
