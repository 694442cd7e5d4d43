import type { Children } from '../model/field';
import type { Question, Section } from '../model/question';
import { walk } from '../model/walk';

/** A question with the fields that its answer fills, in the order of the table. */
export interface AskedQuestion {
  readonly question: Question;
  readonly paths: readonly string[];
}

export interface AskedSection {
  readonly section: Section;
  readonly questions: readonly AskedQuestion[];
}

/** Every question of a table once, under its heading, in the order in which the table first needs them. */
export function askedSections(table: Children): AskedSection[] {
  const pathsOf = new Map<Question, string[]>();
  walk(table, (node, path) => {
    if (node.node === 'block') return;
    const paths = pathsOf.get(node.question);
    if (paths) paths.push(path);
    else pathsOf.set(node.question, [path]);
  });
  const sections = new Map<string, { section: Section; questions: AskedQuestion[] }>();
  for (const [question, paths] of pathsOf) {
    const { section } = question;
    const entry = sections.get(section.title) ?? { section, questions: [] };
    entry.questions.push({ question, paths });
    sections.set(section.title, entry);
  }
  return [...sections.values()];
}
