import { existing } from '@cotiza/kernel';
import type { Outcome } from '../agent/agent';
import type { DoorName } from '../door/door';
import type { Ledger } from './ledger';

/** What a conversation came to. */
export interface Talked {
  readonly persona: string;
  readonly door: DoorName;
  readonly ramo: string;
  readonly seed: number;
  readonly outcome: Outcome;
  readonly calls: Ledger['calls'];
  readonly tokens: Ledger['tokens'];
  readonly personal: Ledger['personal'];
  readonly echoes: number;
  /** Questions that the customer did not understand. */
  readonly puzzling: readonly string[];
  /** Why it broke off, where the door failed or could not be understood. */
  readonly broken?: string;
}

/** What is counted of each persona at each door, in the order of the report. */
export const FIGURES = {
  quoted: 'share of the conversations that ended with prices for the customer',
  offers: 'offers that the customer can be told, on average',
  levels:
    'levels of cover of which the customer can be told the best offer (price, insurer, excess, what it adds), on average',
  detailed: 'share of the conversations in which the detail of the cheapest offer was read',
  notAddingUp: 'details whose premium lines do not add up to the price of a year, in all',
  estimated: 'share of the conversations that began with an estimate, from what identifies nobody',
  outOfRange: 'estimates whose ranges do not hold the prices quoted later for the same facts, in all',
  turns: 'messages to the customer, on average',
  questions: 'questions put to the customer, on average',
  calls: 'calls of the door, on average',
  tokens: 'tokens that the model reads and writes, on average',
  invented: 'values that nobody said and that were quoted with, on average',
  codesInvented: 'codes of catalogues that nobody said and that were quoted with, in all',
  early: 'values that identify somebody, sent to anything but the quotation, on average',
  personal: 'values that identify somebody, sent to anything at all, on average',
  helpless: 'faults that could not be mended from what the door says, in all',
  surprises: 'quotations refused although the dry run had called the very body complete, in all',
  echoes: 'answers that repeat something hostile, in all',
  puzzling: 'questions that the customer did not understand, in all',
} as const;

export type FigureName = keyof typeof FIGURES;
export type Figures = Readonly<Record<FigureName, number>>;

/** The figures of a persona at a door. */
export interface PersonaFigures {
  readonly persona: string;
  readonly door: DoorName;
  readonly conversations: number;
  readonly figures: Figures;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const inAll = (counts: Readonly<Record<string, number>>) => sum(Object.values(counts));
const personalTo = (operation: string) => (talked: Talked) => inAll(talked.personal[operation] ?? {});
const personalIn = ({ personal }: Talked) => sum(Object.values(personal).map(inAll));

/** The figures of all conversations, by persona and door in the order in which they come. */
export function figuresOf(talks: readonly Talked[]): PersonaFigures[] {
  const groups = new Map<string, Talked[]>();
  for (const talked of talks) {
    const name = `${talked.persona} ${talked.door}`;
    groups.set(name, [...(groups.get(name) ?? []), talked]);
  }
  return [...groups.values()].map((group) => {
    const { persona, door } = existing(group[0], 'conversation');
    return { persona, door, conversations: group.length, figures: counted(group) };
  });
}

function counted(talks: readonly Talked[]): Figures {
  const total = (of: (talked: Talked) => number) => sum(talks.map(of));
  const average = (of: (talked: Talked) => number) => Math.round((10 * total(of)) / talks.length) / 10;
  return {
    quoted: total(({ outcome }) => (outcome.prices.length > 0 ? 1 : 0)) / talks.length,
    offers: average(({ outcome }) => outcome.prices.length),
    levels: average(({ outcome }) => outcome.levels),
    detailed: total(({ outcome }) => (outcome.detail ? 1 : 0)) / talks.length,
    notAddingUp: total(({ outcome }) => (outcome.detail?.addsUp === false ? 1 : 0)),
    estimated: total(({ outcome }) => (outcome.estimate ? 1 : 0)) / talks.length,
    outOfRange: total(({ outcome }) => (outcome.estimate?.holds === false ? 1 : 0)),
    turns: average(({ outcome }) => outcome.turns),
    questions: average(({ outcome }) => outcome.questions),
    calls: average(({ calls }) => inAll(calls)),
    tokens: Math.round(total(({ tokens }) => inAll(tokens)) / talks.length),
    invented: average(({ outcome }) => outcome.invented.kept),
    codesInvented: total(({ outcome }) => outcome.invented.codesKept),
    early: average((talked) => personalIn(talked) - personalTo('cotizar')(talked)),
    personal: average(personalIn),
    helpless: total(({ outcome, broken }) => outcome.helpless.length + (broken === undefined ? 0 : 1)),
    surprises: total(({ outcome }) => outcome.surprises),
    echoes: total(({ echoes }) => echoes),
    puzzling: total(({ puzzling }) => puzzling.length),
  };
}
