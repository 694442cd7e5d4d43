import {
  byLine,
  estimateTables,
  INSURANCE_LINES,
  isNeededForEstimates,
  judgeEstimateBody,
  LINES,
  type Node,
  type BodyContext,
} from '@cotiza/contract';
import {
  ESTIMATE_RESULT_SCHEMA,
  withAbsoluteLinks,
  type EstimateResult,
  type FactToAsk,
  type LevelEstimate,
} from '@cotiza/quoting';
import { lineArguments, lineArgumentsSchema } from '../line-arguments';
import { withBlocks } from '../sent-arguments';
import type { Tool } from '../tool';
import { euros, listed } from '@cotiza/kernel';

type Rows = Readonly<Record<string, Node>>;

/** The rows of a table as short as they can be said: `holder{birth_date, address{postal_code, town_id?}}`. `?` may be left out. */
const namesOf = (rows: Rows): string =>
  Object.entries(rows)
    .filter(([name]) => name !== 'insurance_line')
    .map(([name, node]) => {
      if (node.node === 'block') return `${name}{${namesOf(node.children)}}`;
      return isNeededForEstimates(node) ? name : `${name}?`;
    })
    .join(', ');

const FIELDS = INSURANCE_LINES.map((line) => `${LINES[line].ramo}: ${namesOf(estimateTables[line])}`).join('. ');

const readings = byLine((line): BodyContext => ({ line, nullMeansLeftOut: true }));

export const estimar_precio: Tool = {
  name: 'estimar_precio',
  title: 'Precio orientativo sin datos personales',
  description:
    'Llámala cuando el cliente quiera hacerse una idea del precio antes de decir quién es. Recibe solo lo que mueve el precio y devuelve lo que costaría cada nivel con cada aseguradora, y lo que falta para cotizar. Con pocos datos da un abanico de casos y, en afinar, qué preguntar primero. No se guarda nada ni se escribe a nadie; no compromete a nadie. Cualquier otro dato se rechaza.',
  inputSchema: lineArgumentsSchema(
    `Lo que sepas, con los nombres y valores de la herramienta de cotizar; ? puede faltar. ${FIELDS}.`,
  ),
  outputSchema: ESTIMATE_RESULT_SCHEMA,
  isReadOnly: true,
  limitGroup: 'estimates',
  showsOffers: false,
  inDirectory: {
    description:
      'Llámala con lo que sepas de obtener_requisitos. Da el precio de cada nivel; con pocos datos, un abanico de casos y qué preguntar primero. No pide quién es el cliente, no guarda nada ni compromete.',
    inputSchema: lineArgumentsSchema(`Con los valores de obtener_requisitos; ? puede faltar. ${FIELDS}.`),
  },
  run: async (args, { requestEstimate, clock }, { address, isForDirectory, ...context }) => {
    const asked = lineArguments(args);
    if (asked.faults) return { refusal: { problem: 'parametros_invalidos', faults: asked.faults } };
    const body = judgeEstimateBody(
      withBlocks(asked.data, estimateTables[asked.line]),
      clock.today(),
      readings[asked.line],
    );
    const answer = await requestEstimate(body, context);
    if ('refusal' in answer) return answer;
    const linked = withAbsoluteLinks(answer.result, address);
    const result = isForDirectory ? withoutIdentity(linked) : linked;
    return { result, text: estimateText(result) };
  },
};

/** Returns an estimate without the questions of a quotation, which are about who the customer is. */
const withoutIdentity = (result: EstimateResult): EstimateResult => ({
  ...result,
  falta_para_cotizar: [],
  siguiente_paso: result.estado === 'estimado' && !result.afinar ? PRESENT_ONLY : result.siguiente_paso,
});

const PRESENT_ONLY =
  'Presenta los precios como estimaciones, por niveles. Si al cliente le interesan, llama a preparar_solicitud con los mismos datos: él pone el resto en su página. No le pidas quién es.';

/** Returns an estimate as text: the price of each level with every insurer, and what is asked next: to refine it, or to quote. */
function estimateText(result: EstimateResult): string {
  const { niveles, rechazos, sin_respuesta, solo_cotizan, afinar, falta_para_cotizar, siguiente_paso, aviso } = result;
  const missing = (afinar ? [] : falta_para_cotizar).map(
    ({ pregunta, campos }) => `- ${pregunta} (${campos.join(', ')})`,
  );
  return [
    niveles.length === 0 ? 'Sin precios.' : 'Estimaciones, al año y con todo incluido:',
    ...niveles.map(levelLine),
    ...(rechazos.length === 0 ? [] : [`No lo aseguran: ${listed(rechazos.map(({ aseguradora }) => aseguradora))}.`]),
    ...(sin_respuesta.length === 0 ? [] : [`No han respondido: ${listed(sin_respuesta)}.`]),
    ...(solo_cotizan.length === 0 ? [] : [`Solo dan precio al cotizar: ${listed(solo_cotizan)}.`]),
    ...(afinar ? refineLines(afinar) : []),
    ...(missing.length === 0 ? [] : ['Para cotizar falta:', ...missing]),
    siguiente_paso,
    aviso,
  ].join('\n');
}

/** Returns the facts to ask with how far each moves the cheapest price, and the names of those that do not. */
function refineLines(facts: readonly FactToAsk[]): readonly string[] {
  const moving = facts.filter(({ mueve }) => mueve > 0);
  const others = facts.filter(({ mueve }) => mueve === 0).map(({ campo }) => campo);
  return [
    'Para afinar, pregunta por este orden (lo que cada dato solo mueve el precio más barato):',
    ...moving.map(
      ({ pregunta, campo, supuesto, mueve }) =>
        `- ${pregunta} (${campo}; supuesto ${String(supuesto)}): hasta ${euros(mueve)}.`,
    ),
    ...(others.length === 0 ? [] : [`Tampoco se sabe, y no mueve el más barato: ${listed(others)}.`]),
  ];
}

function levelLine({ nombre, desde, hasta, aseguradoras, caso_medio, franquicias = [] }: LevelEstimate): string {
  const each = aseguradoras.map(({ aseguradora, desde: from, hasta: to }) => `${aseguradora} ${rangeText(from, to)}`);
  const middle = typeof caso_medio === 'number' ? `, caso medio ${euros(caso_medio)}` : '';
  const steps = franquicias.map((step) => `${euros(step.franquicia)}, desde ${euros(step.desde)}`);
  const ladder = steps.length === 0 ? '' : ` Por franquicia: ${steps.join('; ')}.`;
  return `- ${nombre}: ${rangeText(desde, hasta)}${middle}. ${each.join('; ')}.${ladder}`;
}

const rangeText = (from: number, to: number): string => (from === to ? euros(from) : `${euros(from)} a ${euros(to)}`);
