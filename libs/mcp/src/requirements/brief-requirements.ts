import {
  fieldsByQuestion,
  object,
  quotingToolOf,
  REQUIREMENTS_SCHEMA,
  texts,
  type Declared,
  type RequirementBlock,
  type RequirementField,
  type Requirements,
} from '@cotiza/contract';

const { ramo, insurance_line, mensaje_para_el_cliente, como_usarlo, excepciones_aceptadas, casos_no_soportados } =
  REQUIREMENTS_SCHEMA.properties;

/** The requirements of a line, short enough to read before every quotation. Details are sent on request. */
export const BRIEF_REQUIREMENTS_SCHEMA = object({
  ramo,
  insurance_line,
  mensaje_para_el_cliente,
  como_usarlo,
  campos: texts('Los campos que rellena cada pregunta del mensaje, por bloques y en su orden.'),
  condiciones: texts('Cuándo se envía lo que no se envía siempre.'),
  formatos: texts('La forma de lo que el esquema no dice.'),
  excepciones_aceptadas,
  casos_no_soportados,
});

export type BriefRequirements = Declared<typeof BRIEF_REQUIREMENTS_SCHEMA>;

/** Lists up to this size are in the schema of the quoting tool. */
const IN_SCHEMA_AT_MOST = 12;

/** A format that is a size alone. What customers say keeps to it. */
const SIZE_ALONE =
  /^(?:de \d+ a \d+ caracteres|hasta \d+ caracteres|(?:entero|número) de \d+ a (?:\d+|al año en curso))[^;]*$/;
const SIZE_FIRST = /^(?:de \d+ a|hasta) \d+ caracteres[,;] /;

/** Forms for which the schema of the quoting tool is enough, or the line about dates. */
const isSaidBySchema = ({ tipo, formato }: RequirementField) => tipo === 'fecha' || formato === 'true o false';

const HOW = (tool: string): readonly string[] => [
  'Antes de enviar nada, di al cliente que sus datos se comparten con este servicio. No inventes ni supongas nada.',
  'Lo de un catálogo se busca con consultar_catalogo: se envía valor, tal cual.',
  `Envía todo en una llamada a ${tool}; comprobar_datos dice antes qué falta. Con detalle (un bloque, un campo o todo) sabes todo de él.`,
];

const HOW_IN_DIRECTORY: readonly string[] = [
  'Pregúntale todo en un solo mensaje y no inventes ni supongas nada. Nunca pidas ni envíes documentos de identidad, nombres, matrículas, direcciones, teléfonos ni correos.',
  'Lo de un catálogo se busca con consultar_catalogo: se envía valor, tal cual.',
  'Envía todo en una llamada a estimar_precio; para cotizar con sus datos, a preparar_solicitud, y el cliente pone el resto en su página. Con detalle (un bloque, un campo o todo) sabes todo de él.',
];

/**
 * Returns the part of the requirements that is needed to ask the customer and to write a body.
 *
 * @param isForDirectory true where no quoting tool is listed, whose schema has the short lists of values
 */
export function briefRequirements(whole: Requirements, isForDirectory = false): BriefRequirements {
  const { bloques } = whole;
  return {
    ramo: whole.ramo,
    insurance_line: whole.insurance_line,
    mensaje_para_el_cliente: whole.mensaje_para_el_cliente,
    como_usarlo: isForDirectory ? HOW_IN_DIRECTORY : HOW(quotingToolOf(whole.insurance_line)),
    campos: fieldsOfQuestions(fieldsByQuestion(whole.insurance_line, isForDirectory ? 'directory' : 'mcp')),
    condiciones: [...bloques.flatMap(blockCondition), ...grouped(bloques, conditionIn(bloques))],
    formatos: [
      'Fechas: AAAA-MM-DD, no futuras salvo effective_date, que es hoy o posterior.',
      cataloguesOf(bloques),
      ...grouped(bloques, isForDirectory ? formatOrValuesOf : formatOf),
    ],
    excepciones_aceptadas: whole.excepciones_aceptadas,
    casos_no_soportados: whole.casos_no_soportados,
  };
}

/** Returns a line for the questions of each block: `12 a 13, vehicle: registration_plate; brand_id, model_id`. */
function fieldsOfQuestions(asked: readonly (readonly string[])[]): string[] {
  const lines: { block: string; first: number; fields: string[] }[] = [];
  asked.forEach((paths, at) => {
    const [block = ''] = paths.filter((path) => path.includes('.')).map((path) => path.split('.')[0]);
    // Of an address, all fields are asked in one question.
    const short = paths.map((path) => path.replace(`${block}.`, '').replace(/^address\..*/, 'address'));
    const names = [...new Set(short)].join(', ');
    const last = lines.at(-1);
    if (last?.block === block) last.fields.push(names);
    else lines.push({ block, first: at + 1, fields: [names] });
  });
  return lines.map(({ block, first, fields }) => {
    const numbers = fields.length > 1 ? `${first} a ${first + fields.length - 1}` : first;
    return `${numbers}${block === '' ? '' : `, ${block}`}: ${fields.join('; ')}`;
  });
}

const alwaysAndOnlyIf = (condition: string) => `siempre y solo si ${condition}`;

function blockCondition({ bloque, cuando, que_es }: RequirementBlock): string[] {
  if (cuando === undefined) return [];
  const [, notIf] = / No se envía si (.+)\.$/.exec(que_es) ?? [];
  const isAlways = notIf !== undefined && isOpposite(cuando, notIf);
  return [`${bloque}: ${isAlways ? alwaysAndOnlyIf(cuando) : `obligatorio si ${cuando}. ${que_es}`}`];
}

function conditionIn(blocks: readonly RequirementBlock[]): (field: RequirementField) => string | undefined {
  const fields = new Map(blocks.flatMap(({ campos }) => campos).map((field) => [field.campo, field]));
  const saidOf = (campo: string) => {
    const field = fields.get(campo);
    return field && conditionOf(field);
  };
  return (field) => conditionOf(field, saidOf);
}

/** @param saidOf returns the condition that is said of another field: what a field shares with that is not said again */
function conditionOf(
  { cuando, no_enviar_si }: RequirementField,
  saidOf: (campo: string) => string | undefined = () => undefined,
): string | undefined {
  if (cuando === undefined) return no_enviar_si === undefined ? undefined : `no se envía si ${no_enviar_si}`;
  if (no_enviar_si !== undefined && isOpposite(cuando, no_enviar_si)) return alwaysAndOnlyIf(cuando);
  if (no_enviar_si === undefined) return `obligatorio si ${cuando}`;
  const [first = '', ...others] = cuando.split(' y ');
  const further = others.join(' y ');
  if (further === '' || !isOpposite(first, no_enviar_si))
    return `obligatorio si ${cuando}; no se envía si ${no_enviar_si}`;
  const [dependsOn = ''] = further.split(' ');
  return saidOf(dependsOn) === alwaysAndOnlyIf(first)
    ? `obligatorio si ${further}`
    : `solo si ${first}, y entonces obligatorio si ${further}`;
}

/** Returns true for two conditions on one field that exclude each other and leave nothing between. */
const isOpposite = (one: string, other: string): boolean =>
  [
    other.replace(/ es true$/, ' es false'),
    other.replace(/ es false$/, ' es true'),
    other.replace(/^(\S+) es /, '$1 no es '),
  ].includes(one);

/** Returns the catalogue in which a value is that the schema does not list. */
const catalogueOf = ({ catalogo, valores = [], tipo }: RequirementField): string | undefined =>
  tipo === 'booleano' || (valores.length > 0 && valores.length <= IN_SCHEMA_AT_MOST) ? undefined : catalogo;

/** Returns one line for all fields with a catalogue. */
function cataloguesOf(blocks: readonly RequirementBlock[]): string {
  const fields = blocks.flatMap(({ campos }) => campos);
  const said = fields.filter(catalogueOf).map((field) => `${placeOf(field).name} ${field.catalogo}`);
  return `Catálogos: ${[...new Set(said)].join(', ')}.`;
}

function formatOf(field: RequirementField): string | undefined {
  const { formato, valores = [], admite_null, descripcion } = field;
  if (valores.length > 0 || catalogueOf(field) || isSaidBySchema(field)) return undefined;
  if (admite_null) return `${formato}. ${descripcion}`;
  return SIZE_ALONE.test(formato) ? undefined : formato.replace(SIZE_FIRST, '');
}

/** Values are listed, but for the line, which `ramo` says. */
function formatOrValuesOf(field: RequirementField): string | undefined {
  const { valores = [] } = field;
  return formatOf(field) ?? (valores.length > 1 && !catalogueOf(field) ? valores.join(', ') : undefined);
}

/** Returns one line for all fields with the same text. Names and conditions are those within their block. */
function grouped(blocks: readonly RequirementBlock[], said: (field: RequirementField) => string | undefined) {
  const groups = new Map<string, Place[]>();
  for (const place of blocks.flatMap(({ campos }) => campos).map(placeOf)) {
    const text = said(place.field);
    if (text === undefined) continue;
    const short = place.within === '' ? text : text.replaceAll(`${place.within}.`, '');
    groups.set(short, [...(groups.get(short) ?? []), place]);
  }
  const homes = homesOf(blocks);
  return [...groups].map(([text, places]) => `${namesOf(places, homes)}: ${text}`);
}

/** A field by its block and its name in there. */
interface Place {
  readonly field: RequirementField;
  readonly within: string;
  readonly name: string;
}

function placeOf(field: RequirementField): Place {
  const dot = field.campo.lastIndexOf('.');
  return { field, within: field.campo.slice(0, Math.max(dot, 0)), name: field.campo.slice(dot + 1) };
}

function homesOf(blocks: readonly RequirementBlock[]): ReadonlyMap<string, number> {
  const homes = new Map<string, number>();
  for (const { name } of blocks.flatMap(({ campos }) => campos).map(placeOf))
    homes.set(name, (homes.get(name) ?? 0) + 1);
  return homes;
}

/** Returns the names of fields, with their blocks where another block has a field of that name that is not meant. */
function namesOf(places: readonly Place[], homes: ReadonlyMap<string, number>): string {
  const blocksByName = new Map<string, string[]>();
  for (const { name, within } of places) blocksByName.set(name, [...(blocksByName.get(name) ?? []), within]);
  const namesByBlocks = new Map<string, string[]>();
  for (const [name, within] of blocksByName) {
    const where = within.length === homes.get(name) ? '' : ` (${within.join(', ')})`;
    namesByBlocks.set(where, [...(namesByBlocks.get(where) ?? []), name]);
  }
  return [...namesByBlocks].map(([where, names]) => names.join(', ') + where).join('; ');
}
