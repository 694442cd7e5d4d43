import type { Chance } from '@cotiza/tools-kit';
import { folded } from '../words/folded';
import type { Fact } from './fact';
import { TOPICS } from './topics.table';

/** What an agent puts to a customer. */
export interface Question {
  readonly text: string;
  /** Fields that the door says it fills. A customer who does not understand the words is helped with them. */
  readonly fields?: readonly string[];
  /** Asked by itself, not among all the others. */
  readonly isInsisting: boolean;
}

/** What a customer is like. */
export interface CustomerTraits {
  /** Of the facts that he is asked for first, one in so many is forgotten; 0: none. */
  readonly forgetsOneIn: number;
  /** Words in the place of a fact's, the first time that it is told. */
  readonly spoil?: (fact: Fact) => string;
}

/** What is asked, without what stands around it. */
const ASKED = /¿[^?]*\?/g;

/** Fields of the caller: no customer is asked. */
const OF_THE_CALLER = new Set(['insurance_line', 'client_reference']);

/** An invented person who knows the answers and says them in words, each about a field. */
export class Customer {
  /** Questions that the customer has to answer and did not understand. */
  readonly puzzling: string[] = [];
  private readonly told = new Set<string>();

  constructor(
    private readonly facts: readonly Fact[],
    private readonly traits: CustomerTraits,
    private readonly chance: Chance,
  ) {}

  /** What he says to one message, in his words, by the field that each is about. */
  answer(questions: readonly Question[]): ReadonlyMap<string, string> {
    const said = new Map<string, string>();
    for (const question of questions) {
      for (const fact of this.meant(question)) {
        if (fact.isLater && !question.isInsisting) continue;
        const isFirst = !this.told.has(fact.campo);
        this.told.add(fact.campo);
        const forgets = this.traits.forgetsOneIn > 0 && this.chance.isOneIn(this.traits.forgetsOneIn);
        if (isFirst && !question.isInsisting && forgets) continue;
        said.set(fact.campo, isFirst && this.traits.spoil ? this.traits.spoil(fact) : fact.words);
      }
    }
    return said;
  }

  private meant({ text, fields }: Question): readonly Fact[] {
    const question = folded((text.match(ASKED) ?? [text]).join(' '));
    const topics = TOPICS.filter(({ asked }) => asked.test(question));
    if (topics.length > 0) {
      const who = whoIsMeant(question);
      const paths = topics.flatMap(({ tells }) => tells.map((path) => path.replace('<who>', who)));
      return this.facts.filter(({ campo }) => paths.some((path) => isAt(campo, path)));
    }
    if (fields?.every((field) => OF_THE_CALLER.has(field))) return [];
    if (!fields && !text.includes('(opcional')) this.puzzling.push(text);
    return this.facts.filter(({ campo }) => fields?.includes(campo));
  }
}

const whoIsMeant = (question: string) => {
  if (/quien conduce|conductor/.test(question)) return 'driver';
  return /propietario/.test(question) ? 'owner' : 'holder';
};

const isAt = (campo: string, path: string) =>
  path.endsWith('.*') ? campo.startsWith(path.slice(0, -1)) : campo === path;
