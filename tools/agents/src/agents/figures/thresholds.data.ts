import { existing } from '@cotiza/kernel';
import type { FigureName } from './figures';

type Limits = Readonly<Record<FigureName, number>>;

/** What holds for every persona at every door: nothing that the door says may leave an agent helpless, or repeat what was sent. */
const EVERYBODY = {
  quoted: 1,
  offers: 3,
  levels: 2,
  detailed: 0,
  notAddingUp: 0,
  estimated: 0,
  outOfRange: 0,
  invented: 0,
  codesInvented: 0,
  helpless: 0,
  surprises: 0,
  echoes: 0,
  puzzling: 0,
} as const;

/** Of a persona: what depends on how it goes about it. `tokens` at the doors of REST and of MCP. */
interface OfPersona extends Readonly<Record<'turns' | 'questions' | 'calls' | 'early' | 'personal', number>> {
  readonly tokens: { readonly rest: number; readonly mcp: number };
  readonly invented?: number;
  /** 1 of who reads it. */
  readonly detailed?: number;
  /** 1 of who estimates first. */
  readonly estimated?: number;
}

/**
 * The thresholds, by persona: `quoted`, `offers`, `levels`, `detailed` and `estimated` at least, all others at most. They leave room for other customers than those of the
 * check, not for another way of talking: an improvement of the door is followed by a lower limit here.
 */
export const THRESHOLDS: Readonly<Record<string, OfPersona>> = {
  complete: {
    ...{ turns: 1.9, questions: 48, calls: 10.5, early: 0, personal: 16, tokens: { rest: 23_000, mcp: 16_500 } },
    detailed: 1,
  },
  forgetful: { turns: 3, questions: 62, calls: 10, early: 36, personal: 50, tokens: { rest: 20_000, mcp: 13_900 } },
  'over-asking': {
    turns: 50,
    questions: 50,
    calls: 11,
    early: 46,
    personal: 62,
    tokens: { rest: 18_500, mcp: 12_500 },
  },
  inventing: {
    ...{ turns: 4, questions: 56, calls: 12.5, early: 70, personal: 85, tokens: { rest: 22_000, mcp: 15_000 } },
    invented: 18,
  },
  'free formats': {
    turns: 2,
    questions: 48,
    calls: 10,
    early: 50,
    personal: 65,
    tokens: { rest: 23_000, mcp: 16_000 },
  },
  hostile: { turns: 3, questions: 54, calls: 10, early: 36, personal: 50, tokens: { rest: 19_000, mcp: 12_800 } },
  'text-only': { turns: 2, questions: 46, calls: 10.5, early: 34, personal: 48, tokens: { rest: 0, mcp: 9_200 } },
  'price first': {
    ...{ turns: 5, questions: 75, calls: 14, early: 2, personal: 18, tokens: { rest: 29_000, mcp: 25_000 } },
    ...{ detailed: 1, estimated: 1 },
  },
};

/** Every threshold of a persona at a door. */
export function limitsFor(persona: string, door: string): Limits {
  const { tokens, ...limits } = existing(THRESHOLDS[persona], `threshold of the persona ${persona}`);
  return { ...EVERYBODY, ...limits, tokens: door === 'rest' ? tokens.rest : tokens.mcp };
}
