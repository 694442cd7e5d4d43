import type { Children } from '../model/field';
import { tables, type InsuranceLine } from '../lines';
import { optionsOf } from './options';
import { askedSections, type AskedQuestion } from './questions';

const NOTICE =
  'Para darte precios de varias aseguradoras necesito estos datos. Los compartiré con el servicio de cotización para calcularlos. Respóndeme a todo en un solo mensaje; si algo no lo sabes, dímelo.';

/** The questions of a section of the message by number, each with the fields that its answer fills. */
interface NumberedSection {
  readonly heading: string;
  readonly asked: readonly (AskedQuestion & { readonly number: number })[];
}

function numberedSections(table: Children): (NumberedSection | string)[] {
  let number = 0;
  return askedSections(table).flatMap(({ section, questions }): (NumberedSection | string)[] => {
    if (section.callerOnly) return [];
    if (section.inOneSentence !== undefined) return [section.inOneSentence];
    const heading = section.onlyIf ? `${section.title} (solo si ${section.onlyIf})` : section.title;
    const asked = questions
      .filter(({ question }) => !question.isFollowUp)
      .map((each) => ({ ...each, number: ++number }));
    return [{ heading, asked }];
  });
}

/** Returns the fields that the answer to each question of the message fills, by its number from 1. */
export const fieldsAsked = (table: Children): readonly (readonly string[])[] =>
  numberedSections(table).flatMap((part) => (typeof part === 'string' ? [] : part.asked.map(({ paths }) => paths)));

/** Returns one message with every question for the customer about a line: about all fields of its body, or those of a table. */
export function messageFor(line: InsuranceLine, table: Children = tables[line]): string {
  const parts = [NOTICE];
  for (const part of numberedSections(table)) {
    if (typeof part === 'string') parts.push(`${parts.pop() ?? ''} ${part}`);
    else
      parts.push(
        [`${part.heading}:`, ...part.asked.map((each) => `${each.number}. ${questionLine(each, table)}`)].join('\n'),
      );
  }
  return parts.join('\n\n');
}

function questionLine({ question, paths }: AskedQuestion, table: Children): string {
  const only = question.onlyIf ? `Solo si ${question.onlyIf}: ` : '';
  const options = optionsOf(paths, table)?.filter((option) => typeof option.valor === 'string');
  const choices = options?.length ? options.map((option) => option.etiqueta).join('; ') : undefined;
  const help = [question.hint, choices].filter((part) => part !== undefined).join(': ');
  return `${only}${question.text}${help ? ` (${help})` : ''}`;
}
