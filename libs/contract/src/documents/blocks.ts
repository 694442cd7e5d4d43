import { listed, type CalendarDay } from '@cotiza/kernel';
import type { Block, Children, Field, Presence } from '../model/field';
import { pathOf } from '../model/walk';
import { LINES_NOT_QUOTED, tables } from '../lines';
import type { Obligation, RequirementBlock, RequirementField } from '../schema/requirements.schema';
import { allowedValues } from '../model/allowed-values';
import { blockText } from './block-text';
import { conditionText } from './condition-text';
import type { DoorWords } from './door-words';
import { exampleOn } from './example-day';
import { publishedRules } from './published-rules';
import { formatText, typeText } from './format-text';

const ROOT = '(raíz)';

/** The blocks of a line's body with their fields, the root first. */
export function blocksOf({ table, body, saysLine }: DoorWords, today: CalendarDay): RequirementBlock[] {
  const lineField = saysLine ? requiredLine : knownLine;
  const root: RequirementBlock = {
    bloque: ROOT,
    que_es: body,
    obligatorio: 'siempre',
    campos: fieldsOf(table, '', today).map((field) => (field.campo === 'insurance_line' ? lineField(field) : field)),
  };
  return [root, ...nestedBlocks(table, '', today)];
}

/** Describes `insurance_line`, which the interface lists with more lines than it quotes. */
function requiredLine(field: RequirementField): RequirementField {
  const valores = [...Object.keys(tables), ...Object.keys(LINES_NOT_QUOTED)];
  const formato = `uno de los valores; aquí solo se cotizan ${listed(Object.keys(tables))}. Para este ramo, ${String(field.ejemplo)}`;
  return { ...field, valores, formato };
}

/** Describes `insurance_line` for a tool that already implies the line. */
const knownLine = (field: RequirementField): RequirementField => ({
  ...field,
  obligatorio: 'opcional',
  formato: 'no hace falta: la herramienta ya dice el ramo',
});

function nestedBlocks(children: Children, parent: string, today: CalendarDay): RequirementBlock[] {
  return Object.entries(children).flatMap(([name, node]) => {
    if (node.node === 'field') return [];
    const path = pathOf(parent, name);
    return [blockEntry(path, node, today), ...nestedBlocks(node.children, path, today)];
  });
}

function blockEntry(path: string, block: Block, today: CalendarDay): RequirementBlock {
  return {
    bloque: path,
    que_es: blockText(block),
    obligatorio: obligation(block.presence),
    ...when(block.presence),
    campos: fieldsOf(block.children, path, today),
  };
}

function fieldsOf(children: Children, parent: string, today: CalendarDay): RequirementField[] {
  return Object.entries(children).flatMap(([name, node]) =>
    node.node === 'field' ? [fieldEntry(pathOf(parent, name), node, today)] : [],
  );
}

function fieldEntry(campo: string, field: Field, today: CalendarDay): RequirementField {
  const { kind } = field;
  return {
    campo,
    obligatorio: obligation(field.presence),
    tipo: typeText(kind),
    descripcion: field.description,
    formato: formatText(field),
    ...(kind.type === 'choice' ? { valores: allowedValues(field) } : {}),
    ...(field.catalogue ? { catalogo: field.catalogue } : {}),
    ...when(field.presence),
    ...(field.forbiddenWhen ? { no_enviar_si: conditionText(field.forbiddenWhen) } : {}),
    ...('nullable' in kind && kind.nullable ? { admite_null: true } : {}),
    ...rulesEntry(field),
    ejemplo: exampleOn(field, today),
    identifica: field.use.identifies,
    finalidades: field.use.purposes,
  };
}

function rulesEntry(field: Field): { reglas?: readonly string[] } {
  const reglas = publishedRules(field);
  return reglas.length > 0 ? { reglas } : {};
}

function obligation(presence: Presence): Obligation {
  if (presence === 'always') return 'siempre';
  return presence === 'optional' ? 'opcional' : 'segun_otras_respuestas';
}

function when(presence: Presence): { cuando?: string } {
  return typeof presence === 'object' ? { cuando: conditionText(presence.when) } : {};
}
