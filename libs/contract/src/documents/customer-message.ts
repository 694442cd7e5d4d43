import type { Children } from '../model/field';
import { tables, type InsuranceLine } from '../lines';
import { optionsOf } from './options';
import { askedSections, type AskedQuestion } from './questions';

const NOTICE =
  'Para darte precios de varias aseguradoras necesito estos datos. Los compartiré con el servicio de cotización para calcularlos. Respóndeme a todo en un solo mensaje; si algo no lo sabes, dímelo.';

/** Returns one message with every question for the customer about a line: about all fields of its body, or those of a table. */
export function messageFor(line: InsuranceLine, table: Children = tables[line]): string {
  const parts = [NOTICE];
  let number = 0;
  for (const { section, questions } of askedSections(table)) {
    if (section.callerOnly) continue;
    if (section.inOneSentence !== undefined) {
      parts.push(`${parts.pop() ?? ''} ${section.inOneSentence}`);
      continue;
    }
    const heading = section.onlyIf ? `${section.title} (solo si ${section.onlyIf})` : section.title;
    const asked = questions.filter(({ question }) => !question.isFollowUp);
    const lines = asked.map((each) => `${++number}. ${questionLine(each, table)}`);
    parts.push([`${heading}:`, ...lines].join('\n'));
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
