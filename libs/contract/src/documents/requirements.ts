import { type CalendarDay, upperFirst } from '@cotiza/kernel';
import type { Children } from '../model/field';
import type { Question } from '../model/question';
import { LINES, type InsuranceLine } from '../lines';
import type { RequirementSection, Requirements } from '../schema/requirements.schema';
import { blocksOf } from './blocks';
import { fieldsAsked, messageFor } from './customer-message';
import { doorWords, type Door, type DoorWords } from './door-words';
import { optionsOf } from './options';
import { askedSections, type AskedSection } from './questions';

/**
 * Returns the requirements of a line, derived from its field table.
 *
 * @param today the day in Spain that the example dates come after
 * @param door decides the wording, addresses of REST or tools of MCP, and whether identity is asked
 */
export function requirementsOf(line: InsuranceLine, today: CalendarDay, door: Door = 'rest'): Requirements {
  const words = doorWords[door](line);
  // Both lists are about fields that identify somebody.
  const asksAll = door !== 'directory';
  const { ramo, acceptedExceptions, unsupportedCases } = LINES[line];
  return {
    ramo,
    insurance_line: line,
    mensaje_para_el_cliente: messageFor(line, words.table),
    guia_de_preguntas: guideOf(words.table),
    como_usarlo: howToUse(words),
    bloques: blocksOf(words, today),
    excepciones_aceptadas: asksAll ? acceptedExceptions : [],
    casos_no_soportados: asksAll ? unsupportedCases : [],
  };
}

/** Returns the fields that the answer to each question of `mensaje_para_el_cliente` fills, by its number from 1. */
export const fieldsByQuestion = (line: InsuranceLine, door: Door): readonly (readonly string[])[] =>
  fieldsAsked(doorWords[door](line).table);

/** Returns the questions of a table by section. */
export function guideOf(table: Children): readonly RequirementSection[] {
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

/** Puts the hint for the customer before the note, as a sentence. The agent who asks reads both. */
function noteOf({ hint, note }: Question): string {
  const sentence = hint && `${upperFirst(hint)}.`;
  return [sentence, note].filter((part) => part !== undefined).join(' ');
}

/** Instructions for using the requirements, worded for a door. */
const howToUse = ({ lookUp, send, refused, repeat }: DoorWords): readonly string[] => [
  'Antes de enviar nada, informa al cliente de que sus datos se comparten con este servicio para calcular los precios.',
  'Haz al cliente todas las preguntas en un solo mensaje: mensaje_para_el_cliente ya las reúne.',
  'No inventes ni supongas ningún dato obligatorio: si el cliente no lo da, vuelve a preguntárselo o no lo envíes y la respuesta lo señalará.',
  `Los valores de los campos con catalogo ${lookUp}; envía siempre el campo valor, tal cual.`,
  'Algunos catálogos necesitan más parámetros: towns, codigo_postal; vehicle-brands, ramo (coche o moto); vehicle-models, ramo y marca; vehicle-versions, ramo, marca y modelo.',
  send,
  `${refused} Los que puede resolver el cliente traen la pregunta que hay que hacerle, con lo que se espera (formato, ejemplo, límites, valores para elegir); los demás dicen qué hay que quitar o cambiar en la petición. Lo que no se puede cotizar no se resuelve preguntando: díselo al cliente.`,
  ...(repeat === undefined
    ? []
    : [
        `${repeat} y no se cotizará ni se enviará nada dos veces. Cada petición distinta lleva una clave nueva.`,
        'siguiente_paso dice qué hacer con los precios. El cliente los recibe también por correo electrónico, en holder.email, con el enlace de compra. Este servicio no vende ni cobra: la compra la confirma el cliente, fuera de aquí, con un código SMS.',
      ]),
];
