import { formField, LINES, requirementsOf, sayField, tables, walk, type InsuranceLine } from '@cotiza/contract';
import { withoutPlate, type BodyDraft } from '@cotiza/contract/testing';

/** How a customer says what is an id for the service. */
const WORDS: Readonly<Record<string, string>> = {
  'vehicle.version_id': 'Seat Ibiza 1.0 MPI manual 5 vel. 80 CV',
  'vehicle.code': 'Honda CB500F 2022',
  economic_occupation: 'profesora de primaria',
  town_id: 'Barcelona',
  previous_company_code: 'Allianz',
};

/** Returns the words of a customer for every field of a body. */
function wordsOf(draft: BodyDraft): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  walk(tables[draft.line], (node, path) => {
    const value = draft.at(path);
    if (node.node !== 'field' || value === undefined) return;
    const own = WORDS[path] ?? WORDS[path.split('.').at(-1) ?? path];
    words.set(path, own ?? sayField(formField(path, node, 'es'), value as string) ?? String(value));
  });
  return words;
}

const QUESTION = /¿[^?]+\?/g;
const questionsIn = (text: string) => text.match(QUESTION) ?? [];

/** Returns the fields that each question of a line is about, by the question mark: what people understand without being told. */
function meanings(line: InsuranceLine, today: string): ReadonlyMap<string, readonly string[]> {
  const asked = requirementsOf(line, today).guia_de_preguntas.flatMap(({ preguntas }) => preguntas);
  return new Map(asked.map(({ pregunta, campos }) => [questionsIn(pregunta)[0] ?? pregunta, campos]));
}

/** A person who answers questions in words, as their body says. */
export class Customer {
  readonly ramo: string;
  /** Questions that nobody understands. */
  readonly puzzling = new Set<string>();
  private readonly words: ReadonlyMap<string, string>;
  /** What is said to a question of its own alone: who has given a plate does not describe the car unasked. */
  private readonly later: ReadonlyMap<string, string>;
  private readonly meanings: ReadonlyMap<string, readonly string[]>;

  constructor(draft: BodyDraft, today: string) {
    this.ramo = LINES[draft.line].ramo;
    this.words = wordsOf(draft);
    this.later = draft.line === 'Home' ? this.words : wordsOf(draft.changed(withoutPlate));
    this.meanings = meanings(draft.line, today);
  }

  /**
   * Returns the customer's words by field.
   *
   * @param about the field or block that is asked for alone, and not among all the others
   */
  answer(text: string, about?: string): ReadonlyMap<string, string> {
    const known = about === undefined ? this.words : new Map([...this.later, ...this.words]);
    const isAbout = (campo: string) => campo === about || campo.startsWith(`${about}.`);
    const meant = [
      ...questionsIn(text).flatMap((question) => this.meanings.get(question) ?? []),
      ...[...this.later.keys(), ...this.words.keys()].filter(isAbout),
    ];
    if (meant.length === 0) this.puzzling.add(text);
    return new Map([...known].filter(([campo]) => meant.includes(campo)));
  }
}
