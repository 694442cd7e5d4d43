import type { RequirementBlock, RequirementField, Requirements } from '@cotiza/contract';
import type { BriefRequirements } from './brief-requirements';

/** Everything that the requirements say of some fields. */
export type RequirementsDetail = Pick<Requirements, 'ramo' | 'insurance_line' | 'guia_de_preguntas' | 'bloques'>;

/** Returns the brief requirements as text. */
export function briefText(brief: BriefRequirements): string {
  return [
    brief.mensaje_para_el_cliente,
    section('Cómo usarlo', brief.como_usarlo),
    section('Lo que depende de otras respuestas', brief.condiciones),
    section('Formatos', brief.formatos),
    section('Lo que puede no enviarse', brief.excepciones_aceptadas),
    section('Lo que no se cotiza', brief.casos_no_soportados),
  ].join('\n\n');
}

/** Returns the requirements of some fields as text. */
export const detailText = ({ bloques, guia_de_preguntas }: RequirementsDetail): string =>
  [...bloques.map(blockText), ...guia_de_preguntas.map(questionsText)].join('\n\n');

/** Returns the whole requirements as text. */
export const wholeText = (whole: Requirements): string =>
  [
    whole.mensaje_para_el_cliente,
    section('Cómo usarlo', whole.como_usarlo),
    detailText(whole),
    section('Lo que puede no enviarse', whole.excepciones_aceptadas),
    section('Lo que no se cotiza', whole.casos_no_soportados),
  ].join('\n\n');

const section = (title: string, lines: readonly string[]) =>
  [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n');

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
