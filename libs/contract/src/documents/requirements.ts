import type { CalendarDay } from '@cotiza/kernel';
import type { Children } from '../model/field';
import type { Question } from '../model/question';
import { LINES, tables, type InsuranceLine } from '../tables';
import { blocksOf, type RequirementBlock } from './blocks';
import { messageFor } from './customer-message';
import { doorWords, type Door } from './door-words';
import { optionsOf, type Option } from './options';
import { askedSections, type AskedSection } from './questions';
import { ACCEPTED_EXCEPTIONS, howToUse, UNSUPPORTED_CASES } from './requirement-texts';

export interface RequirementQuestion {
  readonly pregunta: string;
  readonly campos: readonly string[];
  readonly opciones?: readonly Option[];
  readonly nota?: string;
  readonly soloSi?: string;
}

export interface RequirementSection {
  readonly titulo: string;
  readonly soloSi?: string;
  readonly preguntas: readonly RequirementQuestion[];
}

/** What must be asked to quote a line: the answer of `requisitos`. */
export interface Requirements {
  readonly ramo: string;
  readonly insurance_line: InsuranceLine;
  readonly mensaje_para_el_cliente: string;
  readonly guia_de_preguntas: readonly RequirementSection[];
  readonly como_usarlo: readonly string[];
  readonly bloques: readonly RequirementBlock[];
  readonly excepciones_aceptadas: readonly string[];
  readonly casos_no_soportados: readonly string[];
}

/**
 * The requirements of a line, derived from its field table.
 *
 * @param today the day in Spain by which its example dates are to come
 * @param door in whose words they are said: addresses of REST, or tools of MCP
 */
export function requirementsOf(line: InsuranceLine, today: CalendarDay, door: Door = 'rest'): Requirements {
  const words = doorWords[door](line);
  return {
    ramo: LINES[line].ramo,
    insurance_line: line,
    mensaje_para_el_cliente: messageFor(line),
    guia_de_preguntas: guideOf(line),
    como_usarlo: howToUse(words),
    bloques: blocksOf(line, words, today),
    excepciones_aceptadas: ACCEPTED_EXCEPTIONS[line],
    casos_no_soportados: UNSUPPORTED_CASES[line],
  };
}

/** The questions of a line by sections. */
export function guideOf(line: InsuranceLine): readonly RequirementSection[] {
  const table: Children = tables[line];
  return askedSections(table).map((asked) => sectionOf(asked, table));
}

function sectionOf({ section, questions }: AskedSection, table: Children): RequirementSection {
  return {
    titulo: section.title,
    ...(section.onlyIf ? { soloSi: section.onlyIf } : {}),
    preguntas: questions.map(({ question, paths }) => {
      const opciones = optionsOf(paths, table);
      const nota = noteOf(question);
      return {
        pregunta: question.text,
        campos: paths,
        ...(opciones ? { opciones } : {}),
        ...(nota ? { nota } : {}),
        ...(question.onlyIf ? { soloSi: question.onlyIf } : {}),
      };
    }),
  };
}

/** Whoever asks reads the customer's hint too, as a sentence before the note. */
function noteOf({ hint, note }: Question): string {
  const sentence = hint && `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`;
  return [sentence, note].filter((part) => part !== undefined).join(' ');
}
