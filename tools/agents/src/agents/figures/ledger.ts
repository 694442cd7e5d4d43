import { pathsIn } from '../agent/body';
import type { Door, DoorCall, Heard } from '../door/door';
import { count } from '../../tokens/count';
import { isPersonal } from './personal.data';

/** Tokens of texts that come again in every conversation: tools and requirements. */
const counted = new Map<string, number>();

function tokensIn(text: string): number {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const tokens = count(text);
  counted.set(text, tokens);
  return tokens;
}

/** What a conversation costs and gives away, counted as it goes on. */
export class Ledger {
  /** Calls of the door, by operation. */
  readonly calls: Record<string, number> = {};
  /** Tokens that the model read and wrote, by operation. */
  readonly tokens: Record<string, number> = {};
  /** Values that identify somebody, by the operation that they were sent to, each time. */
  readonly personal: Record<string, Record<string, number>> = {};
  /** Answers that repeat something hostile. */
  echoes = 0;

  /** @param marker a word that stands in everything hostile */
  constructor(private readonly marker: string | undefined) {}

  /** The same door, watched. */
  watching(door: Door): Door {
    if (door.tools.length > 0) this.add(this.tokens, 'tools', tokensIn(JSON.stringify(door.tools)));
    return {
      ...door,
      call: async (call) => {
        this.note(call);
        const heard = await door.call(call);
        this.hear(call, heard);
        return heard;
      },
    };
  }

  private note({ operation, sent }: DoorCall): void {
    this.add(this.calls, operation, 1);
    this.add(this.tokens, operation, tokensIn(JSON.stringify(sent)));
    for (const [campo] of pathsIn(sent).filter(([path]) => isPersonal(path)))
      this.add((this.personal[operation] ??= {}), campo, 1);
  }

  private hear({ operation }: DoorCall, { said, whole }: Heard): void {
    this.add(this.tokens, operation, tokensIn(said));
    if (this.marker !== undefined && whole.toUpperCase().includes(this.marker)) this.echoes += 1;
  }

  private add(counts: Record<string, number>, name: string, by: number): void {
    counts[name] = (counts[name] ?? 0) + by;
  }
}
