import {
  byLine,
  object,
  REQUIREMENTS_SCHEMA,
  requirementsOf,
  type InsuranceLine,
  type RequirementBlock,
  type Requirements,
  type RequirementField,
} from '@cotiza/contract';
import { eachDay, type CalendarDay } from '@cotiza/kernel';
import { BRIEF_REQUIREMENTS_SCHEMA, briefRequirements, type BriefRequirements } from './brief-requirements';

const { ramo, insurance_line, ...onDemand } = {
  ...REQUIREMENTS_SCHEMA.properties,
  ...BRIEF_REQUIREMENTS_SCHEMA.properties,
};

export const REQUIREMENTS_ANSWER_SCHEMA = object(
  { ramo, insurance_line, ...onDemand },
  Object.keys(onDemand) as (keyof typeof onDemand)[],
);

const EVERYTHING = 'todo';

interface Worded {
  readonly result: object;
  readonly brief?: object;
  readonly text: string;
}

/** Made once a day: examples have a date to come. */
const answersOfDoor = {
  mcp: eachDay((today) => byLine((line) => answersOf(requirementsOf(line, today, 'mcp'), false))),
  directory: eachDay((today) => byLine((line) => answersOf(requirementsOf(line, today, 'directory'), true))),
};

/**
 * Returns the requirements of a line, in brief or in the detail that is asked for; undefined for an unknown name.
 *
 * @param door whether all is asked, or what identifies nobody
 */
export const requirementsAnswer = (
  line: InsuranceLine,
  today: CalendarDay,
  detail?: string,
  door: keyof typeof answersOfDoor = 'mcp',
): Worded | undefined => answersOfDoor[door](today)[line](detail);

function answersOf(whole: Requirements, isForDirectory: boolean): (detail?: string) => Worded | undefined {
  const brief = briefRequirements(whole, isForDirectory);
  const inBrief: Worded = { result: whole, brief, text: briefText(brief) };
  const everything: Worded = { result: whole, text: wholeText(whole) };
  return (detail) => {
    if (detail === undefined) return inBrief;
    if (detail === EVERYTHING) return everything;
    const part = detailOf(whole, detail);
    return part && { result: part, text: detailText(part) };
  };
}

/** Returns what the requirements say of a field, or of a block with all that is in it; undefined for an unknown name. */
function detailOf(whole: Requirements, path: string): RequirementsDetail | undefined {
  const bloques = blocksAt(whole.bloques, path);
  if (bloques.length === 0) return undefined;
  const meant = new Set(bloques.flatMap(({ campos }) => campos.map(({ campo }) => campo)));
  const { ramo, insurance_line } = whole;
  const guia_de_preguntas = whole.guia_de_preguntas
    .map((section) => ({
      ...section,
      preguntas: section.preguntas.filter(({ campos }) => campos.some((campo) => meant.has(campo))),
    }))
    .filter(({ preguntas }) => preguntas.length > 0);
  return { ramo, insurance_line, guia_de_preguntas, bloques };
}

function blocksAt(blocks: readonly RequirementBlock[], path: string): RequirementBlock[] {
  const within = blocks.filter(({ bloque }) => bloque === path || bloque.startsWith(`${path}.`));
  if (within.length > 0) return within;
  return blocks
    .map((block) => ({
      ...block,
      campos: block.campos.filter(({ campo }) => campo === path || campo.endsWith(`.${path}`)),
    }))
    .filter(({ campos }) => campos.length > 0);
}

type RequirementsDetail = Pick<Requirements, 'ramo' | 'insurance_line' | 'guia_de_preguntas' | 'bloques'>;

function briefText(brief: BriefRequirements): string {
  return [
    brief.mensaje_para_el_cliente,
    section('Cómo usarlo', brief.como_usarlo),
    section('Qué campos rellena cada pregunta', brief.campos),
    section('Lo que depende de otras respuestas', brief.condiciones),
    section('Formatos', brief.formatos),
    section('Lo que puede no enviarse', brief.excepciones_aceptadas),
    section('Lo que no se cotiza', brief.casos_no_soportados),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const detailText = ({ bloques, guia_de_preguntas }: RequirementsDetail): string =>
  [...bloques.map(blockText), ...guia_de_preguntas.map(questionsText)].join('\n\n');

const wholeText = (whole: Requirements): string =>
  [
    whole.mensaje_para_el_cliente,
    section('Cómo usarlo', whole.como_usarlo),
    detailText(whole),
    section('Lo que puede no enviarse', whole.excepciones_aceptadas),
    section('Lo que no se cotiza', whole.casos_no_soportados),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n');

const blockText = ({ bloque, que_es, obligatorio, cuando, campos }: RequirementBlock) =>
  section(`${bloque} (${obligationText(obligatorio, cuando)}). ${que_es}`, campos.map(fieldText));

function obligationText(obligation: RequirementField['obligatorio'], when?: string): string {
  return when === undefined ? obligation : `obligatorio si ${when}`;
}

function fieldText(field: RequirementField): string {
  const { tipo, obligatorio, formato, valores, catalogo, cuando, no_enviar_si, reglas = [] } = field;
  const said = [
    `${tipo}, ${obligationText(obligatorio, cuando)}`,
    ...(no_enviar_si === undefined ? [] : [`no se envía si ${no_enviar_si}`]),
    `formato: ${formato}`,
    ...(valores === undefined ? [] : [`valores: ${valores.join(', ')}`]),
    ...(catalogo === undefined ? [] : [`catálogo: ${catalogo}`]),
    ...(field.ejemplo === undefined ? [] : [`ejemplo: ${JSON.stringify(field.ejemplo)}`]),
  ];
  return [`${field.campo}: ${field.descripcion}`, `${said.join('; ')}.`, ...reglas].join(' ');
}

const questionsText = ({ titulo, soloSi, preguntas }: Requirements['guia_de_preguntas'][number]) =>
  section(
    soloSi === undefined ? titulo : `${titulo} (solo si ${soloSi})`,
    preguntas.map(({ pregunta, campos, opciones, nota, soloSi: when }) =>
      [
        `${when === undefined ? '' : `Solo si ${when}: `}${pregunta}`,
        ...(nota === undefined ? [] : [nota]),
        ...(opciones
          ? [`Respuestas: ${opciones.map(({ etiqueta, valor }) => `${etiqueta} (${valor})`).join(', ')}.`]
          : []),
        `Rellena ${campos.join(', ')}.`,
      ].join(' '),
    ),
  );
